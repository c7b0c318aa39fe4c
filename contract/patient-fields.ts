import * as z from 'zod/mini';
import { bodyParts, patientProducts, sides, type PatientProduct } from './enumerations.ts';
import { Day, blankAsNull, optionalEmail, optionalLine } from './fields.ts';
import { LanguageCode } from './languages.ts';
import { optionalPhone } from './phone.ts';

const NO_PRODUCT = 'You must select at least one product.';

const RecordId = (message: string) => z.number({ error: message }).check(z.int(message), z.positive(message));

export const Products = z.array(z.enum(patientProducts), { error: NO_PRODUCT }).check(
  z.minLength(1, NO_PRODUCT),
  z.refine((chosen: PatientProduct[]) => new Set(chosen).size === chosen.length, 'A product is listed twice.'),
);

const optionalDay = z.pipe(blankAsNull('Not a valid date'), z.nullable(Day));
const Side = z.nullable(z.enum(sides, { error: 'Side of body must be Right, Left or N/A' }));
const optionalBodyPart = z.pipe(
  blankAsNull('Not a valid body part'),
  z.nullable(z.enum(bodyParts, { error: 'Not a valid body part' })),
);

/** Fields that a patient of any product mix can have; which of them are required is `requiredFields`. */
const person = {
  firstName: optionalLine(),
  lastName: optionalLine(),
  email: optionalEmail(),
  phoneNumber: optionalPhone(),
  dob: optionalDay,
  primaryPractitionerId: z.optional(z.nullable(RecordId('Not a valid provider'))),
  /** Null says `N/A`; absent says that the field was not touched (ENT-054, OPEN-057). */
  injuredSideOfBody: z.optional(Side),
  injuredBodyPart: optionalBodyPart,
  gaitUid: optionalLine(64),
  /** What handouts and mails to the patient speak; absent in add patient: English. */
  language: z.optional(LanguageCode),
};

type Required = Partial<Record<keyof typeof person, string>>;

const healthFields: Required = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  phoneNumber: 'Phone number is required',
  injuredSideOfBody: 'Side of body is required',
  injuredBodyPart: 'Involved body part is required',
};
const gaitFields: Required = { firstName: 'First name is required', lastName: 'Last name is required' };
const proFields: Required = { phoneNumber: 'Phone number is required' };

/** What adding a patient of these products asks for, with the message of each field (PAT-36..48, OPEN-055). */
export const requiredFields = (products: readonly PatientProduct[]): Required => ({
  ...(products.includes('GAIT') && gaitFields),
  ...(products.includes('PRO') && proFields),
  ...(products.includes('HEALTH') && healthFields),
});

/** A side of null is an answer (`N/A`); any other field is missing when it is null or absent. */
const isMissing = (field: string, value: unknown): boolean =>
  value === undefined || (value === null && field !== 'injuredSideOfBody');

/** Body of add patient; PRO and Gait patients may leave out what Health needs. */
export const NewPatient = z
  .strictObject({ products: Products, locationId: RecordId('Location is required'), ...person })
  .check(
    z.check<Record<string, unknown> & { products: PatientProduct[] }>(
      ({ value, issues }) => {
        if (!Array.isArray(value.products)) return;
        for (const [field, message] of Object.entries(requiredFields(value.products))) {
          if (!isMissing(field, value[field]) || issues.some(({ path }) => path?.[0] === field)) continue;
          issues.push({ code: 'custom', message, path: [field], input: value, continue: true });
        }
      },
      // Runs beside other faults, so that a form shows all of its messages at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
export type NewPatient = z.output<typeof NewPatient>;
/** What a form holds: before trimming and normalising. */
export type NewPatientDraft = z.input<typeof NewPatient>;

/**
 * Body of edit patient: only what changes. Which fields may be empty depends on the stored products, so the rules
 * across fields are `patientChangeProblems` in the domain (PAT-57..63).
 */
export const PatientChange = z.strictObject({
  firstName: z.optional(person.firstName),
  lastName: z.optional(person.lastName),
  email: z.optional(person.email),
  phoneNumber: z.optional(person.phoneNumber),
  dob: z.optional(person.dob),
  locationId: z.optional(RecordId('Location is required')),
  primaryPractitionerId: person.primaryPractitionerId,
  injuredSideOfBody: person.injuredSideOfBody,
  injuredBodyPart: z.optional(person.injuredBodyPart),
  gaitUid: z.optional(person.gaitUid),
  language: person.language,
});
export type PatientChange = z.output<typeof PatientChange>;
