import type { Scenario } from './notation.ts';

const care = { plans: ['2026-06-01..2027-03-31'] };

/** Rules for 2027 are not known: the latest ones are taken, and windows and months alike say so. */
export const assumedRules: readonly Scenario[] = [
  {
    name: 'a window that ends on December 31, 2026 assumes nothing',
    plans: ['2026-06-01..2026-12-31'],
    data: '2026-12-02 x2',
    today: '2027-01-01',
    asDated: ['98975 2026-12-02..2026-12-31 READY 2/2 x1 GP', '98985 2026-12-02..2026-12-31 READY 2/2 x1 GP'],
  },
  {
    name: 'one that ends on January 1, 2027 does',
    plans: ['2026-06-01..2027-01-01'],
    data: '2026-12-03 x16',
    today: '2027-01-02',
    asDated: [
      '98975 2026-12-03..2027-01-01 READY 16/2 x1 GP !LATEST_RULES_ASSUMED',
      '98977 2026-12-03..2027-01-01 READY 16/16 x1 GP !LATEST_RULES_ASSUMED',
    ],
  },
  {
    name: 'an open window that will end in 2027 says so already',
    ...care,
    data: '2026-12-10 x4',
    today: '2026-12-20',
    asDated: [
      '98975 2026-12-10..2027-01-08 IN_PROGRESS 4/2 x1 GP !LATEST_RULES_ASSUMED',
      '98985 2026-12-10..2027-01-08 IN_PROGRESS 4/2 x1 GP !LATEST_RULES_ASSUMED · 98977 needs 12 more',
    ],
  },
  {
    name: 'one data day of 2027 is too few by the latest rules',
    plans: ['2027-01-01..2027-01-31'],
    data: '2027-01-02',
    today: '2027-02-01',
    asDated: [
      '98975 2027-01-02..2027-01-31 INCOMPLETE 1/2 x0 !LATEST_RULES_ASSUMED',
      '98985 2027-01-02..2027-01-31 INCOMPLETE 1/2 x0 !LATEST_RULES_ASSUMED',
    ],
  },
  {
    name: 'December 2026 is known, January 2027 is not',
    ...care,
    notes: ['2026-12-31 12 live PT', '2027-01-01 12 live PT'],
    today: '2027-02-01',
    asDated: [
      '98979 2026-12-01..2026-12-31 READY 12 min 1 live x1 GP',
      '98979 2027-01-01..2027-01-31 READY 12 min 1 live x1 GP !LATEST_RULES_ASSUMED',
    ],
  },
  {
    name: 'further units of 2027 are marked as well',
    ...care,
    notes: ['2027-02-03 20 live PT', '2027-02-10 25 live PT'],
    today: '2027-03-01',
    asDated: [
      '98980 2027-02-01..2027-02-28 READY 45 min 2 live x1 GP !LATEST_RULES_ASSUMED',
      '98981 2027-02-01..2027-02-28 READY 45 min 2 live x1 GP !LATEST_RULES_ASSUMED',
    ],
  },
  {
    name: 'a discharge in December keeps a window within the known rules',
    plans: ['2026-06-01..2026-12-30'],
    data: '2026-12-20 x5',
    today: '2027-02-01',
    asDated: [
      '98975 2026-12-20..2026-12-30 READY 5/2 x1 GP !ENDED_EARLY',
      '98985 2026-12-20..2026-12-30 READY 5/2 x1 GP !ENDED_EARLY',
    ],
  },
];
