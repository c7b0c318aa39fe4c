import { CareNoteBody, type CareNote } from '../../../contract/care-notes.ts';
import { careNoteDateProblem, factsDiffer } from '../../../domain/care-note.ts';
import { MINUTES_UNCONFIRMED, TIME_SKIPPED, careNoteProblems } from '../../../domain/care-note-clock.ts';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { bodyOf, type CareNoteValues } from './careNoteValues.ts';

type Problems = Partial<Record<string, string>>;

/** What the patient's record knows that a care note has to fit into. */
export interface NoteSurroundings {
  /** Civil date and zone at the patient's location. */
  today: string;
  zone: string;
  firstPlanStart: string | null;
  /** The stored note that is being edited: what it says already is not judged again. */
  stored: CareNote | null;
}

const factsOf = (note: Pick<CareNote, 'date' | 'minutes'> & Partial<CareNote>) => ({
  ...note,
  interactionType: note.interactionType ?? null,
  startedAt: note.startedAt ? new Date(note.startedAt) : null,
  endedAt: note.endedAt ? new Date(note.endedAt) : null,
});

/** Problems of calls are named by the contract's fields; the form shows them beside its own. */
export const asFormFields = ({ startedAt, endedAt, interactionType, ...others }: Problems): Problems => ({
  ...others,
  ...(startedAt && { start: startedAt }),
  ...(endedAt && { end: endedAt }),
  ...(interactionType && { interactive: interactionType }),
});

/** Message of each faulty field of the form: shapes (REC-51, REC-53..57), dates (REC-52) and what does not fit together. */
export function formProblems(
  values: CareNoteValues,
  { today, zone, firstPlanStart, stored }: NoteSurroundings,
): Problems {
  const body = bodyOf(values, zone, stored);
  const facts = factsOf(body);
  const changed = !stored || factsDiffer(factsOf(stored), facts);
  const date = stored?.date === values.date ? null : careNoteDateProblem(values.date, { today, firstPlanStart });
  return {
    ...(changed && asFormFields(careNoteProblems(facts, { zone, now: new Date() }))),
    ...(values.start && !body.startedAt && { start: TIME_SKIPPED }),
    ...(values.end && !body.endedAt && { end: TIME_SKIPPED }),
    ...(values.source === 'OFFERED' && { minutes: MINUTES_UNCONFIRMED }),
    ...(date && { date }),
    ...asFormFields(shapeProblems(CareNoteBody, body)),
  };
}
