import type { Scenario } from './notation.ts';

const june = '06-01..06-30';
const window = { plans: ['06-01..06-30'], data: '06-01 x16', today: '07-01' };

/** Whose minutes they are decides GP, GO or GN; an aide’s are nobody’s, and two disciplines are flagged. */
export const credentials: readonly Scenario[] = [
  {
    name: 'an occupational therapist’s notes speak for the lines of their window too',
    ...window,
    notes: ['06-05 20 live OT'],
    in2025: [
      `98975 ${june} READY 16/16 x1 GO`,
      `98977 ${june} READY 16/16 x1 GO`,
      `98980 ${june} READY 20 min 1 live x1 GO`,
    ],
    in2026: [
      `98975 ${june} READY 16/2 x1 GO`,
      `98977 ${june} READY 16/16 x1 GO`,
      `98980 ${june} READY 20 min 1 live x1 GO`,
    ],
  },
  {
    name: 'speech therapy',
    notes: ['06-05 20 live SLP'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GN`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GN`],
  },
  {
    name: 'a physician’s note carries none',
    notes: ['06-05 20 live PHYSICIAN'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1`],
    in2026: [`98980 ${june} READY 20 min 1 live x1`],
  },
  {
    name: 'clinical staff count and take the discipline of the others',
    notes: ['06-05 10 live OT', '06-06 10 CLINICAL_STAFF'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GO`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GO`],
  },
  {
    name: 'an aide’s minutes do not count',
    notes: ['06-05 15 live PT', '06-06 30 AIDE'],
    today: '07-01',
    in2025: [`98980 ${june} INCOMPLETE 15 min 1 live x0 · 15 of 20 minutes`],
    in2026: [`98979 ${june} READY 15 min 1 live x1 GP`],
  },
  { name: 'an aide alone gives no month', notes: ['06-06 30 live AIDE'], today: '07-01', in2025: [], in2026: [] },
  {
    name: 'a month of two disciplines is flagged',
    notes: ['06-05 15 live PT', '06-06 10 OT'],
    today: '07-01',
    in2025: [`98980 ${june} READY 25 min 1 live x1 * !MIXED_DISCIPLINES`],
    in2026: [`98980 ${june} READY 25 min 1 live x1 * !MIXED_DISCIPLINES`],
  },
  {
    name: 'a note of no minutes mixes nothing',
    notes: ['06-05 20 live PT', '06-06 0 OT'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP`],
  },
];
