import type { Scenario } from './notation.ts';

const june = '06-01..06-30';
const long = { plans: ['06-01..06-30'], data: '06-01 x16', today: '07-01' };
const short = { plans: ['06-01..06-30'], data: '06-01 x5', today: '07-01' };

/** Respiratory and behavioural supply is switched off by default; switched on it takes the place of musculoskeletal. */
export const otherDomains: readonly Scenario[] = [
  {
    name: 'respiratory, a long supply',
    ...long,
    settings: { supplyDomain: 'RESP' },
    in2025: [`98975 ${june} READY 16/16 x1 GP`, `98976 ${june} READY 16/16 x1 GP`],
    in2026: [`98975 ${june} READY 16/2 x1 GP`, `98976 ${june} READY 16/16 x1 GP`],
  },
  {
    name: 'respiratory, a short supply',
    ...short,
    settings: { supplyDomain: 'RESP' },
    in2025: [`98975 ${june} INCOMPLETE 5/16 x0`, `98976 ${june} INCOMPLETE 5/16 x0 · 98976 is not billable`],
    in2026: [`98975 ${june} READY 5/2 x1 GP`, `98984 ${june} READY 5/2 x1 GP · 98984 is billable`],
  },
  {
    name: 'behavioural, a long supply',
    ...long,
    settings: { supplyDomain: 'CBT' },
    in2025: [`98975 ${june} READY 16/16 x1 GP`, `98978 ${june} READY 16/16 x1 GP`],
    in2026: [`98975 ${june} READY 16/2 x1 GP`, `98978 ${june} READY 16/16 x1 GP`],
  },
  {
    name: 'behavioural, a short supply',
    ...short,
    settings: { supplyDomain: 'CBT' },
    in2025: [`98975 ${june} INCOMPLETE 5/16 x0`, `98978 ${june} INCOMPLETE 5/16 x0`],
    in2026: [`98975 ${june} READY 5/2 x1 GP`, `98986 ${june} READY 5/2 x1 GP`],
  },
  {
    name: 'respiratory, an open window names its own next code',
    plans: ['06-01..'],
    data: '06-01 x13',
    settings: { supplyDomain: 'RESP' },
    today: '06-15',
    in2025: [
      `98975 ${june} IN_PROGRESS 13/16 x0`,
      `98976 ${june} IN_PROGRESS 13/16 x0 · 98976 needs 3 more data days by Jun 30`,
    ],
    in2026: [`98975 ${june} IN_PROGRESS 13/2 x1 GP`, `98984 ${june} IN_PROGRESS 13/2 x1 GP · 98976 needs 3 more`],
  },
  {
    name: 'respiratory over new year',
    plans: ['2025-11-01..2026-01-13'],
    data: '2025-12-15 x10',
    settings: { supplyDomain: 'RESP' },
    today: '2026-01-14',
    asDated: [
      '98975 2025-12-15..2026-01-13 READY 10/2 x1 GP !SPANS_RULE_CHANGE',
      '98984 2025-12-15..2026-01-13 READY 10/2 x1 GP !SPANS_RULE_CHANGE',
    ],
  },
  {
    name: 'management does not depend on the device',
    notes: ['06-05 12 live PT'],
    settings: { supplyDomain: 'CBT' },
    today: '07-01',
    in2025: [`98980 ${june} INCOMPLETE 12 min 1 live x0`],
    in2026: [`98979 ${june} READY 12 min 1 live x1 GP`],
  },
];
