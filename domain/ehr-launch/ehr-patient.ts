import * as z from 'zod/mini';
import type { LaunchResult } from '../../contract/ehr-launch/launches.ts';

const text = z.string().check(z.maxLength(1000));
const many = <Shape extends z.ZodMiniType>(shape: Shape) => z.optional(z.array(shape).check(z.maxLength(100)));

/** What is read of a Patient resource; everything else in it is left alone. */
const PatientResource = z.object({
  resourceType: z.literal('Patient'),
  id: text,
  identifier: many(z.object({ system: z.optional(text), value: z.optional(text) })),
  name: many(z.object({ use: z.optional(text), family: z.optional(text), given: many(text) })),
  telecom: many(z.object({ system: z.optional(text), value: z.optional(text) })),
  gender: z.optional(text),
  birthDate: z.optional(text),
});
type PatientResource = z.output<typeof PatientResource>;

/** A patient as an EHR has it. */
export interface EhrPatient extends Pick<LaunchResult, 'patient'> {
  id: string;
  identifiers: readonly { system: string; value: string }[];
  /** All names that the patient has or had, each with its given names. */
  names: readonly { family: string; given: readonly string[] }[];
}

/** Names that are no longer used, or never were. */
const isPast = (use: string | undefined) => use === 'old' || use === 'maiden' || use === 'anonymous';

const findTelecom = ({ telecom = [] }: PatientResource, wanted: string): string | null =>
  telecom.find(({ system, value }) => system === wanted && value)?.value ?? null;

/** The Patient resource of an EHR; null for anything else, and for another patient than the one that was asked for. */
export function readEhrPatient(resource: unknown, id: string): EhrPatient | null {
  const read = PatientResource.safeParse(resource);
  if (!read.success || read.data.id !== id) return null;
  const { identifier = [], name = [], gender, birthDate } = read.data;
  const current = name.filter(({ use }) => !isPast(use));
  const shown = current.find(({ use }) => use === 'official') ?? current[0];
  return {
    id,
    identifiers: identifier.flatMap(({ system, value }) => (system && value ? [{ system, value }] : [])),
    names: current.map(({ family = '', given = [] }) => ({ family, given })),
    patient: {
      firstName: shown?.given?.[0] ?? '',
      lastName: shown?.family ?? '',
      // A birth date may be a year or a month alone.
      dob: /^\d{4}-\d{2}-\d{2}$/.test(birthDate ?? '') ? birthDate! : null,
      sex: gender === 'male' ? 'MALE' : gender === 'female' ? 'FEMALE' : null,
      email: findTelecom(read.data, 'email'),
      phoneNumber: findTelecom(read.data, 'phone'),
    },
  };
}

const fold = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-US');

/** Does a patient of the portal have a name of the EHR's patient? Family and given name have to be equal, but for capitals. */
export function hasNameOf({ names }: EhrPatient, { firstName, lastName }: { firstName: string; lastName: string }) {
  const own = fold(firstName);
  return names.some(
    ({ family, given }) =>
      fold(family) !== '' &&
      fold(family) === fold(lastName) &&
      own !== '' &&
      (own === fold(given[0] ?? '') || own === fold(given.join(' '))),
  );
}

/** The ids of our own patients that the EHR has noted, by the systems of `Patient.identifier` (`docs/FHIR.md`). */
export function listOwnIdentifiers({ identifiers }: EhrPatient, base: string) {
  const listValues = (name: string) =>
    identifiers.flatMap(({ system, value }) => (system === `${base}/identifier/${name}` ? [value] : []));
  return {
    ids: listValues('patient').flatMap((value) => (/^[1-9]\d{0,8}$/.test(value) ? [Number(value)] : [])),
    gaitUids: listValues('gait-id'),
  };
}
