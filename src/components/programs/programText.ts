import type { Block } from '../../../contract/program-shapes.ts';
import { spokenTime } from '../../../domain/duration.ts';

type Goal = Pick<Block, 'numSets' | 'setGoal'>;
type Translate = (key: string, values?: Record<string, unknown>) => string;

/** `30 s`, `1:30 min`. */
function timeText(seconds: number, translate: Translate): string {
  const said = spokenTime(seconds);
  return 'clock' in said
    ? translate('programs.time', { time: said.clock })
    : translate('programs.seconds', { seconds: said.seconds });
}

/** The goal of a set in words: `10 reps`, `30 s`, `10 reps or 1:30 min`. */
function goalText({ setGoal: { goalType, reps, time } }: Goal, translate: Translate): string {
  const parts = [
    reps === null ? null : translate('programs.reps', { smart_count: reps }),
    time === null ? null : timeText(time, translate),
  ].filter((part) => part !== null);
  if (goalType === 'ROM') return translate('programs.rom', { reps: parts[0] ?? '' });
  return parts.length > 1 ? translate('programs.repsOrTime', { reps: parts[0], time: parts[1] }) : (parts[0] ?? '');
}

/** A block in words: `2 sets × 10 reps`. */
export const blockText = (block: Goal, translate: Translate): string =>
  `${translate('programs.sets', { smart_count: block.numSets })} × ${goalText(block, translate)}`;

/** `3 times a day, 5 days a week`. */
export const frequencyText = (
  { dailyFrequency, weeklyFrequency }: { dailyFrequency: number; weeklyFrequency: number },
  translate: Translate,
): string =>
  `${translate('programs.daily', { smart_count: dailyFrequency })}, ${translate('programs.weekly', { smart_count: weeklyFrequency })}`;
