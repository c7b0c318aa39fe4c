import type { Block } from '../../../contract/programs/shapes.ts';
import { toSpokenTime } from '../../../domain/platform/duration.ts';

type Goal = Pick<Block, 'numSets' | 'setGoal'>;
type Translate = (key: string, values?: Record<string, unknown>) => string;

/** `30 s`, `1:30 min`. */
function formatTime(seconds: number, translate: Translate): string {
  const spoken = toSpokenTime(seconds);
  return 'clock' in spoken
    ? translate('programs.time', { time: spoken.clock })
    : translate('programs.seconds', { seconds: spoken.seconds });
}

/** The goal of a set: `10 reps`, `30 s`, `10 reps or 1:30 min`. */
function formatGoal({ setGoal: { goalType, reps, time } }: Goal, translate: Translate): string {
  const parts = [
    reps === null ? null : translate('programs.reps', { smart_count: reps }),
    time === null ? null : formatTime(time, translate),
  ].filter((part) => part !== null);
  if (goalType === 'ROM') return translate('programs.rom', { reps: parts[0] ?? '' });
  return parts.length > 1 ? translate('programs.repsOrTime', { reps: parts[0], time: parts[1] }) : (parts[0] ?? '');
}

/** A block: `2 sets × 10 reps`. */
export const formatBlock = (block: Goal, translate: Translate): string =>
  `${translate('programs.sets', { smart_count: block.numSets })} × ${formatGoal(block, translate)}`;

/** `3 times a day, 5 days a week`. */
export const formatFrequency = (
  { dailyFrequency, weeklyFrequency }: { dailyFrequency: number; weeklyFrequency: number },
  translate: Translate,
): string =>
  `${translate('programs.daily', { smart_count: dailyFrequency })}, ${translate('programs.weekly', { smart_count: weeklyFrequency })}`;
