import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { DateTime, Day } from '../platform/dates.ts';
import { credentials, rtmStatuses } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { pluck } from '../platform/typed-keys.ts';
import { careNoteFields } from './fields.ts';

const Name = { id: Id, firstName: z.string(), lastName: z.string() };
/** Null when the author has gone or works at locations that the reader does not see. */
const Author = z.nullable(z.object(Name));

/**
 * Clock minutes that a care note shares: with another note of this patient (`PATIENT`), where they count once, or with
 * one that the same author wrote on another patient (`AUTHOR`).
 */
export const CareNoteOverlap = z.object({
  of: z.enum(['PATIENT', 'AUTHOR']),
  /** Instants of the shared time. */
  startedAt: z.string(),
  endedAt: z.string(),
  /** Whole minutes, at least 1. */
  minutes: z.number(),
  /** Who wrote the other note. */
  author: Author,
  /** The patient of the other note; null for this patient, and for one that the reader may not open. */
  patient: z.nullable(z.object(Name)),
});
export type CareNoteOverlap = z.output<typeof CareNoteOverlap>;

/** A care note, "interaction" on the wire (ENT-041, ENT-042). */
export const CareNote = z.object({
  id: Id,
  patientId: Id,
  ...pluck(careNoteFields, 'stored'),
  /** Status of the calendar month that counts these minutes; null while none does (OPEN-073). */
  rtmCycleStatus: z.nullable(z.enum(rtmStatuses)),
  /** Written after its month was billed: kept, but neither counted nor billed. */
  notBilled: z.boolean(),
  author: Author,
  /** The earliest first; empty without a clock. */
  overlaps: z.array(CareNoteOverlap),
  version: z.number(),
  /** What the reader may do: a note in a BILLED cycle keeps all but its wording (REC-58..60, OPEN-072). */
  may: z.object({ editFacts: z.boolean(), delete: z.boolean() }),
});
export type CareNote = z.output<typeof CareNote>;

/** Body of the calls that add or save a care note. */
export const CareNoteBody = z.strictObject(pluck(careNoteFields, 'schema'));
export type CareNoteBody = z.output<typeof CareNoteBody>;
/** The same before its defaults are filled in. */
export type CareNoteDraft = z.input<typeof CareNoteBody>;

const OfPatient = z.object({ patientId: Id });
const OneOfPatient = z.object({ patientId: Id, id: Id });

export const listCareNotes = defineCall({
  id: 'listCareNotes',
  summary: 'Lists the care notes of a patient, newest first (REC-28, OPEN-067)',
  method: 'GET',
  path: '/v2/patients/:patientId/interactions',
  access: { action: 'patients.read' },
  params: OfPatient,
  query: z.strictObject({ from: z.optional(Day), to: z.optional(Day) }),
  response: CareNote,
  list: { sort: ['date', 'minutes'], defaultSort: { key: 'date', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const checkCareNoteOverlap = defineCall({
  id: 'checkCareNoteOverlap',
  summary: 'Lists notes whose times overlap a note of this patient, written by the user or stored as `note`',
  method: 'GET',
  path: '/v2/patients/:patientId/interactions/overlap-check',
  access: { action: 'notes.write' },
  params: OfPatient,
  query: z.strictObject({ startedAt: DateTime, endedAt: DateTime, note: z.optional(Id) }),
  response: z.object({ overlaps: z.array(CareNoteOverlap) }),
});

export const ownCredential = defineCall({
  id: 'ownCredential',
  summary: 'Gets the credential of the user’s last care note; null before the first one',
  method: 'GET',
  path: '/v2/care-notes/own-credential',
  access: { action: 'notes.write' },
  response: z.object({ credential: z.nullable(z.enum(credentials)) }),
});

export const addCareNote = defineCall({
  id: 'addCareNote',
  summary: 'Adds a care note and recalculates the cycles (REC-28, REC-51..57)',
  method: 'POST',
  path: '/v2/patients/:patientId/interactions',
  access: { action: 'notes.write' },
  params: OfPatient,
  body: CareNoteBody,
  response: CareNote,
  status: 201,
});

export const updateCareNote = defineCall({
  id: 'updateCareNote',
  summary: 'Replaces a care note; 409 if more than its text changes in a BILLED cycle (REC-58, REC-59)',
  method: 'PATCH',
  path: '/v2/patients/:patientId/interactions/:id',
  access: { action: 'notes.write' },
  params: OneOfPatient,
  body: CareNoteBody,
  response: CareNote,
  versioned: true,
});

export const deleteCareNote = defineCall({
  id: 'deleteCareNote',
  summary: 'Deletes a care note and recalculates the cycles; 409 in a BILLED cycle (REC-60)',
  method: 'DELETE',
  path: '/v2/patients/:patientId/interactions/:id',
  access: { action: 'notes.write' },
  params: OneOfPatient,
  status: 204,
  versioned: true,
});
