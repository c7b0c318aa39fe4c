import type { PatientField } from '../../../contract/patients/fields.ts';

type Known = Partial<Record<PatientField, string>>;

/** What is known of somebody who is to be added, for the router's state: names stand in no address. */
interface AddPatientState {
  newPatient: Known;
}

/** The fields that are known; the form of add patient begins with them. */
export const toAddPatientState = ({
  firstName,
  lastName,
  dob,
  email,
  phoneNumber,
}: Record<'firstName' | 'lastName' | 'dob' | 'email' | 'phoneNumber', string | null>): AddPatientState => ({
  newPatient: Object.fromEntries(
    Object.entries({ firstName, lastName, dob, email, phoneNumber }).filter(([, value]) => !!value),
  ),
});

export const readAddPatientState = (state: unknown): Known | undefined =>
  (state as Partial<AddPatientState> | null)?.newPatient;
