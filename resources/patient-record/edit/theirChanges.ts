import type { PatientRecord } from '../../../contract/patient-record.ts';
import type { TypedFields } from '../../../src/components/typedBefore.ts';
import { valuesOf, type PatientValues } from '../../../src/components/patient-form/patientDraft.ts';

/** A field that somebody else has saved while it stood open here; texts as the form's inputs hold them. */
export interface TheirChange {
  field: keyof PatientValues;
  before: string;
  theirs: string;
  /** What was typed here meanwhile, where that is another text than theirs. */
  mine?: string;
}

const fields = (values: PatientValues) => Object.keys(values) as (keyof PatientValues)[];

/**
 * What somebody else has changed since a form was opened on `opened`, given what is stored now and what the form holds.
 */
export function theirChanges(opened: PatientRecord, current: PatientRecord, typed: PatientValues): TheirChange[] {
  const [before, theirs] = [valuesOf(opened), valuesOf(current)];
  return fields(before).flatMap((field) => {
    if (before[field] === theirs[field]) return [];
    const mine = typed[field] !== before[field] && typed[field] !== theirs[field] ? { mine: typed[field] } : {};
    return [{ field, before: before[field], theirs: theirs[field], ...mine }];
  });
}

/** The form on the record as it is now: what was typed here stays, everything else is what is stored. */
export function typedOver(opened: PatientRecord, current: PatientRecord, typed: PatientValues): PatientValues {
  const [before, theirs] = [valuesOf(opened), valuesOf(current)];
  return Object.fromEntries(
    fields(before).map((field) => [field, typed[field] === before[field] ? theirs[field] : typed[field]]),
  ) as unknown as PatientValues;
}

/** What somebody else has changed of the fields that were typed before the session ended. */
export const changedSince = (typed: TypedFields, current: PatientValues): TheirChange[] =>
  Object.entries(typed).flatMap(([name, { before, typed: mine }]) => {
    const field = name as keyof PatientValues;
    const theirs = current[field];
    return before === theirs || mine === theirs ? [] : [{ field, before: String(before), theirs, mine: String(mine) }];
  });
