import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { rtmCodes, rtmFlags, rtmModifiers } from '../platform/enumerations.ts';
import { Id, IdList, optionalLine, TrueOrFalse } from '../platform/fields.ts';
import { MessageShape } from '../platform/message-shape.ts';
import { Attestation, BillingProvider, MAX_BILLED_AT_ONCE, SeenCycle, YearMonth } from './billing.ts';
import { RtmPatient } from './cycles.ts';
import { billingFormMessage } from './messages.ts';

/** Most patients of one call; the screen bills more in turn. */
export const MAX_BILLED_PATIENTS = 50;
/** Most patients that can be selected at once. */
export const MAX_SELECTED_PATIENTS = 500;

const Total = z.object({
  patients: z.number(),
  /** Null while no code of it has a charge. */
  cents: z.nullable(z.number()),
});

export const RtmMonthTotals = z.object({
  yearMonth: z.string(),
  ready: Total,
  /** Patients with a ready code that is flagged and billed singly. */
  forReview: z.number(),
  billed: Total,
  /** Codes that will be missed at the pace so far, and can still be had. */
  atRisk: Total,
});
export type RtmMonthTotals = z.output<typeof RtmMonthTotals>;

/** Counts cycles whose last day lies in the month, as the forecast and the charges do. */
export const getRtmMonthTotals = defineCall({
  id: 'getRtmMonthTotals',
  summary: 'Gets what is ready, billed and at risk in a month: patients and charges',
  method: 'GET',
  path: '/v2/rtm/months/:yearMonth/totals',
  access: { action: 'rtm.read' },
  params: z.object({ yearMonth: YearMonth }),
  response: RtmMonthTotals,
});

const ReadyLine = z.object({
  /** Of the cycle. */
  id: Id,
  code: z.enum(rtmCodes),
  startDate: z.string(),
  endDate: z.string(),
  units: z.number(),
  modifiers: z.array(z.enum(rtmModifiers)),
  flags: z.array(z.enum(rtmFlags)),
  cents: z.nullable(z.number()),
});
export type ReadyLine = z.output<typeof ReadyLine>;

/** What is ready of a patient's month. */
export const ReadyMonth = z.object({
  patientRecord: RtmPatient,
  /** The primary provider; null without one, or out of the reader's reach. */
  practitioner: z.nullable(BillingProvider),
  lines: z.array(ReadyLine),
});
export type ReadyMonth = z.output<typeof ReadyMonth>;

export const listReadyRtmMonths = defineCall({
  id: 'listReadyRtmMonths',
  summary: `Patients with ready codes whose last day lies in the month, by name, at most ${MAX_SELECTED_PATIENTS}`,
  method: 'GET',
  path: '/v2/rtm/months/:yearMonth/ready',
  access: { action: 'rtm.bill' },
  params: z.object({ yearMonth: YearMonth }),
  query: z.strictObject({
    /** These patients alone. */
    patientIds: z.optional(IdList),
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    atRisk: z.optional(TrueOrFalse),
  }),
  response: z.object({ items: z.array(ReadyMonth), /** Of all that match. */ totalItems: z.number() }),
});

/** A patient of the selection who was not billed or reverted, and why. */
const LeftOut = z.object({ patientId: Id, reason: MessageShape });
export type LeftOut = z.output<typeof LeftOut>;

/** A cycle at the version that the billing has left it with. */
const BilledCycle = z.object({ id: Id, version: z.int() });

/** A patient's month that was billed, as it is reverted. */
const BilledMonth = z.object({ patientId: Id, cycles: z.array(BilledCycle) });
export type BilledMonth = z.output<typeof BilledMonth>;

const createPatientsSchema = <Patient extends z.ZodMiniType>(patient: Patient) =>
  z
    .array(patient)
    .check(z.minLength(1, billingFormMessage.text('rtm.patientsRequired')), z.maxLength(MAX_BILLED_PATIENTS));

export const billRtmMonths = defineCall({
  id: 'billRtmMonths',
  summary:
    'Bills ready codes of many patients with one attestation, each patient all or nothing; returns skipped patients with the reason (RTM-15)',
  method: 'POST',
  path: '/v2/rtm/months/:yearMonth/bill',
  access: { action: 'rtm.bill' },
  confirmed: true,
  params: z.object({ yearMonth: YearMonth }),
  body: z.strictObject({
    patients: createPatientsSchema(
      z.strictObject({
        patientId: Id,
        practitionerId: Attestation.shape.practitionerId,
        /** Each as the user saw it: a cycle that was recalculated since is not billed. */
        cycles: z.array(SeenCycle).check(z.minLength(1), z.maxLength(MAX_BILLED_AT_ONCE)),
      }),
    ),
    /** For every patient of the selection. Flagged codes are reviewed and billed singly. */
    attestation: z.strictObject({
      onePractitioner: Attestation.shape.onePractitioner,
      noPhysiologicMonitoring: Attestation.shape.noPhysiologicMonitoring,
    }),
  }),
  response: z.object({ billed: z.array(BilledMonth), leftOut: z.array(LeftOut) }),
  status: 200,
});

export const revertRtmMonths = defineCall({
  id: 'revertRtmMonths',
  summary:
    'Reverts billed codes of many patients unless they have changed since; returns skipped patients with the reason (RTM-16)',
  method: 'POST',
  path: '/v2/rtm/months/:yearMonth/revert',
  access: { action: 'rtm.bill' },
  confirmed: true,
  params: z.object({ yearMonth: YearMonth }),
  body: z.strictObject({
    patients: createPatientsSchema(
      z.strictObject({
        patientId: Id,
        cycles: z
          .array(z.strictObject({ id: Id, version: z.int() }))
          .check(z.minLength(1), z.maxLength(MAX_BILLED_AT_ONCE)),
      }),
    ),
    reason: optionalLine(500),
  }),
  response: z.object({ reverted: z.array(z.object({ patientId: Id })), leftOut: z.array(LeftOut) }),
  status: 200,
});
