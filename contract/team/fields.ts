import * as z from 'zod/mini';
import { practitionerRoles } from '../platform/enumerations.ts';
import { Id, email, requiredLine } from '../platform/fields.ts';
import type { FieldInput } from '../platform/form-fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { keysOf, pick } from '../platform/typed-keys.ts';

/** A field with the schemas of a request and of the stored record, and its kind of input. */
interface Definition {
  schema: z.ZodMiniType;
  stored: z.ZodMiniType;
  /** `references`: the ids of any number of records. */
  input: FieldInput | { kind: 'references' };
}

/** Fields of a provider (ORG-24..28, OPEN-110). A vendor role cannot be given. */
export const providerFields = {
  firstName: {
    schema: requiredLine(formMessage.text('fields.firstNameRequired')),
    stored: z.string(),
    input: { kind: 'text' },
  },
  lastName: {
    schema: requiredLine(formMessage.text('fields.lastNameRequired')),
    stored: z.string(),
    input: { kind: 'text' },
  },
  email: {
    schema: email(formMessage.text('fields.emailRequired')),
    /** Null only for an organization's first user who was created without one (OPEN-115). */
    stored: z.nullable(z.string()),
    input: { kind: 'email' },
  },
  role: {
    schema: z.enum(practitionerRoles, { error: formMessage.text('fields.roleRequired') }),
    stored: z.enum(practitionerRoles),
    input: { kind: 'choice', options: practitionerRoles },
  },
  locationIds: {
    schema: z._default(z.array(Id).check(z.maxLength(999)), []),
    /** Only the locations that the reader may see. */
    stored: z.array(Id),
    input: { kind: 'references' },
  },
} as const satisfies Readonly<Record<string, Definition>>;
export type ProviderField = keyof typeof providerFields;

/** The fields that have one text input each. */
export const providerInputFields = pick(providerFields, ['firstName', 'lastName', 'email', 'role']);
export type ProviderInputField = keyof typeof providerInputFields;

/** The fields of a registered provider that an admin changes (ORG-20). */
export const assignmentFields = pick(providerFields, ['role', 'locationIds']);
export type AssignmentField = keyof typeof assignmentFields;
export const assignmentFieldNames = keysOf(assignmentFields);
