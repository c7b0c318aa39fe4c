import * as z from 'zod/mini';
import { vendorLocationFields } from '../locations/fields.ts';
import { patientFieldMessage } from '../patients/messages.ts';
import { TimeZone } from '../platform/dates.ts';
import { products, riskReadings, timeZones, type Product } from '../platform/enumerations.ts';
import { optionalEmail, requiredLine } from '../platform/fields.ts';
import type { FieldInput } from '../platform/form-fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { keysOf } from '../platform/typed-keys.ts';
import { providerFields } from '../team/fields.ts';
import { organizationFieldMessage } from './messages.ts';

interface Definition {
  schema: z.ZodMiniType;
  input: FieldInput;
  stored: z.ZodMiniType;
  /** The product without which an organization does not have the field. */
  onlyFor?: Product;
}

/** Fields that an organization edits itself (ORG-05, ORG-06). Its logo has calls of its own. */
export const organizationFields = {
  name: {
    schema: requiredLine(formMessage.text('fields.nameRequired')),
    stored: z.string(),
    input: { kind: 'text' },
  },
  timezone: { schema: TimeZone, stored: z.string(), input: { kind: 'choice', options: timeZones } },
  /** Which published reading evaluates scan sessions without a stored outcome (OPEN-129). Absent leaves it as it is. */
  riskReading: {
    schema: z.optional(z.enum(riskReadings, { error: formMessage.text('fields.invalidChoice') })),
    stored: z.enum(riskReadings),
    input: { kind: 'choice', options: riskReadings, initial: riskReadings[0] },
    onlyFor: 'SCAN',
  },
} as const satisfies Readonly<Record<string, Definition>>;
export type OrganizationField = keyof typeof organizationFields;
export const organizationFieldNames = keysOf(organizationFields);

export const hasOrganizationField = (held: readonly Product[], field: OrganizationField): boolean => {
  const { onlyFor }: Definition = organizationFields[field];
  return onlyFor === undefined || held.includes(onlyFor);
};

const PRODUCT_REQUIRED = patientFieldMessage.text('patients.productRequired');

/** Fields of a new organization (ENT-064). */
export const newOrganizationFields = {
  orgName: { schema: requiredLine(organizationFieldMessage.text('organizations.nameRequired')) },
  timezone: { schema: TimeZone },
  products: {
    schema: z
      .array(z.enum(products, { error: formMessage.text('fields.invalidProduct') }), { error: PRODUCT_REQUIRED })
      .check(
        z.minLength(1, PRODUCT_REQUIRED),
        z.refine(
          (chosen: Product[]) => new Set(chosen).size === chosen.length,
          patientFieldMessage.text('patients.productTwice'),
        ),
      ),
  },
} as const;
export type NewOrganizationField = keyof typeof newOrganizationFields;

/** Fields of an organization's first user (ENT-065), whom the API adds without an email as well (OPEN-115). */
export const firstUserFields = {
  firstName: providerFields.firstName,
  lastName: providerFields.lastName,
  email: { ...providerFields.email, schema: optionalEmail(formMessage.text('fields.invalidEmail')) },
  role: providerFields.role,
} as const;
export type FirstUserField = keyof typeof firstUserFields;

/** Fields of an organization's first location (ENT-066). */
export const firstLocationFields = vendorLocationFields;
export type FirstLocationField = keyof typeof firstLocationFields;
