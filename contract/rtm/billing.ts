import { billingFormMessage } from './messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { rtmCodes, rtmFlags, rtmModifiers, rtmStatuses, type RtmStatus } from '../platform/enumerations.ts';
import { Id, optionalLine, TrueOrFalse } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { RtmCycle, RtmEvent, RtmPatient } from './cycles.ts';

/** OPEN-074, RTM-14: the statuses that are selected by default. */
export const DEFAULT_RTM_STATUSES = ['IN_PROGRESS', 'READY_TO_BILL'] as const satisfies readonly RtmStatus[];

/** A calendar month, `2026-11`. */
export const YearMonth = z
  .string()
  .check(z.regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, formMessage.text('fields.invalidMonth')));

/** `IN_PROGRESS,BILLED`. */
const Statuses = z.pipe(
  z.string().check(z.maxLength(200)),
  z.pipe(
    z.transform((list: string): unknown => list.split(',').filter(Boolean)),
    z.array(z.enum(rtmStatuses, { error: formMessage.text('fields.invalidStatus') })),
  ),
);

/** What a code needs, and the last day to have it. */
export const MissingCode = z.object({
  code: z.enum(rtmCodes),
  days: z.number(),
  minutes: z.number(),
  contacts: z.number(),
  by: z.string(),
});
export type MissingCode = z.output<typeof MissingCode>;

export const BillingProvider = z.object({ id: Id, firstName: z.string(), lastName: z.string() });
export type BillingProvider = z.output<typeof BillingProvider>;

/** One patient's month (ENT-048). */
export const RtmMonth = z.object({
  id: z.string(),
  patientRecord: RtmPatient,
  yearMonth: z.string(),
  /** Of all cycles of the month, shown or not; the most urgent status comes first. */
  status: z.enum(rtmStatuses),
  /** Null until there is a document to download (OPEN-078). */
  pdfKey: z.nullable(z.string()),
  /** Those with a chosen status, the earliest first; their evidence is `getRtmCycle`'s. */
  cycles: z.array(RtmCycle),
  /** Charges of the ready and billed ones whose last day lies in the month; null while none has a charge. */
  cents: z.nullable(z.number()),
  /** What open ones that have not earned a code yet can still get, those due first before the others. */
  missing: z.array(MissingCode),
  /** Who billed it, else the primary provider; null without one, or out of the reader's reach. */
  practitioner: z.nullable(BillingProvider),
});
export type RtmMonth = z.output<typeof RtmMonth>;

export const listRtmMonths = defineCall({
  id: 'listRtmMonths',
  summary:
    'Lists patients with a cycle in the month that has a selected status, each with these cycles (RTM-06..08, OPEN-005)',
  method: 'GET',
  path: '/v2/rtm/cycles',
  access: { action: 'rtm.read' },
  query: z.strictObject({
    /** The current month of the organization without one (RTM-05). */
    yearMonth: z.optional(YearMonth),
    status: z._default(Statuses, [...DEFAULT_RTM_STATUSES]),
    /** What the patient's name or email holds, as in the list of patients. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    /** This patient alone. */
    patientId: z.optional(Id),
    /** Only patients with a code of the month that they will miss at the pace so far, and can still get. */
    atRisk: z.optional(TrueOrFalse),
    /** Only patients with a charge of that month among the ready and billed ones: those of its totals. */
    charged: z.optional(TrueOrFalse),
  }),
  response: RtmMonth,
  list: { sort: ['name', 'amount', 'missing'], defaultSort: { key: 'name', dir: 'ASC' }, limit: PAGE_SIZE },
});

const ById = z.object({ id: Id });

export const getRtmCycle = defineCall({
  id: 'getRtmCycle',
  summary: 'Gets a cycle with its evidence (ENT-046, ENT-047)',
  method: 'GET',
  path: '/v2/rtm/cycles/:id',
  access: { action: 'rtm.read' },
  params: ById,
  response: z.object({ ...RtmCycle.shape, /** The earliest first. */ events: z.array(RtmEvent) }),
});

const PRACTITIONER_REQUIRED = billingFormMessage.text('rtm.practitionerRequired');
/** Said on `flagsReviewed` where something is flagged and nobody says to have looked at it. */
export const FLAGS_UNREVIEWED = billingFormMessage.text('rtm.flagsUnreviewed');

/** What the person who bills a cycle confirms; kept with who and when. */
export const Attestation = z.strictObject({
  /** The practitioner in whose name it is billed. */
  practitionerId: z.coerce
    .number({ error: PRACTITIONER_REQUIRED })
    .check(z.int(PRACTITIONER_REQUIRED), z.positive(PRACTITIONER_REQUIRED), z.lte(2_147_483_647)),
  /** No other practitioner bills this monitoring for the same 30 days. */
  onePractitioner: z.literal(true, { error: billingFormMessage.text('rtm.onePractitionerRequired') }),
  /** No remote physiological monitoring is billed for the same period. */
  noPhysiologicMonitoring: z.literal(true, { error: billingFormMessage.text('rtm.noPhysiologicRequired') }),
  /** The flags of the cycle were reviewed; required where there are flags. */
  flagsReviewed: z._default(z.boolean(), false),
});
export type Attestation = z.output<typeof Attestation>;

export const setRtmStatus = defineCall({
  id: 'setRtmStatus',
  summary:
    'Bills a cycle that is ready, or reverts it with a reason; 409 if it is not ready or not billed (RTM-15, RTM-16)',
  method: 'PATCH',
  path: '/v2/rtm/cycles/:id',
  access: { action: 'rtm.bill' },
  confirmed: true,
  params: ById,
  body: z.strictObject({
    status: z.enum(rtmStatuses, { error: formMessage.text('fields.statusRequired') }),
    reason: optionalLine(500),
    /** Asked for when it is billed, and not otherwise. */
    attestation: z._default(z.nullable(Attestation), null),
  }),
  response: RtmCycle,
});

/** Most cycles that are billed at once; one patient's month has a handful. */
export const MAX_BILLED_AT_ONCE = 20;

/** A cycle as the user saw it; modifiers and flags are compared where they are given. */
export const SeenCycle = z.strictObject({
  id: Id,
  code: z.enum(rtmCodes),
  units: z.int(),
  modifiers: z.optional(z.array(z.enum(rtmModifiers))),
  flags: z.optional(z.array(z.enum(rtmFlags))),
});
export type SeenCycle = z.output<typeof SeenCycle>;

export const billRtmMonth = defineCall({
  id: 'billRtmMonth',
  summary:
    "Bills cycles of one patient's month at once, all or none, by one attestation; 409 when one is not what was seen (RTM-15)",
  method: 'POST',
  path: '/v2/rtm/patients/:patientId/months/:yearMonth/bill',
  access: { action: 'rtm.bill' },
  confirmed: true,
  params: z.object({ patientId: Id, yearMonth: YearMonth }),
  body: z.strictObject({
    /** Each as the user saw it: a cycle that was recalculated since is not billed. */
    cycles: z
      .array(SeenCycle)
      .check(z.minLength(1, billingFormMessage.text('rtm.codesRequired')), z.maxLength(MAX_BILLED_AT_ONCE)),
    attestation: Attestation,
  }),
  response: z.object({ cycles: z.array(RtmCycle) }),
  status: 200,
});
