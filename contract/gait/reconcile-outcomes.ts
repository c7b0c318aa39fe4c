/**
 * What a row of a reconcile file comes to (GAIT-24, OPEN-100). `UPDATE` will be done; `NAMED_OTHERWISE` (the patient
 * has another name) and `DISCHARGED` only when somebody asks for that row; all others do nothing.
 */
export const reconcileOutcomes = [
  'UPDATE',
  'NAMED_OTHERWISE',
  'DISCHARGED',
  'UNCHANGED',
  'NO_PATIENT',
  'SEVERAL_PATIENTS',
  'NO_ID',
  'ID_REPEATED',
  'EMAIL_REPEATED',
  'EMAIL_TAKEN',
  'FAULTY',
  'REFUSED',
] as const;
export type ReconcileOutcome = (typeof reconcileOutcomes)[number];
