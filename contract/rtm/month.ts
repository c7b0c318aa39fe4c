import { MessageShape } from '../platform/message-shape.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import {
  contactModes,
  credentials,
  dataDayDefinitions,
  rtmClocks,
  rtmCodes,
  rtmFlags,
  rtmModifiers,
  rtmStatuses,
} from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { RtmPatient } from './cycles.ts';
import { YearMonth } from './billing.ts';
import { setupCredentials } from './monitoring.ts';

/** One code of a patient's month: billable, not yet, or why not. */
export const RtmCodeEvaluation = z.object({
  code: z.enum(rtmCodes),
  clock: z.enum(rtmClocks),
  /** The window or month that it covers; null where none has begun. */
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  /** The stored cycle; null for a code that is not earned or does not apply. */
  cycleId: z.nullable(Id),
  status: z.nullable(z.enum(rtmStatuses)),
  /** Data days of its window, counted minutes and live contacts of its month; 0 for what the code does not count. */
  numActiveDays: z.number(),
  minutes: z.number(),
  liveContacts: z.number(),
  units: z.number(),
  modifiers: z.array(z.enum(rtmModifiers)),
  flags: z.array(z.enum(rtmFlags)),
  /** One sentence: why it is billable, or why not and what would change it by when. */
  explanation: MessageShape,
  /** What would make it billable (or, when it is reached, what the next unit takes); null where nothing can any more. */
  missing: z.nullable(
    z.object({
      days: z.number(),
      minutes: z.number(),
      contacts: z.number(),
      /** Last day to have it. */ by: z.string(),
    }),
  ),
});
export type RtmCodeEvaluation = z.output<typeof RtmCodeEvaluation>;

/** Who wrote notes; null when the author has gone or works at locations that the reader does not see. */
const Author = z.nullable(z.object({ id: Id, firstName: z.string(), lastName: z.string() }));

export const RtmEvidenceNote = z.object({
  id: Id,
  /** Civil date in the patient's zone. */
  date: z.string(),
  minutes: z.number(),
  /** Minutes that count: less where they share a clock with another note; 0 for an aide's or one that is not billed. */
  countedMinutes: z.number(),
  live: z.boolean(),
  contactMode: z.nullable(z.enum(contactModes)),
  credential: z.nullable(z.enum(credentials)),
  /** Instants; both or neither. */
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  author: Author,
  /** Why fewer minutes count than were written; one sentence each. */
  reasons: z.array(MessageShape),
});
export type RtmEvidenceNote = z.output<typeof RtmEvidenceNote>;

/** What makes a data day; gait sessions do where any activity does. Scan sessions are of participants, not of patients. */
export const dataKinds = ['HEP_SESSION', 'SELF_REPORTED_HEP_SESSION', 'PRO_RESPONSE', 'GAIT_SESSION'] as const;
export type DataKind = (typeof dataKinds)[number];

/**
 * Why a day with data is in no window: dated more than 10 minutes after its data arrived, before set-up, outside of the
 * plan of care, in no window (while paused), or arrived after the window was billed and so not billed with it.
 */
export const uncountedReasons = ['DATED_AHEAD', 'BEFORE_SETUP', 'OUTSIDE_CARE', 'NO_WINDOW', 'AFTER_BILLING'] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

export const RtmDataDay = z.object({
  day: z.string(),
  kinds: z.array(z.enum(dataKinds)),
  counted: z.boolean(),
  /** Null for a day that counts. */
  uncounted: z.nullable(z.enum(uncountedReasons)),
});
export type RtmDataDay = z.output<typeof RtmDataDay>;

/** What the person who billed a cycle confirmed, with the practitioner in whose name it was billed. */
export const RtmAttestation = z.object({
  practitioner: Author,
  onePractitioner: z.boolean(),
  noPhysiologicMonitoring: z.boolean(),
  flagsReviewed: z.boolean(),
});

export type RtmAttestation = z.output<typeof RtmAttestation>;

/** A change of a cycle's status: who, when and why. */
export const RtmStatusChange = z.object({
  cycleId: Id,
  /** What the cycle was then; null for changes of the past that do not say it and whose cycle has gone. */
  code: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  fromStatus: z.string(),
  /** A status, or REMOVED for a cycle that the rules took away. */
  toStatus: z.string(),
  reason: z.nullable(z.string()),
  byRules: z.boolean(),
  /** A full name; null for the rules themselves and for a user at locations that the reader does not see. */
  by: z.nullable(z.string()),
  /** An instant. */
  at: z.string(),
  /** Null unless it was billed then. */
  attestation: z.nullable(RtmAttestation),
});
export type RtmStatusChange = z.output<typeof RtmStatusChange>;

const Pause = z.object({ from: z.string(), to: z.nullable(z.string()), reason: z.nullable(z.string()) });

/** All that a clinic sees and prints of one patient's month: the evidence packet. */
export const RtmMonthDetail = z.object({
  patientRecord: RtmPatient,
  dob: z.nullable(z.string()),
  yearMonth: z.string(),
  /** Civil date and zone at the patient's location. */
  today: z.string(),
  timezone: z.string(),
  /** Recorded set-ups of the episodes of care with a day in the month, the earliest first. */
  setUps: z.array(z.object({ day: z.string(), credential: z.nullable(z.enum(setupCredentials)) })),
  /** What makes a day a data day for this organization. */
  dataDayDefinition: z.enum(dataDayDefinitions),
  /** Null while the month has no cycle, and so no document to download (OPEN-078). */
  pdfKey: z.nullable(z.string()),
  /** The billable first, then what may still become so, then what will not. */
  codes: z.array(RtmCodeEvaluation),
  /** Of all windows that have a day in the month, and of the month itself; the earliest first. */
  dataDays: z.array(RtmDataDay),
  notes: z.array(RtmEvidenceNote),
  /** Counted minutes and live contacts by author, most minutes first. */
  authors: z.array(
    z.object({
      author: Author,
      credential: z.nullable(z.enum(credentials)),
      minutes: z.number(),
      contacts: z.number(),
    }),
  ),
  /** What the data came from: the patient's app, with the day it was paired and how it was named; null without one. */
  device: z.nullable(z.object({ name: z.string(), pairedOn: z.string() })),
  /** Pauses of monitoring that have a day in the month or in one of its windows; `to` is the day of the resume. */
  pauses: z.array(Pause),
  /** Of every cycle with a day in the month, also of those that the rules took away; the newest first. */
  history: z.array(RtmStatusChange),
});
export type RtmMonthDetail = z.output<typeof RtmMonthDetail>;

const OfMonth = z.object({ patientId: Id, yearMonth: YearMonth });

export const getRtmMonth = defineCall({
  id: 'getRtmMonth',
  summary: 'Gets one patient and month: each code with its reason and evidence (RTM-08, ENT-048)',
  method: 'GET',
  path: '/v2/rtm/patients/:patientId/months/:yearMonth',
  access: { action: 'rtm.read' },
  params: OfMonth,
  response: RtmMonthDetail,
});

export const rtmPacket = defineCall({
  id: 'rtmPacket',
  summary: 'The evidence of one patient and month as PDF (RTM-07); 404 while the month has no cycle',
  method: 'GET',
  path: '/v2/rtm/patients/:patientId/months/:yearMonth/packet',
  access: { action: 'rtm.read' },
  confirmed: true,
  params: OfMonth,
  status: 200,
  form: 'file',
});
