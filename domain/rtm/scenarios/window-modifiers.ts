import type { Scenario } from './notation.ts';

const june = '06-01..06-30';
const window = '06-11..07-10';
const care = { plans: ['06-01..07-10'], data: '06-11 x16', today: '07-15' };

/** Set-up and supply take their modifiers from the notes dated within their window, else from the setting. */
export const windowModifiers: readonly Scenario[] = [
  {
    name: 'a note of the month before the window does not speak for it',
    ...care,
    notes: ['06-10 20 live OT'],
    in2025: [
      `98980 ${june} READY 20 min 1 live x1 GO`,
      `98975 ${window} READY 16/16 x1 GP`,
      `98977 ${window} READY 16/16 x1 GP`,
    ],
    in2026: [
      `98980 ${june} READY 20 min 1 live x1 GO`,
      `98975 ${window} READY 16/2 x1 GP`,
      `98977 ${window} READY 16/16 x1 GP`,
    ],
  },
  {
    name: 'nor does an assistant’s make set-up the assistant’s',
    ...care,
    plans: ['06-01..'],
    today: '07-10',
    setUp: '06-01',
    notes: ['06-10 20 live PTA', '06-11 20 live PT'],
    in2025: [
      `98980 ${june} READY 40 min 2 live x1 GP CQ`,
      `98981 ${june} READY 40 min 2 live x1 GP CQ`,
      `98975 ${window} IN_PROGRESS 16/16 x1 GP`,
      `98977 ${window} IN_PROGRESS 16/16 x1 GP`,
    ],
    in2026: [
      `98980 ${june} READY 40 min 2 live x1 GP CQ`,
      `98981 ${june} READY 40 min 2 live x1 GP CQ`,
      `98975 ${window} IN_PROGRESS 16/2 x1 GP`,
      `98977 ${window} IN_PROGRESS 16/16 x1 GP`,
    ],
  },
  {
    name: 'a window of two disciplines takes the setting’s, its month is flagged',
    ...care,
    settings: { discipline: 'SLP' },
    notes: ['06-12 12 live PT', '06-20 12 OT'],
    in2025: [
      `98980 ${june} READY 24 min 1 live x1 * !MIXED_DISCIPLINES`,
      `98975 ${window} READY 16/16 x1 GN`,
      `98977 ${window} READY 16/16 x1 GN`,
    ],
    in2026: [
      `98980 ${june} READY 24 min 1 live x1 * !MIXED_DISCIPLINES`,
      `98975 ${window} READY 16/2 x1 GN`,
      `98977 ${window} READY 16/16 x1 GN`,
    ],
  },
  {
    name: 'the first and the last day of the window are within it',
    ...care,
    notes: ['06-11 5 live OT', '07-10 5 OT'],
    in2025: [
      `98980 ${june} INCOMPLETE 5 min 1 live x0`,
      `98975 ${window} READY 16/16 x1 GO`,
      `98977 ${window} READY 16/16 x1 GO`,
      '98980 07-01..07-31 IN_PROGRESS 5 min 0 live x0',
    ],
    in2026: [
      `98979 ${june} INCOMPLETE 5 min 1 live x0`,
      `98975 ${window} READY 16/2 x1 GO`,
      `98977 ${window} READY 16/16 x1 GO`,
      '98979 07-01..07-31 IN_PROGRESS 5 min 0 live x0',
    ],
  },
];
