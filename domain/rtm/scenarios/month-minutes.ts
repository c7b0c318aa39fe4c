import type { Scenario } from './notation.ts';

const period = '06-01..06-30';

/** How many minutes of a closed month give which codes: to 2025 from 20 on, from 2026 on from 10. */
export const monthMinutes: readonly Scenario[] = [
  {
    name: '1 minute',
    notes: ['06-05 1 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 1 min 1 live x0 · not billable · 1 of 20 minutes`],
    in2026: [`98979 ${period} INCOMPLETE 1 min 1 live x0 · not billable · 1 of 10 minutes`],
  },
  {
    name: '9 minutes are one too few for the first code of 2026',
    notes: ['06-05 9 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 9 min 1 live x0 · 9 of 20 minutes`],
    in2026: [`98979 ${period} INCOMPLETE 9 min 1 live x0 · 9 of 10 minutes`],
  },
  {
    name: '10 minutes',
    notes: ['06-05 10 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 10 min 1 live x0 · 10 of 20 minutes`],
    in2026: [`98979 ${period} READY 10 min 1 live x1 GP · 98979 is billable`],
  },
  {
    name: '19 minutes, the most of the short code',
    notes: ['06-05 12 live PT', '06-20 7 PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 19 min 1 live x0 · 19 of 20 minutes`],
    in2026: [`98979 ${period} READY 19 min 1 live x1 GP`],
  },
  {
    name: '20 minutes are never 98979',
    notes: ['06-05 20 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} READY 20 min 1 live x1 GP · 98980 is billable`],
    in2026: [`98980 ${period} READY 20 min 1 live x1 GP · 98980 is billable`],
  },
  {
    name: '39 minutes, the most of the first code alone',
    notes: ['06-05 20 live PT', '06-12 19 PT'],
    today: '07-01',
    in2025: [`98980 ${period} READY 39 min 1 live x1 GP`],
    in2026: [`98980 ${period} READY 39 min 1 live x1 GP`],
  },
  {
    name: '40 minutes give one further unit',
    notes: ['06-05 20 live PT', '06-12 20 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} READY 40 min 2 live x1 GP`, `98981 ${period} READY 40 min 2 live x1 GP`],
    in2026: [`98980 ${period} READY 40 min 2 live x1 GP`, `98981 ${period} READY 40 min 2 live x1 GP`],
  },
  {
    name: '59 minutes give no second further unit',
    notes: ['06-05 30 live PT', '06-12 29 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} READY 59 min 2 live x1 GP`, `98981 ${period} READY 59 min 2 live x1 GP`],
    in2026: [`98980 ${period} READY 59 min 2 live x1 GP`, `98981 ${period} READY 59 min 2 live x1 GP`],
  },
  {
    name: '60 minutes give two further units',
    notes: ['06-05 20 live PT', '06-12 20 live PT', '06-19 20 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} READY 60 min 3 live x1 GP`, `98981 ${period} READY 60 min 3 live x2 GP`],
    in2026: [`98980 ${period} READY 60 min 3 live x1 GP`, `98981 ${period} READY 60 min 3 live x2 GP`],
  },
  {
    name: '79 minutes still give two further units, 80 three',
    notes: [
      '06-05 40 live PT',
      '06-12 39 live PT',
      '06-19 0 live PT',
      '07-01 40 live PT',
      '07-02 40 live PT',
      '07-03 1 live PT',
    ],
    today: '08-01',
    in2025: [
      `98980 ${period} READY 79 min 2 live x1 GP`,
      `98981 ${period} READY 79 min 2 live x2 GP !FURTHER_CONTACT_DISPUTED`,
      '98980 07-01..07-31 READY 81 min 3 live x1 GP',
      '98981 07-01..07-31 READY 81 min 3 live x3 GP !FURTHER_CONTACT_DISPUTED',
    ],
    in2026: [
      `98980 ${period} READY 79 min 2 live x1 GP`,
      `98981 ${period} READY 79 min 2 live x2 GP !FURTHER_CONTACT_DISPUTED`,
      '98980 07-01..07-31 READY 81 min 3 live x1 GP',
      '98981 07-01..07-31 READY 81 min 3 live x3 GP !FURTHER_CONTACT_DISPUTED',
    ],
  },
  {
    name: 'no notes, no management code',
    today: '07-01',
    in2025: [],
    in2026: [],
  },
  {
    name: 'management needs no data days',
    plans: ['05-20..06-25'],
    notes: ['06-05 20 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} READY 20 min 1 live x1 GP`],
    in2026: [`98980 ${period} READY 20 min 1 live x1 GP`],
  },
];
