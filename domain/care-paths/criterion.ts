import { carePathMeasureMessage } from '../../contract/care-paths/messages.ts';
import type { Because, MeasureType, Phase } from '../../contract/care-paths/shapes.ts';
import type { Message } from '../../contract/platform/message.ts';

/** What a phase waits for. */
export type Criterion = Pick<Phase, 'track' | 'logic' | 'number' | 'type'>;

const DAY_HAS: Partial<Record<MeasureType, number>> = { Minutes: 1440, Hours: 24, Days: 1, Weeks: 1 / 7 };

/** Days in a unit of time; the days themselves in a unit that is none. */
export const convertDays = (days: number, type: MeasureType): number => days * (DAY_HAS[type] ?? 1);

/** Rounds a value to one decimal, as it is shown and compared. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Whether the criterion is met. Criteria are whole numbers: a value equals one when it rounds to it, and time equals one
 * once that many units are over (2 Weeks from day 14 on), so that a skipped day does not matter.
 */
export function isMet({ track, logic, number, type }: Criterion, value: number): boolean {
  if (track === 'Time in phase' && logic === 'Equals') return value >= number - 1e-9;
  if (type === 'Weeks') return logic === '>' ? value > number + 1e-9 : value < number - 1e-9;
  if (logic === 'Equals') return Math.round(value) === number;
  return logic === '>' ? value > number : value < number;
}

const measuredCodes = {
  Degrees: 'carePaths.measuredDegrees',
  '%': 'carePaths.measuredPercent',
  Score: 'carePaths.measuredScore',
  Minutes: 'carePaths.measuredMinutes',
  Hours: 'carePaths.measuredHours',
  Days: 'carePaths.measuredDays',
  Weeks: 'carePaths.measuredWeeks',
} as const satisfies Record<MeasureType, string>;

/** `Range of motion 95°`. */
export const formatMeasured = ({ track, value, type }: Pick<Because, 'track' | 'value' | 'type'>): Message =>
  carePathMeasureMessage(measuredCodes[type], { track: { term: track }, value: roundToTenth(value) });
