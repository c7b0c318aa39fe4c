import type { Patient } from '@medplum/fhirtypes';
import { and, asc, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Sex } from '../../../contract/platform/enumerations.ts';
import { toPatient, type PatientRow } from '../../../domain/fhir/patient.ts';
import { parseToken, type Criterion } from '../../../domain/fhir/search.ts';
import { foldForSearch } from '../../../domain/patients/patient.ts';
import { containsWordsByIndex } from '../../patients/search-conditions.ts';
import { accessiblePatients as found, isPatientAccessible } from '../../platform/db/accessible-patients.ts';
import { patients } from '../../platform/db/schema.ts';
import { dayCondition, isOneOf, none, referenceCondition, toRowId } from '../conditions.ts';
import { defineSource, type FhirReader, type ResourceType } from '../resource-type.ts';
import { commonParameters, identifierParameter, stringParameter } from './common.ts';

/** More words would not narrow a search any further, but each is a parameter of the statement or two. */
const MAX_WORDS = 10;
const listWords = (value: string): string[] => foldForSearch(value).split(' ').filter(Boolean).slice(0, MAX_WORDS);

/** Narrows to patients whose search text has the words, by its index; the resources are compared afterwards. */
function nameCondition({ values, modifier }: Criterion, { tx, scope }: FhirReader): SQL | undefined {
  // A part of a word is in no index of beginnings.
  if (modifier === 'contains' && values.some((value) => listWords(value).some((word) => word.length < 3)))
    return undefined;
  const ids = tx
    .select({ id: found.id })
    .from(found)
    .where(
      and(
        scope.location(found.organizationId, found.locationId),
        or(...values.map((value) => containsWordsByIndex(found.searchText, listWords(value)))),
      ),
    );
  return inArray(patients.id, ids);
}

const identifierCondition = ({ values }: Criterion, { links }: FhirReader): SQL =>
  or(
    ...values.map((value) => {
      const { system, code } = parseToken(value);
      const isOf = (name: string) => system === null || system === `${links.base}/identifier/${name}`;
      if (code === null) return none;
      return (
        or(
          ...(isOf('patient') ? [isOneOf(patients.id, [toRowId(code)])] : []),
          ...(isOf('gait-id') ? [eq(patients.gaitUid, code)] : []),
        ) ?? none
      );
    }),
  ) ?? none;

const sexes: Readonly<Record<string, Sex>> = { male: 'MALE', female: 'FEMALE' };

const genderCondition = ({ values }: Criterion): SQL =>
  or(
    ...values.map((value) => {
      const { code } = parseToken(value);
      if (code === 'unknown') return isNull(patients.sex);
      const sex = sexes[code ?? ''];
      return sex ? eq(patients.sex, sex) : none;
    }),
  ) ?? none;

const listNames = ({ name = [] }: Patient) => name.flatMap(({ text, family, given = [] }) => [text, family, ...given]);

export const patientColumns = {
  id: patients.id,
  locationId: patients.locationId,
  primaryPractitionerId: patients.primaryPractitionerId,
  firstName: patients.firstName,
  lastName: patients.lastName,
  email: patients.email,
  phoneNumber: patients.phoneNumber,
  dob: patients.dob,
  sex: patients.sex,
  language: patients.language,
  products: patients.products,
  injuredSideOfBody: patients.injuredSideOfBody,
  injuredBodyPart: patients.injuredBodyPart,
  gaitUid: patients.gaitUid,
  discharged: patients.discharged,
  version: patients.version,
  updatedAt: patients.updatedAt,
};

export const patientType: ResourceType = {
  type: 'Patient',
  action: 'patients.read',
  scopes: ['patients:read'],
  interactions: ['create', 'update'],
  hasProvenance: true,
  parameters: {
    ...commonParameters,
    identifier: identifierParameter,
    name: stringParameter('The beginning of the first, the last or the full name.', listNames),
    family: stringParameter('The beginning of the last name.', ({ name = [] }: Patient) =>
      name.map(({ family }) => family),
    ),
    given: stringParameter('The beginning of the first name.', ({ name = [] }: Patient) =>
      name.flatMap(({ given = [] }) => given),
    ),
    birthdate: { type: 'date', documentation: 'The date of birth.' },
    gender: { type: 'token', documentation: 'male, female or unknown.' },
    'general-practitioner': { type: 'reference', documentation: 'The primary provider.' },
  },
  sources: [
    defineSource<PatientRow>({
      name: '',
      key: patients.id,
      getKey: ({ id }) => id,
      select: ({ tx, scope }, where, limit) =>
        tx
          .select(patientColumns)
          .from(patients)
          .where(and(isPatientAccessible(scope), where))
          .orderBy(asc(patients.id))
          .limit(limit),
      count: async ({ tx, scope }, where) => {
        const [row] = await tx
          .select({ total: count() })
          .from(patients)
          .where(and(isPatientAccessible(scope), where));
        return row!.total;
      },
      toResources: (row, links) => [toPatient(row, links)],
      lastUpdated: patients.updatedAt,
      conditions: {
        identifier: identifierCondition,
        name: nameCondition,
        family: nameCondition,
        given: nameCondition,
        birthdate: dayCondition(patients.dob),
        gender: genderCondition,
        'general-practitioner': referenceCondition(patients.primaryPractitionerId, 'Practitioner'),
      },
    }),
  ],
};
