import type { Scenario } from './notation.ts';

const period = '06-01..06-30';

/** At least one live two-way contact of a minute in the month; messages are none. */
export const liveContacts: readonly Scenario[] = [
  {
    name: '30 minutes without a live contact',
    notes: ['06-05 30 PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 30 min 0 live x0 · 98980 is not billable · no live contact`],
    in2026: [`98980 ${period} INCOMPLETE 30 min 0 live x0 · 98980 is not billable · no live contact`],
  },
  {
    name: 'the open month says that only the contact is missing',
    notes: ['06-05 30 PT'],
    today: '06-10',
    in2025: [`98980 ${period} IN_PROGRESS 30 min 0 live x0 · 98980 needs a live contact · by Jun 30`],
    in2026: [`98980 ${period} IN_PROGRESS 30 min 0 live x0 · 98980 needs a live contact · by Jun 30`],
  },
  {
    name: 'minutes and contact missing, both are said',
    notes: ['06-05 8 PT'],
    today: '06-10',
    in2025: [`98980 ${period} IN_PROGRESS 8 min 0 live x0 · needs 12 more minutes · a live contact`],
    in2026: [`98979 ${period} IN_PROGRESS 8 min 0 live x0 · needs 2 more minutes · a live contact`],
  },
  {
    name: '15 minutes without a live contact',
    notes: ['06-05 15 PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 15 min 0 live x0 · 15 of 20 minutes`],
    in2026: [`98979 ${period} INCOMPLETE 15 min 0 live x0 · 98979 is not billable · no live contact`],
  },
  {
    name: '80 minutes without a live contact: no add-on either',
    notes: ['06-05 40 PT', '06-06 40 PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 80 min 0 live x0 · no live contact`],
    in2026: [`98980 ${period} INCOMPLETE 80 min 0 live x0 · no live contact`],
  },
  {
    name: 'a live contact of no minutes is none',
    notes: ['06-05 30 PT', '06-06 0 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 30 min 0 live x0 · no live contact`],
    in2026: [`98980 ${period} INCOMPLETE 30 min 0 live x0 · no live contact`],
  },
  {
    name: 'a live contact of one minute is enough',
    notes: ['06-05 19 PT', '06-06 1 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} READY 20 min 1 live x1 GP`],
    in2026: [`98980 ${period} READY 20 min 1 live x1 GP`],
  },
  {
    name: 'the contact of another month does not help',
    notes: ['05-31 5 live PT', '06-05 25 PT', '07-01 5 live PT'],
    today: '07-01',
    in2025: [
      '98980 05-01..05-31 INCOMPLETE 5 min 1 live x0 · 5 of 20 minutes',
      `98980 ${period} INCOMPLETE 25 min 0 live x0 · no live contact`,
      '98980 07-01..07-31 IN_PROGRESS 5 min 1 live x0 · needs 15 more minutes',
    ],
    in2026: [
      '98979 05-01..05-31 INCOMPLETE 5 min 1 live x0 · 5 of 10 minutes',
      `98980 ${period} INCOMPLETE 25 min 0 live x0 · no live contact`,
      '98979 07-01..07-31 IN_PROGRESS 5 min 1 live x0 · needs 5 more minutes',
    ],
  },
  {
    name: 'one contact is enough for further units, which are flagged as disputed',
    notes: ['06-05 20 live PT', '06-06 40 PT'],
    today: '07-01',
    in2025: [
      `98980 ${period} READY 60 min 1 live x1 GP`,
      `98981 ${period} READY 60 min 1 live x2 GP !FURTHER_CONTACT_DISPUTED`,
    ],
    in2026: [
      `98980 ${period} READY 60 min 1 live x1 GP`,
      `98981 ${period} READY 60 min 1 live x2 GP !FURTHER_CONTACT_DISPUTED`,
    ],
  },
  {
    name: 'a contact before set-up does not count, nor one after discharge',
    plans: ['06-10..06-20'],
    notes: ['06-09 5 live PT', '06-15 25 PT', '06-21 5 live PT'],
    today: '07-01',
    in2025: [`98980 ${period} INCOMPLETE 25 min 0 live x0 · no live contact`],
    in2026: [`98980 ${period} INCOMPLETE 25 min 0 live x0 · no live contact`],
  },
];
