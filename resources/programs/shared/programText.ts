import type { Block } from '../../../contract/programs/shapes.ts';
import { toSpokenTime } from '../../../domain/platform/duration.ts';
import { describeDose, DOSE_SECONDS, type DosePart, type DoseWords } from '../../../domain/programs/dose-text.ts';

type Goal = Pick<Block, 'numSets' | 'setGoal'>;
type DosedGoal = Goal & Pick<Block, 'dose'>;
type Translate = (key: string, values?: Record<string, unknown>) => string;

/** `30 s`, `1:30 min`. */
function formatTime(seconds: number, translate: Translate, longest?: number): string {
  const spoken = toSpokenTime(seconds, longest);
  return 'clock' in spoken
    ? translate('programs.time', { time: spoken.clock })
    : translate('programs.seconds', { seconds: spoken.seconds });
}

/** The goal of a set: `10 reps`, `30 s`, `10 reps or 1:30 min`. */
export function formatGoal({ setGoal: { goalType, reps, time } }: Goal, translate: Translate): string {
  const parts = [
    reps === null ? null : translate('programs.reps', { smart_count: reps }),
    time === null ? null : formatTime(time, translate),
  ].filter((part) => part !== null);
  if (goalType === 'ROM') return translate('programs.rom', { reps: parts[0] ?? '' });
  return parts.length > 1 ? translate('programs.repsOrTime', { reps: parts[0], time: parts[1] }) : (parts[0] ?? '');
}

/** Sets and goal: `2 sets × 10 reps`. */
export const formatSets = (block: Goal, translate: Translate): string =>
  `${translate('programs.sets', { smart_count: block.numSets })} × ${formatGoal(block, translate)}`;

const getDoseWords = (translate: Translate): DoseWords => ({
  weight: (weight) => translate('programs.dose.weight', weight),
  bodyWeight: () => translate('programs.dose.bodyWeight'),
  band: (color) => translate(`programs.dose.band.${color}`),
  time: (seconds) => formatTime(seconds, translate, DOSE_SECONDS),
  hold: (time) => translate('programs.dose.hold', { time }),
  rest: (time) => translate('programs.dose.rest', { time }),
  tempo: (tempo) => translate('programs.dose.tempo', tempo),
  sideOrder: (order) => translate(`programs.dose.sideOrder.${order}`),
});

/** What is prescribed beside sets and goal: `5 lb`, `hold 5 s`; empty without a dose. */
export const listDose = (dose: Block['dose'], translate: Translate): string[] =>
  describeDose(dose, getDoseWords(translate)).map(({ text }) => text);

/** A block in one line: `2 sets × 10 reps · 5 lb · hold 5 s`. */
export const formatBlock = (block: DosedGoal, translate: Translate): string =>
  [formatSets(block, translate), ...listDose(block.dose, translate)].join(' · ');

/** The dose as a patient reads it, each part with its name. */
export function listPatientDose(
  dose: Block['dose'],
  translate: Translate,
): { part: DosePart; label: string; text: string }[] {
  const words: DoseWords = {
    ...getDoseWords(translate),
    hold: (time) => translate('programs.patientDose.hold', { time }),
    rest: (time) => translate('programs.patientDose.rest', { time }),
    tempo: (tempo) =>
      (['lower', 'pause', 'lift'] as const)
        .filter((part) => tempo[part] > 0)
        .map((part) => translate(`programs.patientDose.tempo.${part}`, { seconds: tempo[part] }))
        .join(', '),
  };
  return describeDose(dose, words).map(({ part, text }) => ({
    part,
    label: translate(`programs.patientDose.label.${part}`),
    text,
  }));
}

/** `3 times a day, 5 days a week`. */
export const formatFrequency = (
  { dailyFrequency, weeklyFrequency }: { dailyFrequency: number; weeklyFrequency: number },
  translate: Translate,
): string =>
  `${translate('programs.daily', { smart_count: dailyFrequency })}, ${translate('programs.weekly', { smart_count: weeklyFrequency })}`;
