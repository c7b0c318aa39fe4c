import * as z from 'zod/mini';
import { dataDayDefinitions, disciplines, supplyDomains } from '../platform/enumerations.ts';
import { blankAsNull, optionalLine } from '../platform/fields.ts';
import type { FieldInput } from '../platform/form-fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { states } from '../platform/states.ts';
import { keysOf, pick } from '../platform/typed-keys.ts';
import { rtmSettingsMessage } from './messages.ts';

/** How a field is entered; a flag is a choice between `true` and `false`. */
type SettingsInput = (FieldInput & { kind: 'text' | 'choice' }) | { kind: 'flag' };

/** All that the form and the calls know of a setting. Its label is the message `rtmSettings.field.<field>`. */
interface SettingsFieldDefinition {
  schema: z.ZodMiniType;
  input: SettingsInput;
}
type Definitions = Readonly<Record<string, SettingsFieldDefinition>>;

/** Most cents that one unit of a code may cost. */
export const CHARGE_MAX_CENTS = 1_000_000;
/** Most units of 98981 that a limit may allow. */
export const FURTHER_UNITS_MAX = 20;

export const Charge = z
  .int(rtmSettingsMessage.text('rtm.chargeWholeCents'))
  .check(
    z.gte(0, rtmSettingsMessage.text('rtm.chargeMin')),
    z.lte(CHARGE_MAX_CENTS, rtmSettingsMessage.text('rtm.chargeMax', { n: CHARGE_MAX_CENTS / 100 })),
  );

/** A line that is blank (null) or matches `pattern`; `normalize` makes the stored form of the typed line. */
const formattedLine = (pattern: RegExp, message: string, normalize: (typed: string) => string = (typed) => typed) =>
  z.pipe(
    blankAsNull(message),
    z.pipe(
      z.nullable(z.string().check(z.regex(pattern, message))),
      z.transform((typed: string | null) => typed && normalize(typed)),
    ),
  );

/** An employer's number, `12-3456789`; typed with or without its hyphen. */
const TaxId = formattedLine(/^\d{2}-?\d{7}$/, rtmSettingsMessage.text('rtm.invalidTaxId'), (typed) =>
  typed.replace(/^(\d{2})-?/, '$1-'),
);
/** Five digits, or nine as `80202-1234`; typed with or without the hyphen. */
const Zip = formattedLine(/^\d{5}(?:-?\d{4})?$/, rtmSettingsMessage.text('rtm.invalidZip'), (typed) =>
  typed.replace(/^(\d{5})-?(\d{4})$/, '$1-$2'),
);
const stateCodes = keysOf(states);
const State = z.pipe(
  blankAsNull(formMessage.text('fields.invalidState')),
  z.nullable(z.enum(stateCodes, { error: formMessage.text('fields.invalidState') })),
);

/** The settings on which sources or payers differ: they decide what counts. */
export const countingFields = {
  supplyDomain: {
    schema: z.enum(supplyDomains, { error: rtmSettingsMessage.text('rtm.deviceRequired') }),
    input: { kind: 'choice', options: supplyDomains, initial: 'MSK' },
  },
  dataDays: {
    schema: z.enum(dataDayDefinitions, { error: rtmSettingsMessage.text('rtm.dataDaysRequired') }),
    input: { kind: 'choice', options: dataDayDefinitions, initial: 'LOGGED' },
  },
  /** Whether each unit of 98981 needs a live contact of its own. */
  contactPerFurtherUnit: { schema: z.boolean(), input: { kind: 'flag' } },
  /** Most units of 98981 in a month; null for no limit. */
  mostFurtherUnits: {
    schema: z.nullable(
      z
        .int(rtmSettingsMessage.text('rtm.unitsWholeNumber'))
        .check(
          z.gte(0, rtmSettingsMessage.text('rtm.unitsMin')),
          z.lte(FURTHER_UNITS_MAX, rtmSettingsMessage.text('rtm.unitsMax', { n: FURTHER_UNITS_MAX })),
        ),
    ),
    input: { kind: 'text' },
  },
  /** The discipline of the plan of care where no counted note says it. */
  discipline: {
    schema: z.enum(disciplines, { error: rtmSettingsMessage.text('rtm.disciplineRequired') }),
    input: { kind: 'choice', options: disciplines, initial: 'PT' },
  },
} as const satisfies Definitions;

/** Billing provider of claims, and the payer. `isNpi` in the domain checks the check digit of the NPI. */
export const billerFields = {
  name: { schema: optionalLine(60), input: { kind: 'text' } },
  npi: { schema: formattedLine(/^\d{10}$/, rtmSettingsMessage.text('rtm.npiDigits')), input: { kind: 'text' } },
  taxId: { schema: TaxId, input: { kind: 'text' } },
  street: { schema: optionalLine(55), input: { kind: 'text' } },
  city: { schema: optionalLine(30), input: { kind: 'text' } },
  state: { schema: State, input: { kind: 'choice', options: stateCodes } },
  zip: { schema: Zip, input: { kind: 'text' } },
  payerName: { schema: optionalLine(60), input: { kind: 'text' } },
  payerId: { schema: optionalLine(80), input: { kind: 'text' } },
} as const satisfies Definitions;

type CountingFields = typeof countingFields;
export type CountingField = keyof CountingFields;
export type BillerField = keyof typeof billerFields;
type FieldWithInput<Kind> = {
  [Field in CountingField]: CountingFields[Field]['input']['kind'] extends Kind ? Field : never;
}[CountingField];
type FlagField = FieldWithInput<'flag'>;
/** A counting field whose values have texts of their own. */
export type OptionField = FieldWithInput<'choice' | 'flag'>;

export const countingFieldNames = keysOf(countingFields);
export const billerFieldNames = keysOf(billerFields);
const allFields: Readonly<Record<CountingField | BillerField, SettingsFieldDefinition>> = {
  ...countingFields,
  ...billerFields,
};

/** The values that a field offers; undefined where a text is typed. */
export function listValues(field: CountingField | BillerField): readonly string[] | undefined {
  const { input } = allFields[field];
  if (input.kind === 'flag') return ['false', 'true'];
  return input.kind === 'choice' ? input.options : undefined;
}
const isFlagField = (field: CountingField): field is FlagField => countingFields[field].input.kind === 'flag';
const isTextField = (field: CountingField): field is Exclude<CountingField, FlagField> => !isFlagField(field);

export const flagFields = countingFieldNames.filter(isFlagField);
/** The counting fields whose input holds a text or a choice. */
export const countingTextFields = pick(countingFields, countingFieldNames.filter(isTextField));
