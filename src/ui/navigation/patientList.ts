const LIST = '/patients/';

// Only in memory, because the search may contain a name. A new user starts with a reloaded page.
let shown = '';

/** Remembers page, order and search of the patient list for the link back from a record. */
export function rememberPatientList(search: string): void {
  shown = search;
}

export const patientListAddress = (): string => `${LIST}${shown}`;
