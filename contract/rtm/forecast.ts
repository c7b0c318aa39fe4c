import { MessageShape } from '../platform/message-shape.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { rtmCodes } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { RtmPatient } from './cycles.ts';
import { YearMonth } from './billing.ts';

/**
 * How sure a code of the month is: billed, ready to be, reached while its window is open, on the way to be reached at
 * the pace so far, or behind that pace.
 */
export const forecastStandings = ['BILLED', 'READY', 'REACHED', 'ON_PACE', 'BEHIND'] as const;
export type ForecastStanding = (typeof forecastStandings)[number];

const Amount = z.object({
  cycles: z.number(),
  units: z.number(),
  /** Null while the settings have no charge for the code. */
  cents: z.nullable(z.number()),
});

const Standings = z.object({ BILLED: Amount, READY: Amount, REACHED: Amount, ON_PACE: Amount, BEHIND: Amount });

/** Where one code of a patient stands and what the next one takes. Its id is that of the cycle. */
export const RtmNearCode = z.object({
  id: Id,
  patientRecord: RtmPatient,
  /** What is reached already; null while nothing is. */
  reached: z.nullable(z.enum(rtmCodes)),
  /** The next code, or the same again for one more unit of it. */
  next: z.enum(rtmCodes),
  days: z.number(),
  minutes: z.number(),
  contacts: z.number(),
  /** Last day to have it. */
  by: z.string(),
});
export type RtmNearCode = z.output<typeof RtmNearCode>;

export const RtmForecast = z.object({
  yearMonth: z.string(),
  codes: z.array(
    z.object({
      code: z.enum(rtmCodes),
      standings: Standings,
      /** Of those that reached it: how many may still reach the code above, and are counted here until they do. */
      couldRise: z.number(),
      /** Of those behind: how many can no longer reach it. */
      beyondReach: z.number(),
    }),
  ),
  /** Of all codes; cents of those with a charge. */
  total: Standings,
  /** Cycles of patients who lack something to the next code and can still have it, those that lack least first. */
  items: z.array(RtmNearCode),
  totalItems: z.number(),
  itemsForPage: z.number(),
});
export type RtmForecast = z.output<typeof RtmForecast>;

const query = z.strictObject({
  /** The organization's current month without one. */
  yearMonth: z.optional(YearMonth),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), PAGE_SIZE),
});

/**
 * Windows and months whose last day lies in the month, of patients in the reader's reach; days are those of their
 * places.
 */
export const rtmForecast = defineCall({
  id: 'rtmForecast',
  summary:
    'Forecasts a month: cycles, units and charges by code with their certainty, and the patients closest to the next code',
  method: 'GET',
  path: '/v2/rtm/forecast',
  access: { action: 'rtm.read' },
  query,
  response: RtmForecast,
});

const UnitsOfYear = z.object({ units: z.number(), cents: z.nullable(z.number()) });

/** A patient who gains or loses by the change of rules. */
export const RtmRuleEffect = z.object({
  /** Of the patient. */
  id: Id,
  patientRecord: RtmPatient,
  /** Units more (or less, negative) than by the earlier rules; cents of codes with a charge. */
  units: z.number(),
  cents: z.nullable(z.number()),
  explanation: MessageShape,
});
export type RtmRuleEffect = z.output<typeof RtmRuleEffect>;

export const RtmWhatIf = z.object({
  yearMonth: z.string(),
  /** The years whose rules are compared. */
  earlier: z.number(),
  later: z.number(),
  codes: z.array(z.object({ code: z.enum(rtmCodes), earlier: UnitsOfYear, later: UnitsOfYear })),
  total: z.object({ earlier: UnitsOfYear, later: UnitsOfYear }),
  /** By patient's name. */
  items: z.array(RtmRuleEffect),
  totalItems: z.number(),
  itemsForPage: z.number(),
});
export type RtmWhatIf = z.output<typeof RtmWhatIf>;

/**
 * The same windows and months, with the days, minutes and contacts they have today, evaluated by the rules of two
 * years.
 */
export const rtmWhatIf = defineCall({
  id: 'rtmWhatIf',
  summary: "What a month gives by last year's rules and by this year's: units by code, and who gains or loses",
  method: 'GET',
  path: '/v2/rtm/what-if',
  access: { action: 'rtm.read' },
  query,
  response: RtmWhatIf,
});
