import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Day } from '../platform/dates.ts';
import { bodyParts, sides, type Product } from '../platform/enumerations.ts';
import { Id, IdList } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { MessageShape } from '../platform/message-shape.ts';

/** Why a patient needs attention; the more urgent kinds come first. */
export const worklistKinds = [
  'SURVEY_OUT_OF_RANGE',
  'BILLING_WINDOW_CLOSING',
  'FALLING_ADHERENCE',
  'NO_SESSION',
  'NOTE_DUE',
  'PATH_STEP',
] as const;
export type WorklistKind = (typeof worklistKinds)[number];

/** For how many days, including today, a patient can be snoozed; at most the last. */
export const SNOOZE_DAYS = [1, 3, 7, 14] as const;
export const SNOOZE_MAX_DAYS = 14;
/** Of more patients nobody counts further: a total of 2,000 is one of 2,000 or more. */
export const WORKLIST_COUNT_MAX = 2000;

export const WorklistReason = z.object({
  kind: z.enum(worklistKinds),
  /** Larger is more urgent. */
  urgency: z.number(),
  /** One sentence: what happened, or what is due by when. */
  explanation: MessageShape,
  /** The figure that matters and what it is of; null for a reason from before it had one. */
  headline: z.nullable(z.object({ figure: MessageShape, about: MessageShape })),
});
export type WorklistReason = z.output<typeof WorklistReason>;

export const WorklistItem = z.object({
  /** Names are empty for an incomplete patient. */
  patient: z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    /** E.164; null without one. */
    phoneNumber: z.nullable(z.string()),
  }),
  /** What is treated; null without Health, where no care note can be written either. */
  health: z.nullable(
    z.object({
      injuredSideOfBody: z.nullable(z.enum(sides)),
      injuredBodyPart: z.nullable(z.enum(bodyParts)),
    }),
  ),
  /** The most urgent first, at least one. */
  reasons: z.array(WorklistReason),
  urgency: z.number(),
  /** The instant of the last session, null without any. */
  lastSession: z.nullable(z.string()),
  /** The civil day at the patient's location. */
  today: z.string(),
  /** The primary provider; null where the reader may not see them. */
  provider: z.nullable(z.object({ id: z.number(), firstName: z.string(), lastName: z.string() })),
});
export type WorklistItem = z.output<typeof WorklistItem>;

const totals = z.object({
  SURVEY_OUT_OF_RANGE: z.number(),
  BILLING_WINDOW_CLOSING: z.number(),
  FALLING_ADHERENCE: z.number(),
  NO_SESSION: z.number(),
  NOTE_DUE: z.number(),
  PATH_STEP: z.number(),
});

export const Worklist = z.object({
  items: z.array(WorklistItem),
  /** Patients on the worklist with the requested kind of reason, counted up to 2,000. */
  total: z.number(),
  /** Patients on the worklist whatever their reasons, counted up to 2,000. */
  totalOfAll: z.number(),
  /** Patients with each kind of reason, whatever kind is requested, each counted up to 2,000. */
  totals,
  itemsForPage: z.number(),
});
export type Worklist = z.output<typeof Worklist>;

/**
 * Patients in care whom the reader may see and who need attention today, the most urgent first. Reasons of a product
 * that the reader's organization does not hold are left out, and so are patients that were put off.
 */
export const listWorklist = defineCall({
  id: 'listWorklist',
  summary: 'Who needs attention today and why, a page at a time',
  method: 'GET',
  path: '/v2/worklist',
  access: { action: 'patients.read' },
  query: z.strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), PAGE_SIZE),
    kind: z.optional(z.enum(worklistKinds)),
    locationIds: z.optional(IdList),
    /** Patients of this primary provider; `mine`: the reader's own. */
    practitionerId: z.optional(z.union([z.literal('mine'), Id])),
  }),
  response: Worklist,
});

const ById = z.object({ id: Id });
const Snoozed = z.object({ id: z.number(), snoozedUntil: z.nullable(z.string()) });

/**
 * Puts a patient off through a day: today up to 14 days ahead at the patient's location. A further kind of reason brings
 * the patient back at once. 409 for a patient who is not on the worklist.
 */
export const snoozeAttention = defineCall({
  id: 'snoozeAttention',
  summary: 'Hides a patient from the worklist through a day',
  method: 'POST',
  path: '/v2/patients/:id/attention/snooze',
  access: { action: 'patients.write' },
  params: ById,
  body: z.strictObject({ until: Day }),
  response: Snoozed,
});

export const unsnoozeAttention = defineCall({
  id: 'unsnoozeAttention',
  summary: 'Puts a patient back on the worklist',
  method: 'DELETE',
  path: '/v2/patients/:id/attention/snooze',
  access: { action: 'patients.write' },
  params: ById,
  response: Snoozed,
});

/**
 * Programs, paths, notes and billing are of Health (DASH-12, DASH-13), sessions of Health and Gait (OPEN-050), surveys
 * of all.
 */
const kindProducts: Partial<Record<WorklistKind, readonly Product[]>> = {
  BILLING_WINDOW_CLOSING: ['HEALTH'],
  FALLING_ADHERENCE: ['HEALTH'],
  NOTE_DUE: ['HEALTH'],
  PATH_STEP: ['HEALTH'],
  NO_SESSION: ['HEALTH', 'GAIT'],
};

/** Kinds of reasons that people of an organization with these products are shown. */
export const listShownKinds = (products: readonly Product[]): WorklistKind[] =>
  worklistKinds.filter((kind) => kindProducts[kind]?.some((product) => products.includes(product)) ?? true);
