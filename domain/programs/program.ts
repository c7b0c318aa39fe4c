import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { sides } from '../../contract/platform/enumerations.ts';
import { textLength } from '../../contract/platform/fields.ts';
import { DAILY_FREQUENCY, NAME_MAX, NOTES_MAX, WEEKLY_FREQUENCY } from '../../contract/platform/limits.ts';
import { keysOf, pick } from '../../contract/platform/typed-keys.ts';
import { doseFields } from '../../contract/programs/dose.ts';
import type { Dose } from '../../contract/programs/prescription.ts';
import { Block, ProgramBody, programFields, SetGoal, TemplateBody } from '../../contract/programs/shapes.ts';

type Side = (typeof sides)[number];

/** A program under construction, not validated yet. */
export type ProgramDraft = ProgramBody;

export const createEmptyProgram = (): ProgramDraft => ({
  name: '',
  notes: '',
  dailyFrequency: DAILY_FREQUENCY.default,
  weeklyFrequency: WEEKLY_FREQUENCY.default,
  blocks: [],
});

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** The first message of each field. A load without a number is invalid as a whole; what is missing is its number. */
function toErrors(issues: Issues = []): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues)
    errors[
      path
        .map(String)
        .join('.')
        .replace(/dose\.load$/, 'dose.load.value')
    ] ??= message;
  return errors;
}

/** Message of each invalid field by its dotted path (`name`, `blocks`, `blocks.0.setGoal.time`); BLD-39..60. */
export const validateProgram = (draft: ProgramDraft, kind: 'Program' | 'Template'): Record<string, string> =>
  toErrors((kind === 'Program' ? ProgramBody : TemplateBody).safeParse(draft).error?.issues);

/** Message of each invalid field of one block by its dotted path (`setGoal.time`, `dose.hold`; BLD-50, BLD-55, BLD-58). */
export const validateBlock = (block: Block): Record<string, string> => toErrors(Block.safeParse(block).error?.issues);

/** Whether a draft has a name and differs from the original (BLD-36). */
export const isDirty = (draft: ProgramDraft, original: ProgramDraft): boolean =>
  draft.name.trim() !== '' && toComparable(draft) !== toComparable(original);

const blockFields = keysOf(Block.shape);
const goalFields = keysOf(SetGoal.shape);

/** The database returns the keys of an object in an order of its own. */
const sortKeys = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Value;

const normalizeDose = (dose: Dose): Dose => ({
  ...pick(dose, doseFields),
  load: dose.load && sortKeys(dose.load),
  tempo: dose.tempo && sortKeys(dose.tempo),
});

/** A block with its fields in the order of the contract: equal blocks have the same JSON. */
export const normalizeBlock = (block: Block): Block => ({
  ...pick(block, blockFields),
  setGoal: pick(block.setGoal, goalFields),
  dose: block.dose && normalizeDose(block.dose),
});

const toComparable = (draft: ProgramDraft): string =>
  JSON.stringify({
    ...pick(draft, programFields),
    name: draft.name.trim(),
    blocks: draft.blocks.map(normalizeBlock),
  });

type Sided = Pick<Exercise, 'subjectOrientation' | 'sequence'>;

/** The sides that the builder offers for an exercise; null is both, an empty list hides the choice (BLD-63, OPEN-083). */
export function listSideChoices({ subjectOrientation, sequence }: Sided): readonly (Side | null)[] {
  if (subjectOrientation === 'SIDE' || sequence === 'SINGLE' || sequence === null) return ['Right', 'Left'];
  return sequence === 'BILATERAL' || sequence === 'ALTERNATING' ? ['Right', 'Left', null] : [];
}

/**
 * Creates the block of an added exercise: 1 set of 10 reps, or of 30 s if it does not count reps (OPEN-085), on the
 * patient's involved side if a side can be chosen (BLD-64).
 */
export function createBlock(
  exercise: Sided & Pick<Exercise, 'id' | 'exerciseMetrics'>,
  uuid: string,
  involvedSide: Side | null,
): Block {
  const countsReps = exercise.exerciseMetrics.some(({ metric }) => metric === 'REPS');
  return {
    uuid,
    exerciseId: exercise.id,
    numSets: 1,
    setGoal: countsReps ? { goalType: 'REPS', reps: 10, time: null } : { goalType: 'TIME', reps: null, time: 30 },
    sideOfBody: listSideChoices(exercise).includes(involvedSide) ? involvedSide : null,
  };
}

/** Truncates notes to the limit. A line break counts as two characters, and no letter is split (BLD-41, BLD-44). */
export function truncateNotes(notes: string, max = NOTES_MAX): string {
  if (textLength(notes) <= max) return notes;
  let kept = '';
  for (const letter of notes) {
    if (textLength(kept + letter) > max) break;
    kept += letter;
  }
  return kept;
}

const DUPLICATE = ' (DUPLICATE)';

/** Name of a duplicated template (TPL-16), truncated to the length of a name. */
export const toDuplicateName = (name: string): string => `${truncate(name, NAME_MAX - DUPLICATE.length)}${DUPLICATE}`;

/** A text of at most so many UTF-16 units, as limits of names count, never cut inside a character. */
export const truncate = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
