import type { Scenario } from './notation.ts';

const ready = ['98975 06-10..07-09 READY_TO_BILL', '98977 06-10..07-09 READY_TO_BILL'];

/** Until BILLED everything is counted from what there is now: late, corrected or deleted, in any order. */
export const lateData: readonly Scenario[] = [
  {
    name: 'late data before the anchor move the anchor',
    plans: ['06-01..07-04'],
    data: '06-10 x16, 06-05',
    known: ready,
    today: '07-05',
    in2025: ['98975 06-05..07-04 READY 17/16 x1 GP', '98977 06-05..07-04 READY 17/16 x1 GP'],
    in2026: ['98975 06-05..07-04 READY 17/2 x1 GP', '98977 06-05..07-04 READY 17/16 x1 GP'],
  },
  {
    name: 'a moved anchor may leave days behind',
    plans: ['06-01..07-30'],
    data: '06-25 x16, 06-01',
    today: '07-31',
    in2025: [
      '98977 06-01..06-30 INCOMPLETE 7/16 x0',
      '98975 07-01..07-30 INCOMPLETE 10/16 x0',
      '98977 07-01..07-30 INCOMPLETE 10/16 x0',
    ],
    in2026: [
      '98975 06-01..06-30 READY 7/2 x1 GP',
      '98985 06-01..06-30 READY 7/2 x1 GP',
      '98985 07-01..07-30 READY 10/2 x1 GP',
    ],
  },
  {
    name: 'deleting the first day moves the anchor back',
    plans: ['06-01..07-09'],
    data: '06-10 x16',
    known: ['98975 06-05..07-04 READY_TO_BILL', '98977 06-05..07-04 READY_TO_BILL'],
    today: '07-10',
    in2025: ['98975 06-10..07-09 READY 16/16 x1 GP', '98977 06-10..07-09 READY 16/16 x1 GP'],
    in2026: ['98975 06-10..07-09 READY 16/2 x1 GP', '98977 06-10..07-09 READY 16/16 x1 GP'],
  },
  {
    name: 'a ready window falls back when a day is deleted',
    plans: ['06-01..07-09'],
    data: '06-10 x15',
    known: ready,
    today: '07-10',
    in2025: ['98975 06-10..07-09 INCOMPLETE 15/16 x0', '98977 06-10..07-09 INCOMPLETE 15/16 x0 · 15 of 16 data days'],
    in2026: ['98975 06-10..07-09 READY 15/2 x1 GP', '98985 06-10..07-09 READY 15/2 x1 GP'],
  },
  {
    name: 'an incomplete window becomes ready by late data within it',
    plans: ['06-01..07-09'],
    data: '06-10 x15, 07-09',
    known: ['98975 06-10..07-09 ACTIVE_DAYS_INCOMPLETE', '98977 06-10..07-09 ACTIVE_DAYS_INCOMPLETE'],
    today: '08-20',
    in2025: ['98975 06-10..07-09 READY 16/16 x1 GP', '98977 06-10..07-09 READY 16/16 x1 GP'],
    in2026: ['98975 06-10..07-09 READY 16/2 x1 GP', '98977 06-10..07-09 READY 16/16 x1 GP'],
  },
  {
    name: 'all data deleted: nothing is left',
    plans: ['06-01..07-09'],
    known: ready,
    today: '07-10',
    in2025: [],
    in2026: [],
  },
  {
    name: 'taken back from billed, a window is counted anew',
    plans: ['06-01..07-09'],
    data: '06-10 x16, 07-01 x4',
    known: ready,
    today: '08-01',
    in2025: ['98975 06-10..07-09 READY 20/16 x1 GP', '98977 06-10..07-09 READY 20/16 x1 GP'],
    in2026: ['98975 06-10..07-09 READY 20/2 x1 GP', '98977 06-10..07-09 READY 20/16 x1 GP'],
  },
  {
    name: 'a late note lifts a closed month to the longer code',
    notes: ['06-29 8 PT', '06-05 12 live PT'],
    known: ['98979 06-01..06-30 READY_TO_BILL'],
    today: '07-20',
    in2025: ['98980 06-01..06-30 READY 20 min 1 live x1 GP'],
    in2026: ['98980 06-01..06-30 READY 20 min 1 live x1 GP'],
  },
  {
    name: 'a note that is deleted takes its further unit along',
    notes: ['06-05 25 live PT'],
    known: ['98980 06-01..06-30 READY_TO_BILL', '98981 06-01..06-30 READY_TO_BILL'],
    today: '07-20',
    in2025: ['98980 06-01..06-30 READY 25 min 1 live x1 GP'],
    in2026: ['98980 06-01..06-30 READY 25 min 1 live x1 GP'],
  },
  {
    name: 'all notes deleted: the month has no code',
    known: ['98980 06-01..06-30 READY_TO_BILL'],
    today: '07-20',
    in2025: [],
    in2026: [],
  },
];
