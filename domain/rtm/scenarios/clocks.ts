import type { Scenario } from './notation.ts';

const june = '06-01..06-30';

/** The same clock minutes of a patient count once, and a note has no more minutes than its clock. */
export const clocks: readonly Scenario[] = [
  {
    name: 'overlapping notes of one author: the shared minutes count once, and it is flagged',
    notes: ['06-05 20 live PT 09:00-09:20', '06-05 20 PT 09:10-09:30'],
    today: '07-01',
    in2025: [`98980 ${june} READY 30 min 1 live x1 GP !OVERLAPPING_NOTES`],
    in2026: [`98980 ${june} READY 30 min 1 live x1 GP !OVERLAPPING_NOTES`],
  },
  {
    name: 'overlapping notes of two authors: the shared minutes count once too',
    notes: ['06-05 20 live PT by1 09:00-09:20', '06-05 20 PT by2 09:10-09:30'],
    today: '07-01',
    in2025: [`98980 ${june} READY 30 min 1 live x1 GP !OVERLAPPING_NOTES`],
    in2026: [`98980 ${june} READY 30 min 1 live x1 GP !OVERLAPPING_NOTES`],
  },
  {
    name: 'a note inside another adds nothing',
    notes: ['06-05 30 live PT 09:00-09:30', '06-05 10 PT 09:10-09:20'],
    today: '07-01',
    in2025: [`98980 ${june} READY 30 min 1 live x1 GP !OVERLAPPING_NOTES`],
    in2026: [`98980 ${june} READY 30 min 1 live x1 GP !OVERLAPPING_NOTES`],
  },
  {
    name: 'the same time written twice pays no further unit',
    notes: ['06-05 20 live PT 09:00-09:20', '06-05 20 PT 09:00-09:20'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP !OVERLAPPING_NOTES`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP !OVERLAPPING_NOTES`],
  },
  {
    name: 'three notes in a chain',
    notes: ['06-05 20 PT 09:20-09:40', '06-05 20 live PT 09:00-09:20', '06-05 20 PT 09:10-09:30'],
    today: '07-01',
    in2025: [
      `98980 ${june} READY 40 min 1 live x1 GP !OVERLAPPING_NOTES`,
      `98981 ${june} READY 40 min 1 live x1 GP !FURTHER_CONTACT_DISPUTED !OVERLAPPING_NOTES`,
    ],
    in2026: [
      `98980 ${june} READY 40 min 1 live x1 GP !OVERLAPPING_NOTES`,
      `98981 ${june} READY 40 min 1 live x1 GP !FURTHER_CONTACT_DISPUTED !OVERLAPPING_NOTES`,
    ],
  },
  {
    name: 'an overlap may cost the longer code',
    notes: ['06-05 12 live PT 09:00-09:12', '06-05 12 PT 09:05-09:17'],
    today: '07-01',
    in2025: [`98980 ${june} INCOMPLETE 17 min 1 live x0 !OVERLAPPING_NOTES · 17 of 20 minutes`],
    in2026: [`98979 ${june} READY 17 min 1 live x1 GP !OVERLAPPING_NOTES`],
  },
  {
    name: 'notes that touch do not overlap',
    notes: ['06-05 20 live PT 09:00-09:20', '06-05 20 live PT 09:20-09:40'],
    today: '07-01',
    in2025: [`98980 ${june} READY 40 min 2 live x1 GP`, `98981 ${june} READY 40 min 2 live x1 GP`],
    in2026: [`98980 ${june} READY 40 min 2 live x1 GP`, `98981 ${june} READY 40 min 2 live x1 GP`],
  },
  {
    name: 'the same time of another day does not overlap',
    notes: ['06-05 20 live PT 09:00-09:20', '06-06 19 PT 09:00-09:19'],
    today: '07-01',
    in2025: [`98980 ${june} READY 39 min 1 live x1 GP`],
    in2026: [`98980 ${june} READY 39 min 1 live x1 GP`],
  },
  {
    name: 'a note has no more minutes than its clock',
    notes: ['06-05 20 live PT 09:00-09:12'],
    today: '07-01',
    in2025: [`98980 ${june} INCOMPLETE 12 min 1 live x0 · 12 of 20 minutes`],
    in2026: [`98979 ${june} READY 12 min 1 live x1 GP`],
  },
  {
    name: 'a longer clock gives no minutes that were not written',
    notes: ['06-05 12 live PT 09:00-10:00'],
    today: '07-01',
    in2025: [`98980 ${june} INCOMPLETE 12 min 1 live x0 · 12 of 20 minutes`],
    in2026: [`98979 ${june} READY 12 min 1 live x1 GP`],
  },
  {
    name: 'notes with and without a clock add up',
    notes: ['06-05 15 live PT 09:00-09:15', '06-05 15 PT'],
    today: '07-01',
    in2025: [`98980 ${june} READY 30 min 1 live x1 GP`],
    in2026: [`98980 ${june} READY 30 min 1 live x1 GP`],
  },
  {
    name: 'one author on two patients at once: it counts and is flagged',
    notes: ['06-05 20 live PT 09:00-09:20 elsewhere'],
    today: '07-01',
    in2025: [`98980 ${june} READY 20 min 1 live x1 GP !OVERLAPPING_NOTES`],
    in2026: [`98980 ${june} READY 20 min 1 live x1 GP !OVERLAPPING_NOTES`],
  },
];
