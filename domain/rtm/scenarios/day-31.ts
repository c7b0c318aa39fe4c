import type { Scenario } from './notation.ts';

const first2025 = ['98975 06-01..06-30 READY 16/16 x1 GP', '98977 06-01..06-30 READY 16/16 x1 GP'];
const first2026 = ['98975 06-01..06-30 READY 16/2 x1 GP', '98977 06-01..06-30 READY 16/16 x1 GP'];

/** The next window opens on day 31, with data or without, while care goes on and monitoring is not paused that day. */
export const day31: readonly Scenario[] = [
  {
    name: 'day 31 opens the next window before anything is logged',
    plans: ['06-01..'],
    data: '06-01 x16',
    today: '07-01',
    in2025: [...first2025, '98977 07-01..07-30 IN_PROGRESS 0/16 x0 · 98977 needs 16 more data days by Jul 30'],
    in2026: [...first2026, '98985 07-01..07-30 IN_PROGRESS 0/2 x0 · 98985 needs 2 more data days by Jul 30'],
  },
  {
    name: 'a window in which nothing was logged closes incomplete',
    plans: ['06-01..07-30'],
    data: '06-01 x16',
    today: '07-31',
    in2025: [...first2025, '98977 07-01..07-30 INCOMPLETE 0/16 x0 · 0 of 16 data days'],
    in2026: [...first2026, '98985 07-01..07-30 INCOMPLETE 0/2 x0 · 0 of 2 data days'],
  },
  {
    name: 'sixteen days from day 50 on lie in two windows',
    plans: ['06-01..08-29'],
    data: '06-01 x16, 07-20 x16',
    today: '08-30',
    in2025: [...first2025, '98977 07-01..07-30 INCOMPLETE 11/16 x0', '98977 07-31..08-29 INCOMPLETE 5/16 x0'],
    in2026: [...first2026, '98985 07-01..07-30 READY 11/2 x1 GP', '98985 07-31..08-29 READY 5/2 x1 GP'],
  },
  {
    name: 'months of silence are windows of their own',
    plans: ['06-01..09-28'],
    data: '06-01 x16, 08-31 x16',
    today: '09-29',
    in2025: [
      ...first2025,
      '98977 07-01..07-30 INCOMPLETE 0/16 x0',
      '98977 07-31..08-29 INCOMPLETE 0/16 x0',
      '98977 08-30..09-28 READY 16/16 x1 GP',
    ],
    in2026: [
      ...first2026,
      '98985 07-01..07-30 INCOMPLETE 0/2 x0',
      '98985 07-31..08-29 INCOMPLETE 0/2 x0',
      '98977 08-30..09-28 READY 16/16 x1 GP',
    ],
  },
  {
    name: 'discharged on day 31, the window of that day is cut short',
    plans: ['06-01..07-01'],
    data: '06-01 x16',
    today: '07-02',
    in2025: [...first2025, '98977 07-01..07-01 INCOMPLETE 0/16 x0 !ENDED_EARLY'],
    in2026: [...first2026, '98985 07-01..07-01 INCOMPLETE 0/2 x0 !ENDED_EARLY'],
  },
  {
    name: 'day 31 of a billed window opens the next one too',
    plans: ['06-01..'],
    data: '06-01 x16',
    known: ['98975 06-01..06-30 BILLED', '98977 06-01..06-30 BILLED'],
    today: '07-05',
    in2025: ['98977 07-01..07-30 IN_PROGRESS 0/16 x0'],
    in2026: ['98985 07-01..07-30 IN_PROGRESS 0/2 x0'],
  },
  {
    name: 'set-up that was missed is shown where it can still be met',
    plans: ['06-01..'],
    data: '06-01',
    today: '07-10',
    in2025: [
      '98977 06-01..06-30 INCOMPLETE 1/16 x0',
      '98975 07-01..07-30 IN_PROGRESS 0/16 x0',
      '98977 07-01..07-30 IN_PROGRESS 0/16 x0',
    ],
    in2026: [
      '98985 06-01..06-30 INCOMPLETE 1/2 x0',
      '98975 07-01..07-30 IN_PROGRESS 0/2 x0',
      '98985 07-01..07-30 IN_PROGRESS 0/2 x0',
    ],
  },
  {
    name: 'a late first day moves every window after it',
    plans: ['06-01..08-03'],
    data: '06-10 x16, 07-10 x3, 06-05',
    known: ['98977 06-10..07-09 READY_TO_BILL', '98977 07-10..08-08 IN_PROGRESS'],
    today: '08-04',
    in2025: [
      '98975 06-05..07-04 READY 17/16 x1 GP',
      '98977 06-05..07-04 READY 17/16 x1 GP',
      '98977 07-05..08-03 INCOMPLETE 3/16 x0',
    ],
    in2026: [
      '98975 06-05..07-04 READY 17/2 x1 GP',
      '98977 06-05..07-04 READY 17/16 x1 GP',
      '98985 07-05..08-03 READY 3/2 x1 GP',
    ],
  },
  {
    name: 'a new episode waits for its own first data day',
    plans: ['06-01..06-30', '08-01..'],
    data: '06-01 x16',
    today: '09-15',
    in2025: first2025,
    in2026: first2026,
  },
  {
    name: 'a window over new year in which nothing was logged',
    plans: ['2025-11-01..2026-01-18'],
    data: '2025-11-20 x16',
    today: '2026-01-19',
    asDated: [
      '98975 2025-11-20..2025-12-19 READY 16/16 x1 GP',
      '98977 2025-11-20..2025-12-19 READY 16/16 x1 GP',
      '98985 2025-12-20..2026-01-18 INCOMPLETE 0/2 x0 !SPANS_RULE_CHANGE',
    ],
  },
];
