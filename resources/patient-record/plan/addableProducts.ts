import { patientProducts, type PatientProduct } from '../../../contract/enumerations.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { holds, type Viewer } from '../../../domain/viewer.ts';

/** Products that the viewer may give the patient: those that the viewer has and the patient has not (REC-21). */
export const addableProducts = ({ products, may }: PatientRecord, viewer: Viewer): PatientProduct[] =>
  may?.edit === false ? [] : patientProducts.filter((product) => holds(viewer, product) && !products.includes(product));
