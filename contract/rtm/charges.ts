import { billingFormMessage } from './messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { rtmCodes, rtmFlags, rtmModifiers, sexes } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { RtmPatient } from './cycles.ts';
import { YearMonth } from './billing.ts';

/** What may be charged: what is ready, and what is marked as billed already. */
export const chargeStatuses = ['READY_TO_BILL', 'BILLED'] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

/** What becomes of lines that are held for review (RTM.md, decision 7). */
export const heldChoices = ['LEAVE_OUT', 'INCLUDE'] as const;
export type HeldChoice = (typeof heldChoices)[number];

/** What becomes of lines in a file whose claims lack what the records of the product could hold. */
export const incompleteChoices = ['INCLUDE', 'LEAVE_OUT'] as const;
export type IncompleteChoice = (typeof incompleteChoices)[number];

/** Maximum of excluded lines that are listed beside the charges. */
export const MAX_LEFT_OUT = 100;

/** A table for a billing system, or a draft of professional claims. */
export const chargeForms = ['csv', '837'] as const;
export type ChargeForm = (typeof chargeForms)[number];

/**
 * What a claim still lacks: first what the records and settings can hold, then, from COVERAGE on, what the product holds of no
 * patient and no practitioner (a sex only of those who walk).
 */
export const claimGaps = [
  'PAYER_NAME',
  'PAYER_ID',
  'MEMBER_ID',
  'NAME',
  'DOB',
  'PRACTITIONER',
  'CHARGE',
  'COVERAGE',
  'ADDRESS',
  'SEX',
  'DIAGNOSIS',
  'SIGNATURES',
  'RENDERING_NPI',
  'REFERRING_PROVIDER',
] as const;
export type ClaimGap = (typeof claimGaps)[number];

/** What a file of claims still lacks: the sender at the clearinghouse, and blank settings. */
export const fileGaps = ['SUBMITTER', 'BILLING_NAME', 'BILLING_NPI', 'TAX_ID', 'BILLING_ADDRESS'] as const;
export type FileGap = (typeof fileGaps)[number];

/** A charge of another episode of care that a later one of its kind is too close to. */
export const HeldFor = z.object({
  code: z.enum(rtmCodes),
  status: z.enum(chargeStatuses),
  startDate: z.string(),
  endDate: z.string(),
});
export type HeldFor = z.output<typeof HeldFor>;

/** Who pays: the patient's own payer, or the default of the settings. */
export const ClaimPayer = z.object({
  name: z.nullable(z.string()),
  id: z.nullable(z.string()),
  isDefault: z.boolean(),
});
export type ClaimPayer = z.output<typeof ClaimPayer>;

/** A charge for one cycle. Its id is the cycle's; days are civil dates. */
export const RtmChargeLine = z.object({
  id: Id,
  patientRecord: RtmPatient,
  dob: z.nullable(z.string()),
  sex: z.nullable(z.enum(sexes)),
  payer: ClaimPayer,
  memberId: z.nullable(z.string()),
  groupNumber: z.nullable(z.string()),
  code: z.enum(rtmCodes),
  status: z.enum(chargeStatuses),
  units: z.number(),
  /** The discipline's before the assistant's. */
  modifiers: z.array(z.enum(rtmModifiers)),
  /** Last day of the window or month. */
  serviceDate: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** In whose name it is billed: as attested, else the primary one; null without either, or out of the reader's reach. */
  practitioner: z.nullable(z.object({ id: Id, firstName: z.string(), lastName: z.string(), attested: z.boolean() })),
  placeOfService: z.string(),
  /** Cents a unit and for all units; null while the settings have no charge for the code. */
  unitCents: z.nullable(z.number()),
  cents: z.nullable(z.number()),
  flags: z.array(z.enum(rtmFlags)),
  /** Charges of another episode of care less than 30 days away, for which this one is held for review; else none. */
  heldFor: z.array(HeldFor),
  /** All that the claim of this line lacks. */
  gaps: z.array(z.enum(claimGaps)),
});
export type RtmChargeLine = z.output<typeof RtmChargeLine>;

export const RtmCharges = z.object({
  yearMonth: z.string(),
  items: z.array(RtmChargeLine),
  /** Lines of all pages. */
  total: z.number(),
  itemsForPage: z.number(),
  patients: z.number(),
  units: z.number(),
  /** Of the lines that have a charge; null while none has. */
  cents: z.nullable(z.number()),
  /** Lines of codes without a charge in the settings. */
  withoutCharge: z.number(),
  /** Lines that need a review before billing. */
  flagged: z.number(),
  /** Lines held for review, of all pages; excluded from everything above unless the request includes them. */
  held: z.number(),
  /** The first of those that are left out, each with what it is held for. */
  leftOut: z.array(RtmChargeLine),
  codes: z.array(
    z.object({ code: z.enum(rtmCodes), lines: z.number(), units: z.number(), cents: z.nullable(z.number()) }),
  ),
});
export type RtmCharges = z.output<typeof RtmCharges>;

/** What the files of a month lack, before they are downloaded. */
export const RtmChargeGaps = z.object({
  yearMonth: z.string(),
  lines: z.number(),
  /** Lines that lack what the records or settings could hold; a file can leave them out. */
  incomplete: z.number(),
  /** How many lines and patients lack each. */
  gaps: z.array(z.object({ gap: z.enum(claimGaps), lines: z.number(), patients: z.number() })),
  /** What the draft lacks as a whole. */
  file: z.array(z.enum(fileGaps)),
});
export type RtmChargeGaps = z.output<typeof RtmChargeGaps>;

const Statuses = z.pipe(
  z.string().check(z.maxLength(100)),
  z.pipe(
    z.transform((list: string): unknown => list.split(',').filter(Boolean)),
    z
      .array(z.enum(chargeStatuses, { error: formMessage.text('fields.invalidStatus') }))
      .check(z.minLength(1, billingFormMessage.text('rtm.statusesRequired'))),
  ),
);

const chosen = {
  /** Cycles whose last day lies in it; the organization's current month without one. */
  yearMonth: z.optional(YearMonth),
  status: z._default(Statuses, ['READY_TO_BILL']),
  /** Whether lines that are held for review are among the charges. */
  held: z._default(z.enum(heldChoices, { error: formMessage.text('fields.invalidChoice') }), 'LEAVE_OUT'),
};

/** Charges of cycles in the reader's reach, by patient's name, then day of service and code. */
export const listRtmCharges = defineCall({
  id: 'listRtmCharges',
  summary: 'Previews the charges of a month: lines, totals and missing data',
  method: 'GET',
  path: '/v2/rtm/charges',
  access: { action: 'rtm.bill' },
  query: z.strictObject({
    ...chosen,
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), PAGE_SIZE),
  }),
  response: RtmCharges,
});

export const listRtmChargeGaps = defineCall({
  id: 'listRtmChargeGaps',
  summary: 'Counts what the claims of a month still lack, over all lines',
  method: 'GET',
  path: '/v2/rtm/charges/gaps',
  access: { action: 'rtm.bill' },
  query: z.strictObject(chosen),
  response: RtmChargeGaps,
});

/** The same lines as a file: all of them, in the same order. Named without names of patients. */
export const exportRtmCharges = defineCall({
  id: 'exportRtmCharges',
  summary: 'Exports the charges of a month as CSV or as a draft of X12 837 professional claims marked as a test',
  method: 'GET',
  path: '/v2/rtm/charges/file',
  access: { action: 'rtm.bill' },
  confirmed: true,
  query: z.strictObject({
    ...chosen,
    /** Whether lines that lack what a payer requires are in the file. */
    incomplete: z._default(z.enum(incompleteChoices, { error: formMessage.text('fields.invalidChoice') }), 'INCLUDE'),
    form: z.enum(chargeForms, { error: formMessage.text('fields.invalidForm') }),
  }),
  status: 200,
  form: 'file',
});
