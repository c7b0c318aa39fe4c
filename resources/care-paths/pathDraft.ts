import * as z from 'zod/mini';
import { CarePathBody, listTypes, type Phase, type PhaseView } from '../../contract/care-paths/shapes.ts';
import { CARE_PATH_NUMBER } from '../../contract/platform/limits.ts';

const numbers = ['phaseNumber', 'exerciseTotal', 'messageTotal', 'number'] as const;
type NumberField = (typeof numbers)[number];

/** Form values of a phase: numbers are strings. */
export type PhaseDraft = Omit<PhaseView, NumberField> & Record<NumberField, string>;

export interface PathDraft {
  name: string;
  phases: readonly PhaseDraft[];
}

interface Edited {
  name: string;
  phases: readonly PhaseView[];
}

export const toDraft = ({ name, phases }: Edited): PathDraft => ({
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

// An empty or invalid number is NaN, which the schema rejects.
const parseNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Converts form values to a path. */
export const toPath = ({ name, phases }: PathDraft): Edited => ({
  name: name.trim(),
  phases: phases.map((phase) => ({
    ...phase,
    title: phase.title.trim(),
    phaseNumber: parseNumber(phase.phaseNumber),
    exerciseTotal: parseNumber(phase.exerciseTotal),
    messageTotal: parseNumber(phase.messageTotal),
    number: parseNumber(phase.number),
  })),
});

const toStoredPhase = (phase: PhaseView): Phase => {
  const { trackOptions: _tracks, typeOptions: _types, logicOptions: _logics, templateName: _name, ...stored } = phase;
  return stored;
};

/** Request body of a path; `newId` creates new phase ids for a copy. */
export const toRequestBody = ({ name, phases }: Edited, newId?: () => string): CarePathBody => ({
  name,
  phases: phases.map((phase) => ({ ...toStoredPhase(phase), ...(newId && { id: newId() }) })),
});

/** The first validation message of each invalid field by its path, such as `phases.0.title`, `name` or `phases`. */
export function validateDraft(draft: PathDraft): Record<string, string> {
  // Phases of a sample path have ids of another format.
  const body = toRequestBody(toPath(draft), () => crypto.randomUUID());
  const messages: Record<string, string> = {};
  for (const { path, message } of z.safeParse(CarePathBody, body).error?.issues ?? [])
    messages[path.join('.')] ??= message;
  return messages;
}

/** Reorders the phases but keeps the numbers in place, so that the first phase has the first number. */
export function reorderPhases(before: readonly PhaseDraft[], after: readonly PhaseDraft[]): PhaseDraft[] {
  return after.map((phase, index) => ({ ...phase, phaseNumber: before[index]!.phaseNumber }));
}

/** Appends a new phase with the options of the given one. */
export function appendPhase(phases: readonly PhaseDraft[], options: PhaseDraft, id: string): PhaseDraft[] {
  const highest = Math.max(0, ...phases.map(({ phaseNumber }) => parseNumber(phaseNumber)).filter(Number.isFinite));
  const newPhase: PhaseDraft = {
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
    survey: null,
  };
  return [...phases, newPhase];
}

/** Sets the track of a phase, and a unit that fits the track. */
export const changeTrack = (phase: PhaseDraft, track: PhaseDraft['track']): PhaseDraft => ({
  ...phase,
  track,
  type: listTypes[track].includes(phase.type) ? phase.type : (listTypes[track].at(-2) ?? listTypes[track][0]!),
});
