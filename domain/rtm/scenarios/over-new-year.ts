import type { Scenario } from './notation.ts';

const care = { plans: ['2025-10-01..2026-03-31'] };

/** Windows are judged by the rules of their end date; one that spans the change is flagged. */
export const overNewYear: readonly Scenario[] = [
  {
    name: '10 days over new year are a short supply of 2026',
    ...care,
    data: '2025-12-15 x10',
    today: '2026-01-14',
    asDated: [
      '98975 2025-12-15..2026-01-13 READY 10/2 x1 GP !SPANS_RULE_CHANGE',
      '98985 2025-12-15..2026-01-13 READY 10/2 x1 GP !SPANS_RULE_CHANGE',
      '98985 2026-01-14..2026-02-12 IN_PROGRESS 0/2 x0',
    ],
  },
  {
    name: '16 days over new year are a long supply',
    ...care,
    data: '2025-12-20 x16',
    today: '2026-01-19',
    asDated: [
      '98975 2025-12-20..2026-01-18 READY 16/2 x1 GP !SPANS_RULE_CHANGE',
      '98977 2025-12-20..2026-01-18 READY 16/16 x1 GP !SPANS_RULE_CHANGE',
      '98985 2026-01-19..2026-02-17 IN_PROGRESS 0/2 x0',
    ],
  },
  {
    name: 'one day over new year is too few for the new rules too',
    ...care,
    data: '2025-12-31',
    today: '2026-01-30',
    asDated: [
      '98985 2025-12-31..2026-01-29 INCOMPLETE 1/2 x0 !SPANS_RULE_CHANGE · 1 of 2 data days',
      '98975 2026-01-30..2026-02-28 IN_PROGRESS 0/2 x0',
      '98985 2026-01-30..2026-02-28 IN_PROGRESS 0/2 x0',
    ],
  },
  {
    name: 'a window that ends on December 31 goes by the old rules',
    plans: ['2025-10-01..2025-12-31'],
    data: '2025-12-02 x15',
    today: '2026-01-01',
    asDated: ['98975 2025-12-02..2025-12-31 INCOMPLETE 15/16 x0', '98977 2025-12-02..2025-12-31 INCOMPLETE 15/16 x0'],
  },
  {
    name: 'a window that ends on January 1 goes by the new ones',
    plans: ['2025-10-01..2026-01-01'],
    data: '2025-12-03 x2',
    today: '2026-01-02',
    asDated: [
      '98975 2025-12-03..2026-01-01 READY 2/2 x1 GP !SPANS_RULE_CHANGE',
      '98985 2025-12-03..2026-01-01 READY 2/2 x1 GP !SPANS_RULE_CHANGE',
    ],
  },
  {
    name: 'a window that opens on January 1 spans nothing',
    plans: ['2026-01-01..2026-01-30'],
    data: '2026-01-01 x3',
    today: '2026-01-31',
    asDated: ['98975 2026-01-01..2026-01-30 READY 3/2 x1 GP', '98985 2026-01-01..2026-01-30 READY 3/2 x1 GP'],
  },
  {
    name: 'a discharge in December keeps the window under the old rules',
    plans: ['2025-10-01..2025-12-28'],
    data: '2025-12-15 x10',
    today: '2026-01-20',
    asDated: [
      '98975 2025-12-15..2025-12-28 INCOMPLETE 10/16 x0 !ENDED_EARLY',
      '98977 2025-12-15..2025-12-28 INCOMPLETE 10/16 x0 !ENDED_EARLY',
    ],
  },
  {
    name: 'a discharge on January 2 puts it under the new ones',
    plans: ['2025-10-01..2026-01-02'],
    data: '2025-12-15 x10',
    today: '2026-01-20',
    asDated: [
      '98975 2025-12-15..2026-01-02 READY 10/2 x1 GP !ENDED_EARLY !SPANS_RULE_CHANGE',
      '98985 2025-12-15..2026-01-02 READY 10/2 x1 GP !ENDED_EARLY !SPANS_RULE_CHANGE',
    ],
  },
  {
    name: 'in December an open window already shows the code of its end date',
    ...care,
    data: '2025-12-15 x5',
    today: '2025-12-22',
    asDated: [
      '98975 2025-12-15..2026-01-13 IN_PROGRESS 5/2 x1 GP !SPANS_RULE_CHANGE',
      '98985 2025-12-15..2026-01-13 IN_PROGRESS 5/2 x1 GP !SPANS_RULE_CHANGE · 98977 needs 11 more · by Jan 13',
    ],
  },
  {
    name: 'set-up missed in 2025 is met by the first window that ends in 2026',
    ...care,
    data: '2025-11-16 x10, 2025-12-16 x2',
    today: '2026-01-15',
    asDated: [
      '98977 2025-11-16..2025-12-15 INCOMPLETE 10/16 x0',
      '98975 2025-12-16..2026-01-14 READY 2/2 x1 GP !SPANS_RULE_CHANGE',
      '98985 2025-12-16..2026-01-14 READY 2/2 x1 GP !SPANS_RULE_CHANGE',
      '98985 2026-01-15..2026-02-13 IN_PROGRESS 0/2 x0',
    ],
  },
  {
    name: '12 minutes of December pay nothing, 12 of January do',
    ...care,
    notes: ['2025-12-31 12 live PT', '2026-01-01 12 live PT'],
    today: '2026-02-01',
    asDated: [
      '98980 2025-12-01..2025-12-31 INCOMPLETE 12 min 1 live x0 · 12 of 20 minutes',
      '98979 2026-01-01..2026-01-31 READY 12 min 1 live x1 GP',
    ],
  },
  {
    name: 'December is not made up by January, and no month spans the change',
    ...care,
    notes: ['2025-12-20 30 live PT', '2026-01-20 10 live PT'],
    today: '2026-01-25',
    asDated: [
      '98980 2025-12-01..2025-12-31 READY 30 min 1 live x1 GP',
      '98979 2026-01-01..2026-01-31 IN_PROGRESS 10 min 1 live x1 GP',
    ],
  },
];
