import type { Scenario } from './notation.ts';

/** Leap days and the ends of months and years: thirty days are thirty days, a month has the days it has. */
export const calendarEdges: readonly Scenario[] = [
  {
    name: 'a window over February 29, 2024 has thirty days',
    plans: ['2024-02-01..2024-03-10'],
    data: '2024-02-10 x15, 2024-03-10',
    today: '2024-03-11',
    asDated: ['98975 2024-02-10..2024-03-10 READY 16/16 x1 GP', '98977 2024-02-10..2024-03-10 READY 16/16 x1 GP'],
  },
  {
    name: 'February 29, 2028 is a data day and part of the window',
    plans: ['2028-02-01..2028-03-10'],
    data: '2028-02-28 x3',
    today: '2028-03-11',
    asDated: [
      '98975 2028-02-28..2028-03-10 READY 3/2 x1 GP !ENDED_EARLY !LATEST_RULES_ASSUMED',
      '98985 2028-02-28..2028-03-10 READY 3/2 x1 GP !ENDED_EARLY !LATEST_RULES_ASSUMED',
    ],
  },
  {
    name: 'a window that opens on February 29, 2028',
    plans: ['2028-02-29..2028-03-29'],
    data: '2028-02-29 x16',
    today: '2028-03-30',
    asDated: [
      '98975 2028-02-29..2028-03-29 READY 16/2 x1 GP !LATEST_RULES_ASSUMED',
      '98977 2028-02-29..2028-03-29 READY 16/16 x1 GP !LATEST_RULES_ASSUMED',
    ],
  },
  {
    name: 'February 2028 is open on its 29th day',
    plans: ['2028-01-01..'],
    notes: ['2028-02-29 12 live PT'],
    today: '2028-02-29',
    asDated: ['98979 2028-02-01..2028-02-29 IN_PROGRESS 12 min 1 live x1 GP !LATEST_RULES_ASSUMED'],
  },
  {
    name: 'and closed on March 1',
    plans: ['2028-01-01..'],
    notes: ['2028-02-29 12 live PT'],
    today: '2028-03-01',
    asDated: ['98979 2028-02-01..2028-02-29 READY 12 min 1 live x1 GP !LATEST_RULES_ASSUMED'],
  },
  {
    name: 'a February of 28 days closes on March 1',
    notes: ['02-28 20 live PT'],
    today: '03-01',
    in2025: ['98980 02-01..02-28 READY 20 min 1 live x1 GP'],
    in2026: ['98980 02-01..02-28 READY 20 min 1 live x1 GP'],
  },
  {
    name: 'a window from January 31 ends on March 1',
    plans: ['01-01..03-01'],
    data: '01-31 x15, 03-01',
    today: '03-02',
    in2025: ['98975 01-31..03-01 READY 16/16 x1 GP', '98977 01-31..03-01 READY 16/16 x1 GP'],
    in2026: ['98975 01-31..03-01 READY 16/2 x1 GP', '98977 01-31..03-01 READY 16/16 x1 GP'],
  },
  {
    name: 'the months of a year are twelve, and none is rolled into another',
    notes: ['01-31 20 live PT', '02-01 20 live PT', '03-31 20 live PT', '04-01 20 live PT', '12-31 20 live PT'],
    today: '12-31',
    in2025: [
      '98980 01-01..01-31 READY 20 min 1 live x1 GP',
      '98980 02-01..02-28 READY 20 min 1 live x1 GP',
      '98980 03-01..03-31 READY 20 min 1 live x1 GP',
      '98980 04-01..04-30 READY 20 min 1 live x1 GP',
      '98980 12-01..12-31 IN_PROGRESS 20 min 1 live x1 GP',
    ],
    in2026: [
      '98980 01-01..01-31 READY 20 min 1 live x1 GP',
      '98980 02-01..02-28 READY 20 min 1 live x1 GP',
      '98980 03-01..03-31 READY 20 min 1 live x1 GP',
      '98980 04-01..04-30 READY 20 min 1 live x1 GP',
      '98980 12-01..12-31 IN_PROGRESS 20 min 1 live x1 GP',
    ],
  },
];
