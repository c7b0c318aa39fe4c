import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { bodyParts, patientProducts, sides, type PatientProduct } from '../platform/enumerations.ts';
import { Day } from '../platform/dates.ts';
import { blankAsNull, optionalEmail, optionalLine } from '../platform/fields.ts';
import type { FieldInput } from '../platform/form-fields.ts';
import { LanguageCode, languages } from '../platform/languages.ts';
import { optionalPhone } from '../platform/phone.ts';
import { keysOf, pluck } from '../platform/typed-keys.ts';
import { patientFieldMessage } from './messages.ts';

/** A column of a bulk-add file (OPEN-054). */
export interface CsvColumn {
  header: string;
  /** Other headers, in lower case and without blanks. */
  aliases?: readonly string[];
  /** The templates that list the column; without, both of them. */
  templates?: readonly ('HEALTH' | 'GAIT')[];
  /** The column of the preview that shows it. */
  preview: 'patient' | 'contact' | 'place' | 'involved' | 'insurance';
}

/** All that forms, files and calls know of a field. Its label is the message `patientForm.<field>`. */
export interface PatientFieldDefinition {
  /** What add patient takes; edit patient takes the same of the fields that change. */
  schema: z.ZodMiniType;
  input: FieldInput;
  required?: {
    message: string;
    /** The products for which a patient is not added without it (PAT-36..48, OPEN-055). */
    for: readonly PatientProduct[];
    /** Those for which editing may not empty it (PAT-57..61), where they are others. */
    toKeep?: readonly PatientProduct[];
  };
  /** The product without which there is no such field. */
  onlyFor?: PatientProduct;
  /** The part of the form that holds it; no product asks for what is in it. */
  section?: 'insurance';
  csv?: CsvColumn;
}
type Definitions = Readonly<Record<string, PatientFieldDefinition>>;
/** Fields that a part of the patient record holds under the same names, with the schema of what is stored. */
type StoredDefinitions = Readonly<Record<string, PatientFieldDefinition & { stored: z.ZodMiniType }>>;

const RecordId = (message: string) => z.number({ error: message }).check(z.int(message), z.positive(message));
const nullableText = z.nullable(z.string());

/** Fields of `patient` in a record. */
export const personFields = {
  firstName: {
    schema: optionalLine(),
    /** Empty for an incomplete patient (OPEN-101, PAT-61). */
    stored: z.string(),
    input: { kind: 'text' },
    required: { message: formMessage.text('fields.firstNameRequired'), for: ['HEALTH', 'GAIT'] },
    csv: { header: 'First Name', preview: 'patient' },
  },
  lastName: {
    schema: optionalLine(),
    stored: z.string(),
    input: { kind: 'text' },
    required: { message: formMessage.text('fields.lastNameRequired'), for: ['HEALTH', 'GAIT'] },
    csv: { header: 'Last Name', preview: 'patient' },
  },
  email: {
    schema: optionalEmail(),
    stored: nullableText,
    input: { kind: 'email' },
    required: { message: formMessage.text('fields.emailRequired'), for: ['HEALTH'] },
    csv: { header: 'Email', aliases: ['emailaddress'], preview: 'contact' },
  },
  phoneNumber: {
    schema: optionalPhone(),
    /** `+1` and ten digits (PAT-52). */
    stored: nullableText,
    input: { kind: 'phone' },
    required: { message: formMessage.text('fields.phoneRequired'), for: ['HEALTH', 'PRO'], toKeep: ['PRO'] },
    csv: { header: 'Phone Number', aliases: ['phone'], preview: 'contact' },
  },
  dob: {
    schema: z.pipe(blankAsNull(formMessage.text('fields.invalidDate')), z.nullable(Day)),
    stored: nullableText,
    input: { kind: 'date' },
    csv: { header: 'Date of Birth', aliases: ['dob', 'birthdate'], preview: 'patient' },
  },
  /** What handouts and mails to the patient speak; absent in add patient: English. */
  language: {
    schema: z.optional(LanguageCode),
    stored: LanguageCode,
    input: { kind: 'choice', options: languages, initial: languages[0] },
    csv: { header: 'Language', templates: [], preview: 'contact' },
  },
} as const satisfies StoredDefinitions;

const INVALID_BODY_PART = patientFieldMessage.text('patients.invalidBodyPart');

/** Fields of `productData.health` in a record. */
export const injuryFields = {
  /** Null says `N/A`; absent says that the field was not touched (ENT-054, OPEN-057). */
  injuredSideOfBody: {
    schema: z.optional(z.nullable(z.enum(sides, { error: patientFieldMessage.text('patients.invalidSide') }))),
    stored: z.nullable(z.enum(sides)),
    input: { kind: 'choice', options: sides, nullOption: 'N/A' },
    required: { message: patientFieldMessage.text('patients.sideRequired'), for: ['HEALTH'] },
    csv: {
      header: 'Side of Body',
      aliases: ['injuredsideofbody', 'involvedsideofbody', 'involvedside'],
      preview: 'involved',
    },
  },
  injuredBodyPart: {
    schema: z.pipe(blankAsNull(INVALID_BODY_PART), z.nullable(z.enum(bodyParts, { error: INVALID_BODY_PART }))),
    stored: z.nullable(z.enum(bodyParts)),
    input: { kind: 'choice', options: bodyParts },
    required: { message: patientFieldMessage.text('patients.bodyPartRequired'), for: ['HEALTH'] },
    csv: {
      header: 'Involved Body Part',
      aliases: ['injuredbodypart', 'bodypart', 'involvedjoint'],
      preview: 'involved',
    },
  },
} as const satisfies StoredDefinitions;

/** As claims carry them (X12 837: 2 to 80 characters); what their character set lacks is refused, for it would be lost. */
const insuranceId = (max: number) => {
  const message = patientFieldMessage.text('patients.invalidInsuranceId', { n: max });
  const pattern = new RegExp(`^[A-Za-z0-9][A-Za-z0-9 ./-]{1,${max - 1}}$`);
  return z.pipe(blankAsNull(message), z.nullable(z.string().check(z.regex(pattern, message))));
};
const insurance = { stored: nullableText, input: { kind: 'text' }, onlyFor: 'HEALTH', section: 'insurance' } as const;

/** Who pays for a Health patient, in `productData.health` as well. The patient is the subscriber. */
export const coverageFields = {
  payerName: {
    ...insurance,
    schema: optionalLine(60),
    csv: { header: 'Payer Name', aliases: ['payer', 'insurance'], templates: ['HEALTH'], preview: 'insurance' },
  },
  payerId: {
    ...insurance,
    schema: insuranceId(80),
    csv: { header: 'Payer ID', templates: ['HEALTH'], preview: 'insurance' },
  },
  memberId: {
    ...insurance,
    schema: insuranceId(80),
    csv: { header: 'Member ID', templates: ['HEALTH'], preview: 'insurance' },
  },
  groupNumber: {
    ...insurance,
    schema: insuranceId(50),
    csv: { header: 'Group Number', templates: ['HEALTH'], preview: 'insurance' },
  },
} as const satisfies StoredDefinitions;

/** Every field of a patient that a form or a bulk file fills in. */
export const patientFields = {
  ...personFields,
  locationId: {
    schema: RecordId(formMessage.text('fields.locationRequired')),
    input: { kind: 'reference', required: true },
    csv: { header: 'Location', aliases: ['locationid', 'locationname'], preview: 'place' },
  },
  primaryPractitionerId: {
    schema: z.optional(z.nullable(RecordId(patientFieldMessage.text('patients.invalidProvider')))),
    input: { kind: 'reference' },
  },
  ...injuryFields,
  gaitUid: {
    schema: optionalLine(64),
    input: { kind: 'text' },
    onlyFor: 'GAIT',
    csv: { header: 'Unique Gait ID', aliases: ['gaituid', 'gaitid'], templates: ['GAIT'], preview: 'patient' },
  },
  ...coverageFields,
} as const satisfies Definitions;

export type PatientField = keyof typeof patientFields;
type FieldsWith<Property> = {
  [Field in PatientField]: (typeof patientFields)[Field] extends Property ? Field : never;
}[PatientField];
/** A field that some product asks for. */
export type RequiredField = FieldsWith<{ required: object }>;
/** A field that a product brings along: it asks for it, or only its patients have it, unless a section holds it. */
export type ProductField =
  | RequiredField
  | Exclude<FieldsWith<{ onlyFor: PatientProduct }>, FieldsWith<{ section: string }>>;
/** A field of add patient that a bulk file can fill. */
export type BulkField = FieldsWith<{ csv: object }>;

export const patientFieldNames = keysOf(patientFields);
export const getFieldDefinition = (field: PatientField): PatientFieldDefinition => patientFields[field];
const isProductField = (field: PatientField): field is ProductField => {
  const { required, onlyFor, section } = getFieldDefinition(field);
  return required !== undefined || (onlyFor !== undefined && section === undefined);
};
export const productFields = patientFieldNames.filter(isProductField);
export const isBulkField = (field: PatientField): field is BulkField => getFieldDefinition(field).csv !== undefined;
export const bulkFields: readonly BulkField[] = patientFieldNames.filter(isBulkField);
/** Whether a patient of these products has the field at all. */
export const hasField = (products: readonly PatientProduct[], field: PatientField): boolean => {
  const { onlyFor } = getFieldDefinition(field);
  return onlyFor === undefined || products.includes(onlyFor);
};

/** Messages of the fields that these products ask for. */
export type RequiredMessages = Partial<Record<PatientField, string>>;

const requiredBy = (products: readonly PatientProduct[], moment: 'for' | 'toKeep'): RequiredMessages =>
  Object.fromEntries(
    patientFieldNames.flatMap((field) => {
      const { required } = getFieldDefinition(field);
      const askedBy = required?.[moment] ?? required?.for ?? [];
      return required && askedBy.some((product) => products.includes(product)) ? [[field, required.message]] : [];
    }),
  );

/** What adding a patient of these products asks for (PAT-36..48, OPEN-055). */
export const requiredFields = (products: readonly PatientProduct[]): RequiredMessages => requiredBy(products, 'for');
/** What editing may not empty (PAT-57..61). */
export const requiredToKeep = (products: readonly PatientProduct[]): RequiredMessages => requiredBy(products, 'toKeep');

/** A side of null is an answer (`N/A`); any other field is missing when it is empty, null or absent. */
export function isMissing(field: PatientField, value: unknown): boolean {
  const { input } = getFieldDefinition(field);
  const isAnswer = value === null && input.kind === 'choice' && input.nullOption !== undefined;
  return !value && !isAnswer;
}

const NO_PRODUCT = patientFieldMessage.text('patients.productRequired');

export const Products = z.array(z.enum(patientProducts), { error: NO_PRODUCT }).check(
  z.minLength(1, NO_PRODUCT),
  z.refine(
    (chosen: PatientProduct[]) => new Set(chosen).size === chosen.length,
    patientFieldMessage.text('patients.productTwice'),
  ),
);

const schemas = pluck(patientFields, 'schema');

/** Body of add patient; PRO and Gait patients may leave out what Health needs. */
export const NewPatient = z.strictObject({ products: Products, ...schemas }).check(
  z.check<Partial<Record<PatientField, unknown>> & { products: PatientProduct[] }>(
    ({ value, issues }) => {
      if (!Array.isArray(value.products)) return;
      const required = requiredFields(value.products);
      for (const field of keysOf(required)) {
        if (!isMissing(field, value[field]) || issues.some(({ path }) => path?.[0] === field)) continue;
        issues.push({ code: 'custom', message: required[field], path: [field], input: value, continue: true });
      }
    },
    // Runs beside other issues, so that a form shows all of its messages at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);
export type NewPatient = z.output<typeof NewPatient>;
/** What a form holds: before trimming and normalising. */
export type NewPatientDraft = z.input<typeof NewPatient>;

/**
 * Body of edit patient: only what changes. Which fields may be empty depends on the stored products, so the rules
 * across fields are `validatePatientChange` in the domain (PAT-57..63).
 */
export const PatientChange = z.partial(z.strictObject(schemas));
export type PatientChange = z.output<typeof PatientChange>;
