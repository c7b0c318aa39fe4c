import type { Patient } from '@medplum/fhirtypes';
import type { BodyPart, PatientProduct, Sex, Side } from '../../contract/platform/enumerations.ts';
import type { Language } from '../../contract/platform/languages.ts';
import { formatFullName } from '../patients/patient.ts';
import { refer, toExtensionUrl, toIdentifier, toMeta, type Links } from './links.ts';

export interface PatientRow {
  id: number;
  locationId: number;
  primaryPractitionerId: number | null;
  firstName: string;
  lastName: string;
  email: string | null;
  phoneNumber: string | null;
  dob: string | null;
  sex: Sex | null;
  language: Language;
  products: readonly PatientProduct[];
  injuredSideOfBody: Side | null;
  injuredBodyPart: BodyPart | null;
  gaitUid: string | null;
  discharged: boolean;
  version: number;
  updatedAt: Date;
}

const genders = { MALE: 'male', FEMALE: 'female' } as const;

function toName(row: PatientRow): Pick<Patient, 'name'> {
  const text = formatFullName(row);
  if (!text) return {};
  const { firstName, lastName } = row;
  return {
    name: [{ use: 'official', text, ...(lastName && { family: lastName }), ...(firstName && { given: [firstName] }) }],
  };
}

function toTelecom({ phoneNumber, email }: PatientRow): Pick<Patient, 'telecom'> {
  const telecom: NonNullable<Patient['telecom']> = [
    ...(phoneNumber ? [{ system: 'phone' as const, value: phoneNumber }] : []),
    ...(email ? [{ system: 'email' as const, value: email }] : []),
  ];
  return telecom.length > 0 ? { telecom } : {};
}

/** What FHIR has no element for: where the patient is in care, with which products, and what is involved. */
const toExtensions = (row: PatientRow, links: Links): NonNullable<Patient['extension']> => [
  { url: toExtensionUrl(links, 'patient-location'), valueReference: refer('Location', row.locationId) },
  ...row.products.map((product) => ({ url: toExtensionUrl(links, 'patient-product'), valueCode: product })),
  ...(row.injuredSideOfBody ? [{ url: toExtensionUrl(links, 'involved-side'), valueCode: row.injuredSideOfBody }] : []),
  ...(row.injuredBodyPart
    ? [{ url: toExtensionUrl(links, 'involved-body-part'), valueCode: row.injuredBodyPart }]
    : []),
];

export const toPatient = (row: PatientRow, links: Links): Patient => ({
  resourceType: 'Patient',
  id: String(row.id),
  meta: toMeta(row.version, row.updatedAt),
  extension: toExtensions(row, links),
  identifier: [
    toIdentifier(links, 'patient', row.id),
    ...(row.gaitUid ? [toIdentifier(links, 'gait-id', row.gaitUid)] : []),
  ],
  active: !row.discharged,
  ...toName(row),
  ...toTelecom(row),
  gender: row.sex ? genders[row.sex] : 'unknown',
  ...(row.dob && { birthDate: row.dob }),
  communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: row.language }] }, preferred: true }],
  ...(row.primaryPractitionerId !== null && {
    generalPractitioner: [refer('Practitioner', row.primaryPractitionerId)],
  }),
  managingOrganization: refer('Organization', links.organizationId),
});
