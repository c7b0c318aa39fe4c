import type { SupplyDomain } from '../../contract/enumerations.ts';

/** What a code asks for while the rule is in force. Labels of codes are our own; the official ones are not ours to print. */
export interface RtmRule {
  code: string;
  /** What the device looks after; ANY for what all of them share. */
  domain: SupplyDomain | 'ANY';
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
}

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
} as const;
const from2026 = { effectiveFrom: '2026-01-01', source: shorterPeriods } as const;

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
const shortSupply = { ...supply, ...from2026, min: 2, max: 15 } as const;
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
  { ...management, ...from2026, code: '98979', min: 10, max: 19, liveContacts: 1, excludes: ['98980', '98981'] },
  { ...management, code: '98980', min: 20, liveContacts: 1, excludes: ['98979'] },
  // Whether each further unit needs a further live contact is disputed: an organization decides (settings.ts).
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
