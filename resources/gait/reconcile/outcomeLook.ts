import type { Tone } from '../../../src/components/StatusChip.tsx';
import type { ShownOutcome } from '../../../domain/gait/reconcile/shown-outcome.ts';

/** The colour of each outcome: blue will be done, amber waits for somebody, red needs another file. */
export const tones: Record<ShownOutcome, Tone> = {
  UPDATED: 'success',
  UPDATE: 'info',
  NAMED_OTHERWISE: 'warning',
  DISCHARGED: 'warning',
  UNCHANGED: 'neutral',
  NO_PATIENT: 'error',
  SEVERAL_PATIENTS: 'error',
  NO_ID: 'error',
  ID_REPEATED: 'error',
  EMAIL_REPEATED: 'error',
  EMAIL_TAKEN: 'error',
  FAULTY: 'error',
  REFUSED: 'error',
};
