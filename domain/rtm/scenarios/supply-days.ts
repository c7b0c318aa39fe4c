import type { Scenario } from './notation.ts';

const care = { plans: ['06-01..06-30'] };
const period = '06-01..06-30';

/** How many data days of one closed or open window give which supply code. */
export const supplyDays: readonly Scenario[] = [
  {
    name: '3 data days',
    ...care,
    data: '06-01, 06-10, 06-30',
    today: '07-01',
    in2025: [
      `98975 ${period} INCOMPLETE 3/16 x0`,
      `98977 ${period} INCOMPLETE 3/16 x0 · 98977 is not billable · 3 of 16 data days`,
    ],
    in2026: [`98975 ${period} READY 3/2 x1 GP`, `98985 ${period} READY 3/2 x1 GP · 98985 is billable · 3 data days`],
  },
  {
    name: '15 data days, the most of the short code',
    ...care,
    data: '06-01 x15',
    today: '07-01',
    in2025: [`98975 ${period} INCOMPLETE 15/16 x0`, `98977 ${period} INCOMPLETE 15/16 x0 · 15 of 16 data days`],
    in2026: [`98975 ${period} READY 15/2 x1 GP`, `98985 ${period} READY 15/2 x1 GP`],
  },
  {
    name: '16 data days are never the short code',
    ...care,
    data: '06-01 x16',
    today: '07-01',
    in2025: [
      `98975 ${period} READY 16/16 x1 GP`,
      `98977 ${period} READY 16/16 x1 GP · 98977 is billable · 16 data days`,
    ],
    in2026: [
      `98975 ${period} READY 16/2 x1 GP`,
      `98977 ${period} READY 16/16 x1 GP · 98977 is billable · 16 data days`,
    ],
  },
  {
    name: '30 data days are one unit',
    ...care,
    data: '06-01 x30',
    today: '07-01',
    in2025: [`98975 ${period} READY 30/16 x1 GP`, `98977 ${period} READY 30/16 x1 GP`],
    in2026: [`98975 ${period} READY 30/2 x1 GP`, `98977 ${period} READY 30/16 x1 GP`],
  },
  {
    name: 'several logs of a day are one data day',
    ...care,
    data: '06-01 x10, 06-01 x10, 06-05',
    today: '07-01',
    in2025: [`98975 ${period} INCOMPLETE 10/16 x0`, `98977 ${period} INCOMPLETE 10/16 x0`],
    in2026: [`98975 ${period} READY 10/2 x1 GP`, `98985 ${period} READY 10/2 x1 GP`],
  },
  {
    name: 'scattered days count like days in a row',
    ...care,
    data: '06-01, 06-03, 06-05, 06-07, 06-09, 06-11, 06-13, 06-15, 06-17, 06-19, 06-21, 06-23, 06-25, 06-27, 06-29, 06-30',
    today: '07-01',
    in2025: [`98975 ${period} READY 16/16 x1 GP`, `98977 ${period} READY 16/16 x1 GP`],
    in2026: [`98975 ${period} READY 16/2 x1 GP`, `98977 ${period} READY 16/16 x1 GP`],
  },
  {
    name: 'the sixteenth day on day 30 is in time',
    ...care,
    data: '06-01 x15, 06-30',
    today: '07-01',
    in2025: [`98975 ${period} READY 16/16 x1 GP`, `98977 ${period} READY 16/16 x1 GP`],
    in2026: [`98975 ${period} READY 16/2 x1 GP`, `98977 ${period} READY 16/16 x1 GP`],
  },
  {
    name: '13 days so far: the next code is three days away',
    plans: ['06-01..'],
    data: '06-01 x13',
    today: '06-15',
    in2025: [
      `98975 ${period} IN_PROGRESS 13/16 x0 · 98975 needs 3 more data days by Jun 30`,
      `98977 ${period} IN_PROGRESS 13/16 x0 · 98977 needs 3 more data days by Jun 30`,
    ],
    in2026: [
      `98975 ${period} IN_PROGRESS 13/2 x1 GP`,
      `98985 ${period} IN_PROGRESS 13/2 x1 GP · 98977 needs 3 more · by Jun 30`,
    ],
  },
  {
    name: '15 days on the last day: one day is missing still',
    plans: ['06-01..'],
    data: '06-01 x15',
    today: '06-30',
    in2025: [
      `98975 ${period} IN_PROGRESS 15/16 x0`,
      `98977 ${period} IN_PROGRESS 15/16 x0 · 98977 needs 1 more data day by Jun 30`,
    ],
    in2026: [`98975 ${period} IN_PROGRESS 15/2 x1 GP`, `98985 ${period} IN_PROGRESS 15/2 x1 GP · 98977 needs 1 more`],
  },
  {
    name: 'a window that has all its days is in progress until day 30 is over',
    plans: ['06-01..'],
    data: '06-01 x20',
    today: '06-25',
    in2025: [`98975 ${period} IN_PROGRESS 20/16 x1 GP`, `98977 ${period} IN_PROGRESS 20/16 x1 GP · 98977 · Jun 30`],
    in2026: [`98975 ${period} IN_PROGRESS 20/2 x1 GP`, `98977 ${period} IN_PROGRESS 20/16 x1 GP · 98977 · Jun 30`],
  },
];
