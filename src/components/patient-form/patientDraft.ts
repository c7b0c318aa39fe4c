import type { PatientProduct } from '../../../contract/enumerations.ts';
import { languages, type Language } from '../../../contract/languages.ts';
import type { NewPatientDraft } from '../../../contract/patient-fields.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import type { StoredPatient } from '../../../domain/patient-rules.ts';
import { maskPhone, normalisePhone } from '../../../domain/phone.ts';

/** What the inputs of a patient form hold: texts, empty where nothing was entered or chosen. */
export interface PatientValues {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  dob: string;
  locationId: string;
  primaryPractitionerId: string;
  /** `N/A` is a choice of its own; empty says that the field was not touched (OPEN-057). */
  injuredSideOfBody: string;
  injuredBodyPart: string;
  gaitUid: string;
  language: Language;
}

export const noPatient: PatientValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  dob: '',
  locationId: '',
  primaryPractitionerId: '',
  injuredSideOfBody: '',
  injuredBodyPart: '',
  gaitUid: '',
  language: languages[0],
};

export const NOT_APPLICABLE = 'N/A';

/** As it is stored (PAT-52, PAT-65), null when it is empty (PAT-49); as typed while it is not a phone number. */
const phoneOf = (typed: string): string | null => {
  if (typed.trim() === '') return null;
  const answer = normalisePhone(typed);
  return 'phone' in answer ? answer.phone : typed;
};

/** The inputs as the contract's fields. The body of a request, so an untouched side is left out. */
export function fieldsOf(values: PatientValues) {
  const side = values.injuredSideOfBody;
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    phoneNumber: phoneOf(values.phoneNumber),
    dob: values.dob || null,
    locationId: values.locationId ? Number(values.locationId) : undefined,
    primaryPractitionerId: values.primaryPractitionerId ? Number(values.primaryPractitionerId) : null,
    ...(side && { injuredSideOfBody: side === NOT_APPLICABLE ? null : side }),
    injuredBodyPart: values.injuredBodyPart || null,
    gaitUid: values.gaitUid,
    language: values.language,
  };
}

export const newPatientDraft = (values: PatientValues, products: readonly PatientProduct[]): NewPatientDraft => {
  const fields = fieldsOf(values);
  const { gaitUid, language, ...others } = fields;
  return {
    products: [...products],
    ...others,
    ...(products.includes('GAIT') && { gaitUid }),
    // Left out, it is the first.
    ...(language !== noPatient.language && { language }),
  } as NewPatientDraft;
};

/** A stored record in the inputs of its form. A stored side of null is `N/A` (OPEN-057). */
export function valuesOf({ patient, productData, location, primaryPractitionerId }: PatientRecord): PatientValues {
  const { health, gait } = productData;
  return {
    firstName: patient.firstName,
    lastName: patient.lastName,
    email: patient.email ?? '',
    phoneNumber: maskPhone(patient.phoneNumber ?? ''),
    dob: patient.dob ?? '',
    locationId: String(location.id),
    primaryPractitionerId: primaryPractitionerId === null ? '' : String(primaryPractitionerId),
    injuredSideOfBody: health ? (health.injuredSideOfBody ?? NOT_APPLICABLE) : '',
    injuredBodyPart: health?.injuredBodyPart ?? '',
    gaitUid: gait?.uid ?? '',
    language: patient.language,
  };
}

/** The record as far as the rules of the domain judge it. */
export const storedOf = ({ patient, products, productData: { health } }: PatientRecord): StoredPatient => ({
  ...patient,
  products,
  injuredSideOfBody: health ? health.injuredSideOfBody : undefined,
  injuredBodyPart: health?.injuredBodyPart ?? null,
});
