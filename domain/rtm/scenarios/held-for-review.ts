import type { Scenario } from './notation.ts';

const billed = ['98975 06-01..06-20 BILLED', '98977 06-01..06-20 BILLED'];

/** Re-admitted before day 31 of a window that is ready or billed, supply and 98975 are held for review. */
export const heldForReview: readonly Scenario[] = [
  {
    name: 're-admitted before day 31 of a billed window: the supply code is held for review',
    plans: ['06-01..06-20', '06-25..07-24'],
    data: '06-01 x16, 06-25 x16',
    known: billed,
    today: '07-25',
    in2025: [
      '98975 06-25..07-24 READY 16/16 x1 GP !HELD_FOR_REVIEW',
      '98977 06-25..07-24 READY 16/16 x1 GP !HELD_FOR_REVIEW',
    ],
    in2026: [
      '98975 06-25..07-24 READY 16/2 x1 GP !HELD_FOR_REVIEW',
      '98977 06-25..07-24 READY 16/16 x1 GP !HELD_FOR_REVIEW',
    ],
  },
  {
    name: 'day 30 of the billed window is before day 31',
    plans: ['06-01..06-20', '06-30..07-29'],
    data: '06-01 x16, 06-30 x2',
    known: billed,
    today: '07-10',
    in2025: [
      '98975 06-30..07-29 IN_PROGRESS 2/16 x0 !HELD_FOR_REVIEW',
      '98977 06-30..07-29 IN_PROGRESS 2/16 x0 !HELD_FOR_REVIEW',
    ],
    in2026: [
      '98975 06-30..07-29 IN_PROGRESS 2/2 x1 GP !HELD_FOR_REVIEW',
      '98985 06-30..07-29 IN_PROGRESS 2/2 x1 GP !HELD_FOR_REVIEW',
    ],
  },
  {
    name: 'on day 31 of the billed window nothing is held',
    plans: ['06-01..06-20', '06-25..07-30'],
    data: '06-01 x16, 07-01 x16',
    known: billed,
    today: '07-31',
    in2025: ['98975 07-01..07-30 READY 16/16 x1 GP', '98977 07-01..07-30 READY 16/16 x1 GP'],
    in2026: ['98975 07-01..07-30 READY 16/2 x1 GP', '98977 07-01..07-30 READY 16/16 x1 GP'],
  },
  {
    name: 'a window before that has no code to bill holds nothing',
    plans: ['06-01..06-10', '06-15..07-14'],
    data: '06-01, 06-15 x16',
    known: ['98975 06-01..06-10 ACTIVE_DAYS_INCOMPLETE', '98977 06-01..06-10 ACTIVE_DAYS_INCOMPLETE'],
    today: '07-15',
    in2025: [
      '98975 06-01..06-10 INCOMPLETE 1/16 x0 !ENDED_EARLY',
      '98977 06-01..06-10 INCOMPLETE 1/16 x0 !ENDED_EARLY',
      '98975 06-15..07-14 READY 16/16 x1 GP',
      '98977 06-15..07-14 READY 16/16 x1 GP',
    ],
    in2026: [
      '98975 06-01..06-10 INCOMPLETE 1/2 x0 !ENDED_EARLY',
      '98985 06-01..06-10 INCOMPLETE 1/2 x0 !ENDED_EARLY',
      '98975 06-15..07-14 READY 16/2 x1 GP',
      '98977 06-15..07-14 READY 16/16 x1 GP',
    ],
  },
  {
    name: 'a held window that is discharged early carries both flags',
    plans: ['06-01..06-20', '06-25..07-04'],
    data: '06-01 x16, 06-25 x5',
    known: billed,
    today: '07-25',
    in2025: [
      '98975 06-25..07-04 INCOMPLETE 5/16 x0 !ENDED_EARLY !HELD_FOR_REVIEW',
      '98977 06-25..07-04 INCOMPLETE 5/16 x0 !ENDED_EARLY !HELD_FOR_REVIEW',
    ],
    in2026: [
      '98975 06-25..07-04 READY 5/2 x1 GP !ENDED_EARLY !HELD_FOR_REVIEW',
      '98985 06-25..07-04 READY 5/2 x1 GP !ENDED_EARLY !HELD_FOR_REVIEW',
    ],
  },
  {
    name: 'only the first window after re-admission is held',
    plans: ['06-01..06-20', '06-25..08-23'],
    data: '06-01 x16, 06-25 x60',
    known: billed,
    today: '08-24',
    in2025: [
      '98975 06-25..07-24 READY 30/16 x1 GP !HELD_FOR_REVIEW',
      '98977 06-25..07-24 READY 30/16 x1 GP !HELD_FOR_REVIEW',
      '98977 07-25..08-23 READY 30/16 x1 GP',
    ],
    in2026: [
      '98975 06-25..07-24 READY 30/2 x1 GP !HELD_FOR_REVIEW',
      '98977 06-25..07-24 READY 30/16 x1 GP !HELD_FOR_REVIEW',
      '98977 07-25..08-23 READY 30/16 x1 GP',
    ],
  },
  {
    name: 're-admitted on the next day, the first episode is ready: supply and set-up of the second are held',
    plans: ['06-01..06-20', '06-21..07-20'],
    data: '06-01 x16, 06-21 x16',
    today: '07-21',
    in2025: [
      '98975 06-01..06-20 READY 16/16 x1 GP !ENDED_EARLY',
      '98977 06-01..06-20 READY 16/16 x1 GP !ENDED_EARLY',
      '98975 06-21..07-20 READY 16/16 x1 GP !HELD_FOR_REVIEW',
      '98977 06-21..07-20 READY 16/16 x1 GP !HELD_FOR_REVIEW',
    ],
    in2026: [
      '98975 06-01..06-20 READY 16/2 x1 GP !ENDED_EARLY',
      '98977 06-01..06-20 READY 16/16 x1 GP !ENDED_EARLY',
      '98975 06-21..07-20 READY 16/2 x1 GP !HELD_FOR_REVIEW',
      '98977 06-21..07-20 READY 16/16 x1 GP !HELD_FOR_REVIEW',
    ],
  },
  {
    name: 're-admitted on day 30 of a window that is ready: held',
    plans: ['06-01..06-20', '06-30..07-29'],
    data: '06-01 x16, 06-30 x16',
    today: '07-30',
    in2026: [
      '98975 06-01..06-20 READY 16/2 x1 GP !ENDED_EARLY',
      '98977 06-01..06-20 READY 16/16 x1 GP !ENDED_EARLY',
      '98975 06-30..07-29 READY 16/2 x1 GP !HELD_FOR_REVIEW',
      '98977 06-30..07-29 READY 16/16 x1 GP !HELD_FOR_REVIEW',
    ],
  },
  {
    name: 're-admitted on day 31 of a window that is ready: nothing is held',
    plans: ['06-01..06-20', '07-01..07-30'],
    data: '06-01 x16, 07-01 x16',
    today: '07-31',
    in2026: [
      '98975 06-01..06-20 READY 16/2 x1 GP !ENDED_EARLY',
      '98977 06-01..06-20 READY 16/16 x1 GP !ENDED_EARLY',
      '98975 07-01..07-30 READY 16/2 x1 GP',
      '98977 07-01..07-30 READY 16/16 x1 GP',
    ],
  },
  {
    name: 'the short supply code holds the long one: a device is supplied once in 30 days',
    plans: ['06-01..06-10', '06-15..07-14'],
    data: '06-01 x2, 06-15 x16',
    today: '07-15',
    in2026: [
      '98975 06-01..06-10 READY 2/2 x1 GP !ENDED_EARLY',
      '98985 06-01..06-10 READY 2/2 x1 GP !ENDED_EARLY',
      '98975 06-15..07-14 READY 16/2 x1 GP !HELD_FOR_REVIEW',
      '98977 06-15..07-14 READY 16/16 x1 GP !HELD_FOR_REVIEW',
    ],
  },
  {
    name: 'a first supply that is ready does not hold a 98975 whose own kind was not earned before',
    plans: ['06-01..06-10', '06-15..07-14'],
    setUp: '06-01 carried, 06-15',
    data: '06-01 x2, 06-15 x16',
    today: '07-15',
    in2026: [
      '98985 06-01..06-10 READY 2/2 x1 GP !ENDED_EARLY',
      '98975 06-15..07-14 READY 16/2 x1 GP',
      '98977 06-15..07-14 READY 16/16 x1 GP !HELD_FOR_REVIEW',
    ],
  },
];
