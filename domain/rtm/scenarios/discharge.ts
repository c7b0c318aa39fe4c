import type { Scenario } from './notation.ts';

/** A discharge ends the window with its day: the days to it count by the rules of it, and it is flagged for review. */
export const discharge: readonly Scenario[] = [
  {
    name: 'discharge with 16 days before day 30',
    plans: ['06-01..06-20'],
    data: '06-01 x16',
    today: '06-21',
    in2025: ['98975 06-01..06-20 READY 16/16 x1 GP !ENDED_EARLY', '98977 06-01..06-20 READY 16/16 x1 GP !ENDED_EARLY'],
    in2026: ['98975 06-01..06-20 READY 16/2 x1 GP !ENDED_EARLY', '98977 06-01..06-20 READY 16/16 x1 GP !ENDED_EARLY'],
  },
  {
    name: 'discharge with 9 days',
    plans: ['06-01..06-10'],
    data: '06-02 x20',
    today: '07-15',
    in2025: [
      '98975 06-02..06-10 INCOMPLETE 9/16 x0 !ENDED_EARLY',
      '98977 06-02..06-10 INCOMPLETE 9/16 x0 !ENDED_EARLY · 9 of 16 data days',
    ],
    in2026: ['98975 06-02..06-10 READY 9/2 x1 GP !ENDED_EARLY', '98985 06-02..06-10 READY 9/2 x1 GP !ENDED_EARLY'],
  },
  {
    name: 'the day of discharge is a day of care still',
    plans: ['06-01..06-16'],
    data: '06-01 x20',
    today: '06-16',
    in2025: [
      '98975 06-01..06-16 IN_PROGRESS 16/16 x1 GP !ENDED_EARLY',
      '98977 06-01..06-16 IN_PROGRESS 16/16 x1 GP !ENDED_EARLY',
    ],
    in2026: [
      '98975 06-01..06-16 IN_PROGRESS 16/2 x1 GP !ENDED_EARLY',
      '98977 06-01..06-16 IN_PROGRESS 16/16 x1 GP !ENDED_EARLY',
    ],
  },
  {
    name: 'discharge on day 30 is not early',
    plans: ['06-01..06-30'],
    data: '06-01 x16',
    today: '07-15',
    in2025: ['98975 06-01..06-30 READY 16/16 x1 GP', '98977 06-01..06-30 READY 16/16 x1 GP'],
    in2026: ['98975 06-01..06-30 READY 16/2 x1 GP', '98977 06-01..06-30 READY 16/16 x1 GP'],
  },
  {
    name: 'discharge on day 29 is',
    plans: ['06-01..06-29'],
    data: '06-01 x16',
    today: '07-15',
    in2025: ['98975 06-01..06-29 READY 16/16 x1 GP !ENDED_EARLY', '98977 06-01..06-29 READY 16/16 x1 GP !ENDED_EARLY'],
    in2026: ['98975 06-01..06-29 READY 16/2 x1 GP !ENDED_EARLY', '98977 06-01..06-29 READY 16/16 x1 GP !ENDED_EARLY'],
  },
  {
    name: 'only the window that the discharge cuts is flagged',
    plans: ['06-01..07-10'],
    data: '06-01 x40',
    today: '07-11',
    in2025: [
      '98975 06-01..06-30 READY 30/16 x1 GP',
      '98977 06-01..06-30 READY 30/16 x1 GP',
      '98977 07-01..07-10 INCOMPLETE 10/16 x0 !ENDED_EARLY',
    ],
    in2026: [
      '98975 06-01..06-30 READY 30/2 x1 GP',
      '98977 06-01..06-30 READY 30/16 x1 GP',
      '98985 07-01..07-10 READY 10/2 x1 GP !ENDED_EARLY',
    ],
  },
  {
    name: 'data after discharge open nothing',
    plans: ['06-01..06-05'],
    data: '06-06 x20',
    today: '07-15',
    in2025: [],
    in2026: [],
  },
  {
    name: 'notes after discharge do not count, those of its day do',
    plans: ['06-01..06-20'],
    notes: ['06-20 12 live PT', '06-21 20 live PT', '07-02 20 live PT'],
    today: '08-01',
    in2025: ['98980 06-01..06-30 INCOMPLETE 12 min 1 live x0 · 12 of 20 minutes'],
    in2026: ['98979 06-01..06-30 READY 12 min 1 live x1 GP'],
  },
  {
    name: 'a discharge does not close the month before its last day',
    plans: ['06-01..06-20'],
    notes: ['06-15 20 live PT'],
    today: '06-25',
    in2025: ['98980 06-01..06-30 IN_PROGRESS 20 min 1 live x1 GP'],
    in2026: ['98980 06-01..06-30 IN_PROGRESS 20 min 1 live x1 GP'],
  },
  {
    name: 'discharged while paused',
    plans: ['06-01..06-18'],
    data: '06-01 x6',
    pauses: ['06-10..'],
    today: '06-19',
    in2025: [
      '98975 06-01..06-18 INCOMPLETE 6/16 x0 !ENDED_EARLY',
      '98977 06-01..06-18 INCOMPLETE 6/16 x0 !ENDED_EARLY',
    ],
    in2026: ['98975 06-01..06-18 READY 6/2 x1 GP !ENDED_EARLY', '98985 06-01..06-18 READY 6/2 x1 GP !ENDED_EARLY'],
  },
];
