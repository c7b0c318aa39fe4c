import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  activityTypes,
  contactModes,
  credentials,
  rtmClocks,
  rtmCodes,
  rtmFlags,
  rtmModifiers,
  rtmStatuses,
} from './enumerations.ts';
import { Id } from './fields.ts';
import { RtmPatient } from './rtm.ts';
import { YearMonth } from './rtm-billing.ts';

/** One code of a patient's month: billable, not yet, or why not. */
export const RtmCodeAnswer = z.object({
  code: z.enum(rtmCodes),
  clock: z.enum(rtmClocks),
  /** The window or month it is judged over; null where none has begun. */
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  /** The stored cycle; null for a code that is not earned or does not apply. */
  cycleId: z.nullable(Id),
  status: z.nullable(z.enum(rtmStatuses)),
  units: z.number(),
  modifiers: z.array(z.enum(rtmModifiers)),
  flags: z.array(z.enum(rtmFlags)),
  /** One sentence: why it is billable, or why not and what would change it by when. */
  explanation: z.string(),
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
export type RtmCodeAnswer = z.output<typeof RtmCodeAnswer>;

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
  /** Why less counts than was written; one sentence each. */
  remarks: z.array(z.string()),
});
export type RtmEvidenceNote = z.output<typeof RtmEvidenceNote>;

export const RtmDataDay = z.object({
  day: z.string(),
  kinds: z.array(z.enum([...activityTypes, 'GAIT_SESSION', 'SCAN_SESSION'])),
  /** False for days before set-up, after discharge or in no window. */
  counted: z.boolean(),
  /** Arrived after the window was billed, and so not billed with it. */
  afterBilling: z.boolean(),
});
export type RtmDataDay = z.output<typeof RtmDataDay>;

/** A change of a cycle's status: who, when and why. */
export const RtmStatusChange = z.object({
  code: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  fromStatus: z.string(),
  /** A status, or REMOVED for a cycle that the rules took away. */
  toStatus: z.string(),
  reason: z.nullable(z.string()),
  /** A full name; null for the rules themselves. */
  by: z.nullable(z.string()),
  /** An instant. */
  at: z.string(),
});
export type RtmStatusChange = z.output<typeof RtmStatusChange>;

/** All that a clinic sees and prints of one patient's month: the evidence packet. */
export const RtmMonthDetail = z.object({
  patientRecord: RtmPatient,
  dob: z.nullable(z.string()),
  yearMonth: z.string(),
  /** Civil date and zone at the patient's location. */
  today: z.string(),
  timezone: z.string(),
  setupDate: z.nullable(z.string()),
  /** The billable first, then what may still become so, then what will not. */
  codes: z.array(RtmCodeAnswer),
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
  pauses: z.array(z.object({ from: z.string(), to: z.nullable(z.string()), reason: z.nullable(z.string()) })),
  /** The newest first. */
  history: z.array(RtmStatusChange),
});
export type RtmMonthDetail = z.output<typeof RtmMonthDetail>;

const OfMonth = z.object({ patientId: Id, yearMonth: YearMonth });

export const getRtmMonth = defineCall({
  id: 'getRtmMonth',
  summary: 'One patient and month: each code with its reason, and the evidence behind it (RTM-08, ENT-048)',
  method: 'GET',
  path: '/v2/rtm/patients/:patientId/months/:yearMonth',
  access: { action: 'rtm.read' },
  params: OfMonth,
  answer: RtmMonthDetail,
});

export const rtmPacket = defineCall({
  id: 'rtmPacket',
  summary: 'The evidence of one patient and month as PDF (RTM-07); 404 while the month has no cycle',
  method: 'GET',
  path: '/v2/rtm/patients/:patientId/months/:yearMonth/packet',
  access: { action: 'rtm.read' },
  params: OfMonth,
  status: 200,
  form: 'file',
});
