import * as z from 'zod/mini';
import { sexes } from '../../../contract/enumerations.ts';
import { Id, requiredLine } from '../../../contract/fields.ts';
import { isAge } from '../../../domain/risk/demographics.ts';

/** What is asked before a recording is saved; texts as they stand in the form. */
export interface SaveDraft {
  participantUid: string;
  locationId: string;
  age: string;
  sex: string;
}

export const emptyDraft = (locationId: string): SaveDraft => ({ participantUid: '', locationId, age: '', sex: '' });

/** The form's shape, with the messages of the call that it becomes. */
export const draftShape = (ageProblem: string) =>
  z.object({
    participantUid: requiredLine('Participant UID is required', 64),
    locationId: Id,
    age: z.string().check(z.refine((age: string) => age.trim() === '' || isAge(Number(age)), ageProblem)),
  });

/** Who was measured where, in the form of `postScanSession`. */
export function subjectOf({ participantUid, locationId, age, sex }: SaveDraft) {
  const known = { age: age.trim() === '' ? null : Number(age), sex: sexes.find((each) => each === sex) ?? null };
  return {
    participantUid: participantUid.trim(),
    locationId: Number(locationId),
    meta: { demographics: known.age === null && known.sex === null ? null : known },
  };
}
