import { CareNoteBody, type CareNote, type CareNoteDraft } from '../../../contract/care-notes.ts';
import { PATIENT_INTERACTIVE_COMMUNICATION } from '../../../contract/enumerations.ts';
import { CARE_NOTE_DEFAULT_MINUTES } from '../../../contract/limits.ts';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';

/** A care note as it stands in its form. */
export interface CareNoteValues {
  date: string;
  minutes: string;
  notes: string;
  interactive: boolean;
}

/** What a new note starts from (REC-55). */
export const emptyValues = (today: string): CareNoteValues => ({
  date: today,
  minutes: String(CARE_NOTE_DEFAULT_MINUTES),
  notes: '',
  interactive: false,
});

export const valuesOf = ({ date, minutes, notes, interactionType }: CareNote): CareNoteValues => ({
  date,
  minutes: String(minutes),
  notes,
  interactive: interactionType !== null,
});

/** The form as the contract names it. */
export const bodyOf = ({ date, minutes, notes, interactive }: CareNoteValues): CareNoteDraft => ({
  date,
  minutes: minutes.trim() === '' ? (undefined as unknown as number) : Number(minutes),
  notes,
  interactionType: interactive ? PATIENT_INTERACTIVE_COMMUNICATION : null,
});

/** Message of each faulty field by the shape of the contract (REC-51, REC-53..57). */
export const valueProblems = (values: CareNoteValues) => shapeProblems(CareNoteBody, bodyOf(values));

export const sameValues = (one: CareNoteValues, other: CareNoteValues): boolean =>
  one.date === other.date &&
  one.minutes === other.minutes &&
  one.notes === other.notes &&
  one.interactive === other.interactive;
