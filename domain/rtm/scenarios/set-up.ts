import type { Scenario } from './notation.ts';

/** 98975 once an episode: the first window that holds the minimum by the rules of its end date. */
export const setUp: readonly Scenario[] = [
  {
    name: 'monitoring was never set up',
    setUp: '-',
    data: '06-01 x20',
    notes: ['06-05 25 live PT'],
    today: '07-15',
    in2025: [],
    in2026: [],
  },
  { name: 'set up, and no data yet', plans: ['06-01..'], today: '07-15', in2025: [], in2026: [] },
  {
    name: 'set-up waits for the window to close',
    plans: ['06-01..'],
    data: '06-01 x16',
    today: '06-30',
    in2025: ['98975 06-01..06-30 IN_PROGRESS 16/16 x1 GP', '98977 06-01..06-30 IN_PROGRESS 16/16 x1 GP'],
    in2026: ['98975 06-01..06-30 IN_PROGRESS 16/2 x1 GP', '98977 06-01..06-30 IN_PROGRESS 16/16 x1 GP'],
  },
  {
    name: 'two data days are set-up enough from 2026 on',
    plans: ['06-01..06-30'],
    data: '06-01 x2',
    today: '07-01',
    in2025: [
      '98975 06-01..06-30 INCOMPLETE 2/16 x0 · 98975 is not billable · 2 of 16 data days',
      '98977 06-01..06-30 INCOMPLETE 2/16 x0',
    ],
    in2026: ['98975 06-01..06-30 READY 2/2 x1 GP · 98975 is billable', '98985 06-01..06-30 READY 2/2 x1 GP'],
  },
  {
    name: 'one data day sets nothing up',
    plans: ['06-01..06-30'],
    data: '06-11',
    today: '07-15',
    in2025: [
      '98975 06-11..06-30 INCOMPLETE 1/16 x0 !ENDED_EARLY',
      '98977 06-11..06-30 INCOMPLETE 1/16 x0 !ENDED_EARLY',
    ],
    in2026: ['98975 06-11..06-30 INCOMPLETE 1/2 x0 !ENDED_EARLY', '98985 06-11..06-30 INCOMPLETE 1/2 x0 !ENDED_EARLY'],
  },
  {
    name: 'an open window says what set-up needs',
    plans: ['06-01..'],
    data: '06-01',
    today: '06-10',
    in2025: [
      '98975 06-01..06-30 IN_PROGRESS 1/16 x0 · 98975 needs 15 more data days by Jun 30',
      '98977 06-01..06-30 IN_PROGRESS 1/16 x0 · 98977 needs 15 more data days by Jun 30',
    ],
    in2026: [
      '98975 06-01..06-30 IN_PROGRESS 1/2 x0 · 98975 needs 1 more data day by Jun 30',
      '98985 06-01..06-30 IN_PROGRESS 1/2 x0 · 98985 needs 1 more data day by Jun 30',
    ],
  },
  {
    name: 'the second window sets up when the first one falls short',
    plans: ['06-01..07-30'],
    data: '06-01, 07-01 x16',
    today: '07-31',
    in2025: [
      '98977 06-01..06-30 INCOMPLETE 1/16 x0',
      '98975 07-01..07-30 READY 16/16 x1 GP',
      '98977 07-01..07-30 READY 16/16 x1 GP',
    ],
    in2026: [
      '98985 06-01..06-30 INCOMPLETE 1/2 x0',
      '98975 07-01..07-30 READY 16/2 x1 GP',
      '98977 07-01..07-30 READY 16/16 x1 GP',
    ],
  },
  {
    name: 'set-up is paid once, whatever the later windows hold',
    plans: ['06-01..08-29'],
    data: '06-01 x90',
    today: '08-30',
    in2025: [
      '98975 06-01..06-30 READY 30/16 x1 GP',
      '98977 06-01..06-30 READY 30/16 x1 GP',
      '98977 07-01..07-30 READY 30/16 x1 GP',
      '98977 07-31..08-29 READY 30/16 x1 GP',
    ],
    in2026: [
      '98975 06-01..06-30 READY 30/2 x1 GP',
      '98977 06-01..06-30 READY 30/16 x1 GP',
      '98977 07-01..07-30 READY 30/16 x1 GP',
      '98977 07-31..08-29 READY 30/16 x1 GP',
    ],
  },
  {
    name: 'a set-up date entered later than the plan counts from there',
    plans: ['06-01..07-04'],
    setUp: '06-05',
    data: '06-03 x10',
    today: '07-05',
    in2025: ['98975 06-05..07-04 INCOMPLETE 8/16 x0', '98977 06-05..07-04 INCOMPLETE 8/16 x0'],
    in2026: ['98975 06-05..07-04 READY 8/2 x1 GP', '98985 06-05..07-04 READY 8/2 x1 GP'],
  },
  {
    name: 'data on the day of set-up count',
    plans: ['06-05..07-04'],
    data: '06-05 x16',
    today: '07-05',
    in2025: ['98975 06-05..07-04 READY 16/16 x1 GP', '98977 06-05..07-04 READY 16/16 x1 GP'],
    in2026: ['98975 06-05..07-04 READY 16/2 x1 GP', '98977 06-05..07-04 READY 16/16 x1 GP'],
  },
  {
    name: 'notes written before set-up are no management',
    plans: ['06-01..'],
    setUp: '06-10',
    notes: ['06-05 20 live PT', '06-12 12 live PT'],
    today: '07-01',
    in2025: ['98980 06-01..06-30 INCOMPLETE 12 min 1 live x0 · 12 of 20 minutes'],
    in2026: ['98979 06-01..06-30 READY 12 min 1 live x1 GP'],
  },
];
