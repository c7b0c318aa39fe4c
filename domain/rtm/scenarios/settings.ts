import type { Scenario } from './notation.ts';

const period = '06-01..06-30';
const twoContacts = { notes: ['06-05 30 live PT', '06-12 30 live PT'], today: '07-01' };
const manyMinutes = { notes: ['06-05 50 live PT', '06-12 50 live PT', '06-19 50 live PT'], today: '07-01' };

/** What sources dispute, an organization decides. */
export const settings: readonly Scenario[] = [
  {
    name: 'a contact for each further unit: two contacts pay one of two',
    ...twoContacts,
    settings: { contactPerFurtherUnit: true },
    onlyBillable: true,
    in2025: [`98980 ${period} READY 60 min 2 live x1 GP`, `98981 ${period} READY 60 min 2 live x1 GP`],
    in2026: [`98980 ${period} READY 60 min 2 live x1 GP`, `98981 ${period} READY 60 min 2 live x1 GP`],
  },
  {
    name: 'a contact for each further unit: three contacts pay both',
    notes: ['06-05 20 live PT', '06-12 20 live PT', '06-19 20 live PT'],
    today: '07-01',
    settings: { contactPerFurtherUnit: true },
    in2025: [`98980 ${period} READY 60 min 3 live x1 GP`, `98981 ${period} READY 60 min 3 live x2 GP`],
    in2026: [`98980 ${period} READY 60 min 3 live x1 GP`, `98981 ${period} READY 60 min 3 live x2 GP`],
  },
  {
    name: 'a contact for each further unit: the only contact is the base code’s',
    notes: ['06-05 60 live PT'],
    today: '07-01',
    settings: { contactPerFurtherUnit: true },
    onlyBillable: true,
    in2025: [`98980 ${period} READY 60 min 1 live x1 GP`],
    in2026: [`98980 ${period} READY 60 min 1 live x1 GP`],
  },
  {
    name: 'without a limit 150 minutes are six further units',
    ...manyMinutes,
    in2025: [
      `98980 ${period} READY 150 min 3 live x1 GP`,
      `98981 ${period} READY 150 min 3 live x6 GP !FURTHER_CONTACT_DISPUTED`,
    ],
    in2026: [
      `98980 ${period} READY 150 min 3 live x1 GP`,
      `98981 ${period} READY 150 min 3 live x6 GP !FURTHER_CONTACT_DISPUTED`,
    ],
  },
  {
    name: 'at most two further units',
    ...manyMinutes,
    settings: { mostFurtherUnits: 2 },
    in2025: [`98980 ${period} READY 150 min 3 live x1 GP`, `98981 ${period} READY 150 min 3 live x2 GP`],
    in2026: [`98980 ${period} READY 150 min 3 live x1 GP`, `98981 ${period} READY 150 min 3 live x2 GP`],
  },
  {
    name: 'at most no further unit',
    ...manyMinutes,
    settings: { mostFurtherUnits: 0 },
    onlyBillable: true,
    in2025: [`98980 ${period} READY 150 min 3 live x1 GP`],
    in2026: [`98980 ${period} READY 150 min 3 live x1 GP`],
  },
  {
    name: 'the lower of both limits decides',
    ...manyMinutes,
    settings: { mostFurtherUnits: 5, contactPerFurtherUnit: true },
    in2025: [`98980 ${period} READY 150 min 3 live x1 GP`, `98981 ${period} READY 150 min 3 live x2 GP`],
    in2026: [`98980 ${period} READY 150 min 3 live x1 GP`, `98981 ${period} READY 150 min 3 live x2 GP`],
  },
  {
    name: 'occupational therapy where no note says otherwise',
    plans: ['06-01..06-30'],
    data: '06-01 x16',
    notes: ['06-05 20 live'],
    settings: { discipline: 'OT' },
    today: '07-01',
    in2025: [
      `98975 ${period} READY 16/16 x1 GO`,
      `98977 ${period} READY 16/16 x1 GO`,
      `98980 ${period} READY 20 min 1 live x1 GO`,
    ],
    in2026: [
      `98975 ${period} READY 16/2 x1 GO`,
      `98977 ${period} READY 16/16 x1 GO`,
      `98980 ${period} READY 20 min 1 live x1 GO`,
    ],
  },
  {
    name: 'speech therapy where no note says otherwise',
    plans: ['06-01..06-30'],
    data: '06-01 x16',
    settings: { discipline: 'SLP' },
    today: '07-01',
    in2025: [`98975 ${period} READY 16/16 x1 GN`, `98977 ${period} READY 16/16 x1 GN`],
    in2026: [`98975 ${period} READY 16/2 x1 GN`, `98977 ${period} READY 16/16 x1 GN`],
  },
  {
    name: 'a physician’s practice carries no therapy modifier',
    plans: ['06-01..06-30'],
    data: '06-01 x16',
    notes: ['06-05 40 live', '06-06 1 live'],
    settings: { discipline: 'PHYSICIAN' },
    today: '07-01',
    in2025: [
      `98975 ${period} READY 16/16 x1`,
      `98977 ${period} READY 16/16 x1`,
      `98980 ${period} READY 41 min 2 live x1`,
      `98981 ${period} READY 41 min 2 live x1`,
    ],
    in2026: [
      `98975 ${period} READY 16/2 x1`,
      `98977 ${period} READY 16/16 x1`,
      `98980 ${period} READY 41 min 2 live x1`,
      `98981 ${period} READY 41 min 2 live x1`,
    ],
  },
];
