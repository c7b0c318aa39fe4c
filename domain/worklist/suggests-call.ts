import type { WorklistKind } from '../../contract/worklist/worklist.ts';

const kinds: readonly WorklistKind[] = ['FALLING_ADHERENCE', 'NO_SESSION', 'BILLING_WINDOW_CLOSING'];

/** Whether the patient has to be asked about a reason; of the others the care is written down. */
export const suggestsCall = (kind: WorklistKind): boolean => kinds.includes(kind);
