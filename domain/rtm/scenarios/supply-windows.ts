import type { Scenario } from './notation.ts';

/** Separate windows of 30 days from the first data day, without carry-over. */
export const supplyWindows: readonly Scenario[] = [
  {
    name: 'the window opens on the first data day, not on set-up',
    plans: ['05-20..07-02'],
    data: '06-03 x16',
    today: '07-03',
    in2025: ['98975 06-03..07-02 READY 16/16 x1 GP', '98977 06-03..07-02 READY 16/16 x1 GP'],
    in2026: ['98975 06-03..07-02 READY 16/2 x1 GP', '98977 06-03..07-02 READY 16/16 x1 GP'],
  },
  {
    name: 'day 31 opens the next window',
    plans: ['06-01..'],
    data: '06-01 x16, 07-01 x2',
    today: '07-05',
    in2025: [
      '98975 06-01..06-30 READY 16/16 x1 GP',
      '98977 06-01..06-30 READY 16/16 x1 GP',
      '98977 07-01..07-30 IN_PROGRESS 2/16 x0 · 98977 needs 14 more data days by Jul 30',
    ],
    in2026: [
      '98975 06-01..06-30 READY 16/2 x1 GP',
      '98977 06-01..06-30 READY 16/16 x1 GP',
      '98985 07-01..07-30 IN_PROGRESS 2/2 x1 GP · 98977 needs 14 more',
    ],
  },
  {
    name: 'surplus days are not carried over',
    plans: ['06-01..07-30'],
    data: '06-01 x30, 07-01 x2',
    today: '07-31',
    in2025: [
      '98975 06-01..06-30 READY 30/16 x1 GP',
      '98977 06-01..06-30 READY 30/16 x1 GP',
      '98977 07-01..07-30 INCOMPLETE 2/16 x0',
    ],
    in2026: [
      '98975 06-01..06-30 READY 30/2 x1 GP',
      '98977 06-01..06-30 READY 30/16 x1 GP',
      '98985 07-01..07-30 READY 2/2 x1 GP',
    ],
  },
  {
    name: 'days short in one window are not made up by the next',
    plans: ['06-01..07-30'],
    data: '06-01 x15, 07-01 x17',
    today: '07-31',
    in2025: [
      '98977 06-01..06-30 INCOMPLETE 15/16 x0',
      '98975 07-01..07-30 READY 17/16 x1 GP',
      '98977 07-01..07-30 READY 17/16 x1 GP',
    ],
    in2026: [
      '98975 06-01..06-30 READY 15/2 x1 GP',
      '98985 06-01..06-30 READY 15/2 x1 GP',
      '98977 07-01..07-30 READY 17/16 x1 GP',
    ],
  },
  {
    name: 'long and short codes alternate from window to window',
    plans: ['06-01..08-29'],
    data: '06-01 x16, 07-01 x5, 07-31 x20',
    today: '08-30',
    in2025: [
      '98975 06-01..06-30 READY 16/16 x1 GP',
      '98977 06-01..06-30 READY 16/16 x1 GP',
      '98977 07-01..07-30 INCOMPLETE 5/16 x0',
      '98977 07-31..08-29 READY 20/16 x1 GP',
    ],
    in2026: [
      '98975 06-01..06-30 READY 16/2 x1 GP',
      '98977 06-01..06-30 READY 16/16 x1 GP',
      '98985 07-01..07-30 READY 5/2 x1 GP',
      '98977 07-31..08-29 READY 20/16 x1 GP',
    ],
  },
  {
    name: 'windows reach over the ends of months of 31, 30 and 28 days',
    plans: ['01-15..03-15'],
    data: '01-15 x16, 02-14 x16',
    today: '03-20',
    in2025: [
      '98975 01-15..02-13 READY 16/16 x1 GP',
      '98977 01-15..02-13 READY 16/16 x1 GP',
      '98977 02-14..03-15 READY 16/16 x1 GP',
    ],
    in2026: [
      '98975 01-15..02-13 READY 16/2 x1 GP',
      '98977 01-15..02-13 READY 16/16 x1 GP',
      '98977 02-14..03-15 READY 16/16 x1 GP',
    ],
  },
];
