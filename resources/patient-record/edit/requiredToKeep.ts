import type { PatientProduct } from '../../../contract/enumerations.ts';
import { requiredFields } from '../../../contract/patient-fields.ts';

/** Fields that editing may not empty: as for adding, but a Health patient may do without a phone (PAT-57). */
export function requiredToKeep(products: readonly PatientProduct[]): string[] {
  const required = Object.keys(requiredFields(products));
  const phoneMayGo = !products.includes('PRO');
  return [...required.filter((field) => field !== 'phoneNumber' || !phoneMayGo), 'locationId'];
}
