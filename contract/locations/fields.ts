import * as z from 'zod/mini';
import { TimeZone } from '../platform/dates.ts';
import { timeZones } from '../platform/enumerations.ts';
import { Id, blankAsNull, optionalLine, requiredLine } from '../platform/fields.ts';
import type { FieldInput } from '../platform/form-fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { states } from '../platform/states.ts';
import { keysOf } from '../platform/typed-keys.ts';

/** A field with the schemas of a request and of the stored record, and its kind of input. */
type Definitions = Readonly<Record<string, { schema: z.ZodMiniType; stored: z.ZodMiniType; input: FieldInput }>>;

const INVALID_STATE = formMessage.text('fields.invalidState');
const stateCodes = keysOf(states);
const text = { kind: 'text' } as const;
const nullableText = z.nullable(z.string());

/** Name, time zone and address, which the forms of both consoles have. */
const addressFields = {
  name: { schema: requiredLine(formMessage.text('fields.nameRequired')), stored: z.string(), input: text },
  timezone: { schema: TimeZone, stored: z.string(), input: { kind: 'choice', options: timeZones } },
  address1: { schema: optionalLine(), stored: nullableText, input: text },
  address2: { schema: optionalLine(), stored: nullableText, input: text },
  city: { schema: optionalLine(), stored: nullableText, input: text },
  stateCode: {
    schema: z.pipe(blankAsNull(INVALID_STATE), z.nullable(z.enum(stateCodes, { error: INVALID_STATE }))),
    stored: nullableText,
    input: { kind: 'choice', options: stateCodes },
  },
  zipCode: { schema: optionalLine(20), stored: nullableText, input: text },
} as const satisfies Definitions;

/** Fields of a clinic's own location form (ORG-14..16). Its labels are the messages `clinicLocations.field.<field>`. */
export const locationFields = {
  ...addressFields,
  defaultProviderId: {
    schema: z._default(z.nullable(Id), null),
    stored: z.nullable(Id),
    input: { kind: 'reference' },
  },
} as const satisfies Definitions;
export type LocationField = keyof typeof locationFields;
export const locationFieldNames = keysOf(locationFields);

/** Fields of a location in the vendor console (ENT-066, ENT-070). Only the vendor changes the keyword. */
export const vendorLocationFields = {
  ...addressFields,
  countryCode: { schema: optionalLine(60), stored: nullableText, input: text },
  keyword: { schema: optionalLine(), stored: nullableText, input: text },
} as const satisfies Definitions;
export type VendorLocationField = keyof typeof vendorLocationFields;
export const vendorLocationFieldNames = keysOf(vendorLocationFields);
