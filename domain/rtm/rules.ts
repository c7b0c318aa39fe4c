import { monthOf } from '../calendar.ts';

/** What a code asks for while the rule is in force. Labels of codes are our own; the official ones are not ours to print. */
export interface RtmRule {
  code: string;
  /** The device's subject: musculoskeletal, respiratory, cognitive behavioural; ANY for what all of them share. */
  domain: 'MSK' | 'RESP' | 'CBT' | 'ANY';
  clock: 'EPISODE' | 'ROLLING_30' | 'CALENDAR_MONTH';
  /** Least and most that the code covers, in `unit`; for an add-on what each further unit takes. Null: no upper bound. */
  min: number;
  max: number | null;
  unit: 'DAYS' | 'MINUTES';
  /** Live two-way contacts needed in the month. */
  liveContacts: number;
  addOnTo: string | null;
  /** Codes never billed beside this one in the same window or month. */
  excludes: readonly string[];
  /** Null: as many as are earned. */
  maxUnits: number | null;
  /** Carries GP, GO or GN when furnished by a therapist. */
  therapyModifier: boolean;
  /** Carries CQ or CO when an assistant furnished more than 10% of it. */
  assistantModifier: boolean;
  payer: 'MEDICARE';
  /** First and last civil date; null while no later rule is known. */
  effectiveFrom: string;
  effectiveTo: string | null;
  source: string;
  confidence: 'HIGH' | 'MEDIUM' | 'DISPUTED';
  enabled: boolean;
}

/** The last year whose rules are known. */
export const LAST_RULE_YEAR = '2026';

const firstRules = 'CMS Physician Fee Schedule, final rule for 2022';
const behaviouralRules = 'CMS Physician Fee Schedule, final rule for 2023';
const shorterPeriods = 'CMS Physician Fee Schedule, final rule for 2026';

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
  enabled: true,
} as const;

const setUp = {
  ...common,
  code: '98975',
  domain: 'ANY',
  clock: 'EPISODE',
  max: 30,
  unit: 'DAYS',
  assistantModifier: true,
} as const;
const supply = { ...common, clock: 'ROLLING_30', unit: 'DAYS', assistantModifier: false } as const;
const longSupply = { ...supply, min: 16, max: 30 } as const;
const shortSupply = {
  ...supply,
  min: 2,
  max: 15,
  effectiveFrom: '2026-01-01',
  source: shorterPeriods,
} as const;
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
  { ...setUp, min: 2, effectiveFrom: '2026-01-01', source: shorterPeriods, confidence: 'MEDIUM' },
  { ...shortSupply, code: '98985', domain: 'MSK', excludes: ['98977'] },
  { ...longSupply, code: '98977', domain: 'MSK', excludes: ['98985'] },
  { ...shortSupply, code: '98984', domain: 'RESP', excludes: ['98976'], enabled: false },
  { ...longSupply, code: '98976', domain: 'RESP', excludes: ['98984'], enabled: false },
  { ...shortSupply, code: '98986', domain: 'CBT', excludes: ['98978'], enabled: false },
  {
    ...longSupply,
    code: '98978',
    domain: 'CBT',
    excludes: ['98986'],
    effectiveFrom: '2023-01-01',
    source: behaviouralRules,
    enabled: false,
  },
  {
    ...management,
    code: '98979',
    min: 10,
    max: 19,
    liveContacts: 1,
    excludes: ['98980', '98981'],
    effectiveFrom: '2026-01-01',
    source: shorterPeriods,
  },
  { ...management, code: '98980', min: 20, liveContacts: 1, excludes: ['98979'] },
  // Whether each further unit needs a further live contact is disputed; here it does not.
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

const inForce = (day: string) => (rule: RtmRule) =>
  rule.enabled && rule.effectiveFrom <= day && (rule.effectiveTo === null || day <= rule.effectiveTo);

/** The rules switched on and in force on a civil date, of one clock, the smallest code first. */
export const rulesOn = (day: string, clock: RtmRule['clock']): RtmRule[] =>
  rtmRules.filter((rule) => rule.clock === clock && inForce(day)(rule)).toSorted((a, b) => a.min - b.min);

/** A window or month over which the rules of its clock change; it is judged by its last day and flagged. */
export const spansRuleChange = (start: string, end: string, clock: RtmRule['clock']): boolean =>
  rtmRules.some(
    (rule) => rule.enabled && rule.clock === clock && start < rule.effectiveFrom && rule.effectiveFrom <= end,
  );

/** A day after the last year of known rules, which is judged by the latest ones. */
export const hasAssumedRules = (day: string): boolean => monthOf(day).slice(0, 4) > LAST_RULE_YEAR;
