import type { Scenario } from './notation.ts';

const june = '06-01..06-30';
const window = { plans: ['06-01..06-30'], data: '06-01 x16', today: '07-01' };

/** CQ or CO where an assistant’s share of the counted minutes is over a tenth; never on supply. */
export const assistants: readonly Scenario[] = [
  {
    name: 'an assistant alone: set-up and management carry CQ, supply does not',
    ...window,
    notes: ['06-05 20 live PTA'],
    in2025: [
      `98975 ${june} READY 16/16 x1 GP CQ`,
      `98977 ${june} READY 16/16 x1 GP`,
      `98980 ${june} READY 20 min 1 live x1 GP CQ`,
    ],
    in2026: [
      `98975 ${june} READY 16/2 x1 GP CQ`,
      `98977 ${june} READY 16/16 x1 GP`,
      `98980 ${june} READY 20 min 1 live x1 GP CQ`,
    ],
  },
  {
    name: 'an occupational therapy assistant alone carries CO',
    notes: ['06-05 12 live OTA'],
    today: '07-01',
    in2025: [`98980 ${june} INCOMPLETE 12 min 1 live x0`],
    in2026: [`98979 ${june} READY 12 min 1 live x1 GO CO`],
  },
  {
    name: 'a tenth by an assistant is not more than a tenth',
    notes: ['06-05 18 live PT', '06-06 2 PTA'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP`],
  },
  {
    name: 'three minutes of twenty are',
    notes: ['06-05 17 live PT', '06-06 3 PTA'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP CQ`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP CQ`],
  },
  {
    name: 'all management lines of the month carry it',
    notes: ['06-05 35 live PT', '06-06 5 live PTA'],
    today: '07-01',
    in2025: [`98980 ${june} READY 40 min 2 live x1 GP CQ`, `98981 ${june} READY 40 min 2 live x1 GP CQ`],
    in2026: [`98980 ${june} READY 40 min 2 live x1 GP CQ`, `98981 ${june} READY 40 min 2 live x1 GP CQ`],
  },
  {
    name: 'the share is of the month: a later month of the therapist alone carries none',
    notes: ['06-05 20 live PTA', '07-05 20 live PT'],
    today: '08-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP CQ`, '98980 07-01..07-31 READY 20 min 1 live x1 GP'],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP CQ`, '98980 07-01..07-31 READY 20 min 1 live x1 GP'],
  },
  {
    name: 'the share in the window decides for set-up, that of the month for management',
    plans: ['06-11..07-10'],
    setUp: '06-11',
    data: '06-11 x16',
    notes: ['06-15 20 live PT', '07-05 20 live PT', '07-08 4 PTA'],
    today: '08-01',
    in2025: [
      '98975 06-11..07-10 READY 16/16 x1 GP',
      '98977 06-11..07-10 READY 16/16 x1 GP',
      `98980 ${june} READY 20 min 1 live x1 GP`,
      '98980 07-01..07-31 READY 24 min 1 live x1 GP CQ',
    ],
    in2026: [
      '98975 06-11..07-10 READY 16/2 x1 GP',
      '98977 06-11..07-10 READY 16/16 x1 GP',
      `98980 ${june} READY 20 min 1 live x1 GP`,
      '98980 07-01..07-31 READY 24 min 1 live x1 GP CQ',
    ],
  },
  {
    name: 'an aide’s minutes are no part of the assistant’s share either',
    notes: ['06-05 17 live PT', '06-06 3 PTA', '06-07 60 AIDE'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP CQ`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP CQ`],
  },
  {
    name: 'a therapist and the assistant of the same discipline are one',
    notes: ['06-05 15 live OT', '06-06 10 OTA'],
    today: '07-01',
    in2025: [`98980 ${june} READY 25 min 1 live x1 GO CO`],
    in2026: [`98980 ${june} READY 25 min 1 live x1 GO CO`],
  },
];
