import type { AttentionKind } from '../../../contract/worklist.ts';
import type { Tone } from '../../../src/components/StatusChip.tsx';

/** Which part of the record shows what a reason is about; a record without Health shows its own activity instead. */
const sections: Record<AttentionKind, string> = {
  SURVEY_OUT_OF_RANGE: 'surveys',
  BILLING_WINDOW_CLOSING: 'care-management',
  FALLING_ADHERENCE: 'activity',
  NO_SESSION: 'activity',
  NOTE_DUE: 'care-management',
  PATH_STEP: 'activity',
};

export const reasonPath = (patientId: number, kind: AttentionKind): string =>
  sections[kind] === 'activity' ? `/patients/${patientId}/activity` : `/patients/${patientId}/health/${sections[kind]}`;

export const reasonTones: Record<AttentionKind, Tone> = {
  SURVEY_OUT_OF_RANGE: 'warning',
  BILLING_WINDOW_CLOSING: 'info',
  FALLING_ADHERENCE: 'warning',
  NO_SESSION: 'neutral',
  NOTE_DUE: 'neutral',
  PATH_STEP: 'info',
};
