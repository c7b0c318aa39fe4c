const LIST = '/patients/';

// In memory alone: a searched name is kept nowhere. Whoever signs in next is on a page that was loaded anew.
let shown = '';

/** Remembers the page, the order and the search of the patient list, so that the record leads back to them. */
export function rememberPatientList(search: string): void {
  shown = search;
}

/** Where the record leads back to. */
export const patientListAddress = (): string => `${LIST}${shown}`;
