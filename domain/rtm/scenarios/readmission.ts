import type { Scenario } from './notation.ts';

/** Re-admission is a new episode with its own set-up and its own window. */
export const readmission: readonly Scenario[] = [
  {
    name: 're-admitted after a month: set-up is paid again',
    plans: ['06-01..06-30', '08-01..08-30'],
    data: '06-01 x16, 08-01 x16',
    today: '09-01',
    in2025: [
      '98975 06-01..06-30 READY 16/16 x1 GP',
      '98977 06-01..06-30 READY 16/16 x1 GP',
      '98975 08-01..08-30 READY 16/16 x1 GP',
      '98977 08-01..08-30 READY 16/16 x1 GP',
    ],
    in2026: [
      '98975 06-01..06-30 READY 16/2 x1 GP',
      '98977 06-01..06-30 READY 16/16 x1 GP',
      '98975 08-01..08-30 READY 16/2 x1 GP',
      '98977 08-01..08-30 READY 16/16 x1 GP',
    ],
  },
  {
    name: 'days between two episodes count for neither',
    plans: ['06-01..06-20', '07-05..08-03'],
    data: '06-01 x25, 07-01 x10',
    today: '08-04',
    in2025: [
      '98975 06-01..06-20 READY 20/16 x1 GP !ENDED_EARLY',
      '98977 06-01..06-20 READY 20/16 x1 GP !ENDED_EARLY',
      '98975 07-05..08-03 INCOMPLETE 6/16 x0',
      '98977 07-05..08-03 INCOMPLETE 6/16 x0',
    ],
    in2026: [
      '98975 06-01..06-20 READY 20/2 x1 GP !ENDED_EARLY',
      '98977 06-01..06-20 READY 20/16 x1 GP !ENDED_EARLY',
      '98975 07-05..08-03 READY 6/2 x1 GP',
      '98985 07-05..08-03 READY 6/2 x1 GP',
    ],
  },
  {
    name: 'two episodes in a month share its management',
    plans: ['06-01..06-10', '06-20..'],
    notes: ['06-05 12 live PT', '06-15 30 live PT', '06-25 10 PT'],
    today: '07-01',
    in2025: ['98980 06-01..06-30 READY 22 min 1 live x1 GP'],
    in2026: ['98980 06-01..06-30 READY 22 min 1 live x1 GP'],
  },
  {
    name: 're-admitted over new year: each episode sets up by its own rules',
    plans: ['2025-11-01..2025-11-30', '2026-01-10..2026-02-08'],
    data: '2025-11-01 x10, 2026-01-10 x10',
    today: '2026-02-09',
    asDated: [
      '98975 2025-11-01..2025-11-30 INCOMPLETE 10/16 x0',
      '98977 2025-11-01..2025-11-30 INCOMPLETE 10/16 x0',
      '98975 2026-01-10..2026-02-08 READY 10/2 x1 GP',
      '98985 2026-01-10..2026-02-08 READY 10/2 x1 GP',
    ],
  },
];
