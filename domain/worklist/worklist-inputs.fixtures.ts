import type { WorklistInputs } from './worklist-inputs.ts';

/** A patient in care of whom nothing is known yet. */
export const emptyInputs: WorklistInputs = {
  today: '2026-11-20',
  inCare: true,
  products: ['HEALTH'],
  plans: [],
  lastSession: null,
  frequency: [],
  practice: [],
  dataDays: [],
  surveys: [],
  notes: [],
  windows: [],
  pathStep: null,
};
