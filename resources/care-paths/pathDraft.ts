import * as z from 'zod/mini';
import { CarePathBody, typesOf, type Phase, type ShownPhase } from '../../contract/care-path-shapes.ts';
import { CARE_PATH_NUMBER } from '../../contract/limits.ts';

const numbers = ['phaseNumber', 'exerciseTotal', 'messageTotal', 'number'] as const;
type NumberField = (typeof numbers)[number];

/** A phase while it is edited: numbers as they are typed. */
export type PhaseDraft = Omit<ShownPhase, NumberField> & Record<NumberField, string>;

export interface PathDraft {
  name: string;
  phases: readonly PhaseDraft[];
}

interface Edited {
  name: string;
  phases: readonly ShownPhase[];
}

export const draftOf = ({ name, phases }: Edited): PathDraft => ({
  name,
  phases: phases.map((phase) => {
    const { phaseNumber, exerciseTotal, messageTotal, number } = phase;
    return {
      ...phase,
      phaseNumber: `${phaseNumber}`,
      exerciseTotal: `${exerciseTotal}`,
      messageTotal: `${messageTotal}`,
      number: `${number}`,
    };
  }),
});

// An empty or half-typed number is none; the shape then says what is wanted.
const typed = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** What was typed, as a path again. */
export const pathOf = ({ name, phases }: PathDraft): Edited => ({
  name: name.trim(),
  phases: phases.map((phase) => ({
    ...phase,
    title: phase.title.trim(),
    phaseNumber: typed(phase.phaseNumber),
    exerciseTotal: typed(phase.exerciseTotal),
    messageTotal: typed(phase.messageTotal),
    number: typed(phase.number),
  })),
});

const storedPhase = (phase: ShownPhase): Phase => {
  const { trackOptions: _tracks, typeOptions: _types, logicOptions: _logics, templateName: _name, ...stored } = phase;
  return stored;
};

/** A path as it is saved; `newId` names phases anew, for a copy. */
export const bodyOf = ({ name, phases }: Edited, newId?: () => string): CarePathBody => ({
  name,
  phases: phases.map((phase) => ({ ...storedPhase(phase), ...(newId && { id: newId() }) })),
});

/** The first message of each faulty field of a draft by its place, `phases.0.title`; of the path itself `name`, `phases`. */
export function draftProblems(draft: PathDraft): Record<string, string> {
  // Phases of a sample have ids of their own kind.
  const body = bodyOf(pathOf(draft), () => crypto.randomUUID());
  const messages: Record<string, string> = {};
  for (const { path, message } of z.safeParse(CarePathBody, body).error?.issues ?? [])
    messages[path.join('.')] ??= message;
  return messages;
}

/** The phases in another order: the numbers stay in theirs, so that the first phase has the first number. */
export function reordered(before: readonly PhaseDraft[], after: readonly PhaseDraft[]): PhaseDraft[] {
  return after.map((phase, index) => ({ ...phase, phaseNumber: before[index]!.phaseNumber }));
}

/** A new phase behind the others, like the last one where it has to be something. */
export function withNewPhase(phases: readonly PhaseDraft[], options: PhaseDraft, id: string): PhaseDraft[] {
  const highest = Math.max(0, ...phases.map(({ phaseNumber }) => typed(phaseNumber)).filter(Number.isFinite));
  const blank: PhaseDraft = {
    ...options,
    id,
    phaseNumber: `${Math.min(CARE_PATH_NUMBER.max, highest + 1)}`,
    title: '',
    exerciseTotal: '0',
    messageTotal: '0',
    track: 'Time in phase',
    logic: '>',
    number: '14',
    type: 'Days',
    messageProvider: false,
    templateId: null,
    templateName: null,
  };
  return [...phases, blank];
}

/** A phase that follows another track, in a unit which that is measured in. */
export const tracking = (phase: PhaseDraft, track: PhaseDraft['track']): PhaseDraft => ({
  ...phase,
  track,
  type: typesOf[track].includes(phase.type) ? phase.type : (typesOf[track].at(-2) ?? typesOf[track][0]!),
});
