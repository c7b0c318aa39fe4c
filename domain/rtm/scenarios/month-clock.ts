import type { Scenario } from './notation.ts';

const june = '06-01..06-30';
const july = '07-01..07-31';

/** The calendar month: open through its last day, nothing rolled forward, the note's date decides. */
export const monthClock: readonly Scenario[] = [
  {
    name: 'a month is in progress on its last day, whatever it has',
    notes: ['06-05 25 live PT'],
    today: '06-30',
    in2025: [`98980 ${june} IN_PROGRESS 25 min 1 live x1 GP · 98980`],
    in2026: [`98980 ${june} IN_PROGRESS 25 min 1 live x1 GP · 98980`],
  },
  {
    name: 'an open month says how many minutes are missing by when',
    notes: ['06-05 6 live PT'],
    today: '06-10',
    in2025: [`98980 ${june} IN_PROGRESS 6 min 1 live x0 · 98980 needs 14 more minutes · by Jun 30`],
    in2026: [`98979 ${june} IN_PROGRESS 6 min 1 live x0 · 98979 needs 4 more minutes · by Jun 30`],
  },
  {
    name: 'an open month shows the code it would have now',
    notes: ['06-05 12 live PT'],
    today: '06-10',
    in2025: [`98980 ${june} IN_PROGRESS 12 min 1 live x0 · 98980 needs 8 more minutes`],
    in2026: [`98979 ${june} IN_PROGRESS 12 min 1 live x1 GP · 98979`],
  },
  {
    name: 'an open month shows the further units it would have now',
    notes: ['06-05 30 live PT', '06-08 15 live PT'],
    today: '06-10',
    in2025: [`98980 ${june} IN_PROGRESS 45 min 2 live x1 GP`, `98981 ${june} IN_PROGRESS 45 min 2 live x1 GP`],
    in2026: [`98980 ${june} IN_PROGRESS 45 min 2 live x1 GP`, `98981 ${june} IN_PROGRESS 45 min 2 live x1 GP`],
  },
  {
    name: 'minutes left over do not roll into the next month',
    notes: ['06-29 15 live PT', '07-02 5 live PT'],
    today: '08-01',
    in2025: [
      `98980 ${june} INCOMPLETE 15 min 1 live x0 · 15 of 20 minutes`,
      `98980 ${july} INCOMPLETE 5 min 1 live x0 · 5 of 20 minutes`,
    ],
    in2026: [`98979 ${june} READY 15 min 1 live x1 GP`, `98979 ${july} INCOMPLETE 5 min 1 live x0 · 5 of 10 minutes`],
  },
  {
    name: 'the surplus of a month pays nothing in the next',
    notes: ['06-29 39 live PT', '07-02 19 live PT'],
    today: '08-01',
    in2025: [`98980 ${june} READY 39 min 1 live x1 GP`, `98980 ${july} INCOMPLETE 19 min 1 live x0 · 19 of 20 minutes`],
    in2026: [`98980 ${june} READY 39 min 1 live x1 GP`, `98979 ${july} READY 19 min 1 live x1 GP`],
  },
  {
    name: 'the last and the first day of a month belong to their own months',
    notes: ['06-30 20 live PT', '07-01 20 live PT'],
    today: '07-15',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP`, `98980 ${july} IN_PROGRESS 20 min 1 live x1 GP`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP`, `98980 ${july} IN_PROGRESS 20 min 1 live x1 GP`],
  },
  {
    name: 'a note whose clock runs past midnight belongs to the month of its date',
    notes: ['06-30 20 live PT 23:50-24:10'],
    today: '07-15',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP`],
  },
  {
    name: 'months run by themselves beside a supply window',
    plans: ['06-16..07-15'],
    data: '06-16 x16',
    notes: ['06-20 20 live PT', '07-10 20 live PT'],
    today: '08-01',
    in2025: [
      '98975 06-16..07-15 READY 16/16 x1 GP',
      '98977 06-16..07-15 READY 16/16 x1 GP',
      `98980 ${june} READY 20 min 1 live x1 GP`,
      `98980 ${july} READY 20 min 1 live x1 GP`,
    ],
    in2026: [
      '98975 06-16..07-15 READY 16/2 x1 GP',
      '98977 06-16..07-15 READY 16/16 x1 GP',
      `98980 ${june} READY 20 min 1 live x1 GP`,
      `98980 ${july} READY 20 min 1 live x1 GP`,
    ],
  },
  {
    name: 'many short notes of a month add up',
    notes: ['06-01 4 live PT', '06-08 4 PT', '06-15 4 PT', '06-22 4 PT', '06-30 4 PT'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP`],
  },
];
