import type { Scenario } from './notation.ts';

const first2025 = ['98975 06-01..06-30 READY 16/16 x1 GP', '98977 06-01..06-30 READY 16/16 x1 GP'];
const first2026 = ['98975 06-01..06-30 READY 16/2 x1 GP', '98977 06-01..06-30 READY 16/16 x1 GP'];

/** After a pause that reached into a window or over its day 31, the next one waits for the first data day. */
export const day31Paused: readonly Scenario[] = [
  {
    name: 'paused on day 31, the next window waits for data after the resume',
    plans: ['06-01..'],
    data: '06-01 x16, 07-05 x3',
    pauses: ['06-25..07-10'],
    today: '09-15',
    in2025: first2025,
    in2026: first2026,
  },
  {
    name: 'resumed on day 31, the next window waits for the first data day',
    plans: ['06-01..08-13'],
    data: '06-01 x16, 07-15 x2',
    pauses: ['06-20..07-01'],
    today: '08-14',
    in2025: [...first2025, '98977 07-15..08-13 INCOMPLETE 2/16 x0'],
    in2026: [...first2026, '98985 07-15..08-13 READY 2/2 x1 GP'],
  },
  {
    name: 'resumed on day 31 with data on that day, the next window opens on it',
    plans: ['06-01..07-30'],
    data: '06-01 x16, 07-01 x2',
    pauses: ['06-20..07-01'],
    today: '07-31',
    in2025: [...first2025, '98977 07-01..07-30 INCOMPLETE 2/16 x0'],
    in2026: [...first2026, '98985 07-01..07-30 READY 2/2 x1 GP'],
  },
  {
    name: 'resumed inside the open window, the next one waits for the first data day from day 31 on',
    plans: ['06-01..08-08'],
    data: '06-01 x16, 06-28, 07-10 x2',
    pauses: ['06-20..06-25'],
    today: '08-09',
    in2025: [
      '98975 06-01..06-30 READY 17/16 x1 GP',
      '98977 06-01..06-30 READY 17/16 x1 GP',
      '98977 07-10..08-08 INCOMPLETE 2/16 x0',
    ],
    in2026: [
      '98975 06-01..06-30 READY 17/2 x1 GP',
      '98977 06-01..06-30 READY 17/16 x1 GP',
      '98985 07-10..08-08 READY 2/2 x1 GP',
    ],
  },
  {
    name: 'a pause that is taken back on its first day lets the next window open without waiting',
    plans: ['06-01..07-30'],
    data: '06-01 x16',
    pauses: ['06-20..06-20'],
    today: '07-31',
    in2025: [...first2025, '98977 07-01..07-30 INCOMPLETE 0/16 x0'],
    in2026: [...first2026, '98985 07-01..07-30 INCOMPLETE 0/2 x0'],
  },
  {
    name: 'a pause after day 31 finds that window open and keeps the one after it waiting',
    plans: ['06-01..09-13'],
    data: '06-01 x16, 08-15 x2',
    pauses: ['07-02..08-10'],
    today: '09-14',
    in2025: [...first2025, '98977 07-01..07-30 INCOMPLETE 0/16 x0', '98977 08-15..09-13 INCOMPLETE 2/16 x0'],
    in2026: [...first2026, '98985 07-01..07-30 INCOMPLETE 0/2 x0', '98985 08-15..09-13 READY 2/2 x1 GP'],
  },
  {
    name: 'windows follow the one that opened after a resume',
    plans: ['06-01..09-09'],
    data: '06-01 x16, 07-12 x3, 09-01',
    pauses: ['06-25..07-10'],
    today: '09-10',
    in2025: [...first2025, '98977 07-12..08-10 INCOMPLETE 3/16 x0', '98977 08-11..09-09 INCOMPLETE 1/16 x0'],
    in2026: [...first2026, '98985 07-12..08-10 READY 3/2 x1 GP', '98985 08-11..09-09 INCOMPLETE 1/2 x0'],
  },
];
