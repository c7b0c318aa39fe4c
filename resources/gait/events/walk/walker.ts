import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { fullName } from '../../../../domain/patient.ts';

/** Who is about to walk. */
export interface Walker {
  id: number;
  /** Empty while nobody has said it (OPEN-101). */
  name: string;
  uid: string | null;
  place: string;
}

export const walkerOf = ({ id, patient, productData, location }: PatientRecord): Walker => ({
  id,
  name: fullName(patient),
  uid: productData.gait?.uid ?? null,
  place: location.name,
});

/** What somebody is called by: the name, else the Unique Gait ID. */
export const calledBy = ({ name, uid, id }: Pick<Walker, 'name' | 'uid' | 'id'>): string => name || uid || `#${id}`;
