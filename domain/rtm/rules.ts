import type { Message } from '../../contract/platform/message.ts';
import { ruleSourceMessage } from '../../contract/rtm/messages.ts';
import type { RtmCode, SupplyDomain } from '../../contract/platform/enumerations.ts';

/*
 * Every number of the billing rules is defined here once. Labels, explanations, screens and the printed packet read it from
 * the rows, so a rule that changes with a year is changed in this file alone: end the old row by `effectiveTo`, add the
 * new one, and move LAST_RULE_YEAR.
 */

/** The last year whose rules are known; later periods use the latest rules and are flagged. */
export const LAST_RULE_YEAR = 2026;

/** Days of a supply window, its first data day included. */
export const WINDOW_DAYS = 30;

/** An assistant's share of the minutes above which CQ or CO is due; exactly this share is not above it. */
export const ASSISTANT_PERCENT = 10;

/** Counted minutes that a care note needs to count as a live contact. */
export const LIVE_CONTACT_MINUTES = 1;

/** What a code requires while the rule is in force. */
export interface RtmRule {
  code: RtmCode;
  /** What the device monitors; ANY for a rule that all domains share. */
  domain: SupplyDomain | 'ANY';
  clock: 'EPISODE' | 'ROLLING_30' | 'CALENDAR_MONTH';
  /** Bounds that the code covers, in `unit`; for an add-on `min` is the size of each unit. Null: no upper bound. */
  min: number;
  max: number | null;
  unit: 'DAYS' | 'MINUTES';
  /** Live two-way contacts required in the month. */
  liveContacts: number;
  addOnTo: RtmCode | null;
  /** Codes never billed beside this one in the same window or month. */
  excludes: readonly RtmCode[];
  /** Null: no limit. */
  maxUnits: number | null;
  /** Carries GP, GO or GN when furnished by a therapist. */
  therapyModifier: boolean;
  /** Carries CQ or CO when an assistant furnished more than ASSISTANT_PERCENT of it. */
  assistantModifier: boolean;
  payer: 'MEDICARE';
  /** First and last civil date; null while no later rule replaces it. */
  effectiveFrom: string;
  effectiveTo: string | null;
  source: Message;
  confidence: 'HIGH' | 'MEDIUM' | 'DISPUTED';
}

const firstRules = ruleSourceMessage('rtm.feeSchedule', { year: 2022 });
const behaviouralRules = ruleSourceMessage('rtm.feeSchedule', { year: 2023 });
const shorterPeriods = ruleSourceMessage('rtm.feeSchedule', { year: 2026 });

/** Data days of the longer supply code; the shorter one covers fewer. */
const LONG_SUPPLY_DAYS = 16;
/** Minutes of 98980; 98979 covers fewer. */
const FULL_MANAGEMENT_MINUTES = 20;

const common = {
  liveContacts: 0,
  addOnTo: null,
  excludes: [],
  maxUnits: 1,
  therapyModifier: true,
  payer: 'MEDICARE',
  effectiveFrom: '2022-01-01',
  effectiveTo: null,
  source: firstRules,
  confidence: 'HIGH',
} as const;
const from2026 = { effectiveFrom: '2026-01-01', source: shorterPeriods } as const;

const setUp = {
  ...common,
  code: '98975',
  domain: 'ANY',
  clock: 'EPISODE',
  max: WINDOW_DAYS,
  unit: 'DAYS',
  assistantModifier: true,
} as const;
const supply = { ...common, clock: 'ROLLING_30', unit: 'DAYS', assistantModifier: false } as const;
const longSupply = { ...supply, min: LONG_SUPPLY_DAYS, max: WINDOW_DAYS } as const;
const shortSupply = { ...supply, ...from2026, min: 2, max: LONG_SUPPLY_DAYS - 1 } as const;
const management = {
  ...common,
  domain: 'ANY',
  clock: 'CALENDAR_MONTH',
  max: null,
  unit: 'MINUTES',
  assistantModifier: true,
} as const;

export const rtmRules: readonly RtmRule[] = [
  { ...setUp, min: 16, effectiveTo: '2025-12-31' },
  { ...setUp, ...from2026, min: 2, confidence: 'MEDIUM' },
  { ...shortSupply, code: '98985', domain: 'MSK', excludes: ['98977'] },
  { ...longSupply, code: '98977', domain: 'MSK', excludes: ['98985'] },
  { ...shortSupply, code: '98984', domain: 'RESP', excludes: ['98976'] },
  { ...longSupply, code: '98976', domain: 'RESP', excludes: ['98984'] },
  { ...shortSupply, code: '98986', domain: 'CBT', excludes: ['98978'] },
  {
    ...longSupply,
    code: '98978',
    domain: 'CBT',
    excludes: ['98986'],
    effectiveFrom: '2023-01-01',
    source: behaviouralRules,
  },
  {
    ...management,
    ...from2026,
    code: '98979',
    min: 10,
    max: FULL_MANAGEMENT_MINUTES - 1,
    liveContacts: 1,
    excludes: ['98980', '98981'],
  },
  { ...management, code: '98980', min: FULL_MANAGEMENT_MINUTES, liveContacts: 1, excludes: ['98979'] },
  // Sources dispute whether each unit needs a live contact of its own; the organization decides (settings.ts).
  {
    ...management,
    code: '98981',
    min: 20,
    addOnTo: '98980',
    excludes: ['98979'],
    maxUnits: null,
    confidence: 'DISPUTED',
  },
];
