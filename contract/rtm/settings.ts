import { rtmSettingsMessage } from './messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { dataDayDefinitions, disciplines, rtmCodes, supplyDomains } from '../platform/enumerations.ts';
import { blankAsNull, optionalLine } from '../platform/fields.ts';
import { states, type StateCode } from '../platform/states.ts';

/** Most cents that one unit of a code may cost. */
export const CHARGE_MAX_CENTS = 1_000_000;
/** Most units of 98981 that a limit may allow. */
export const FURTHER_UNITS_MAX = 20;

const Charge = z
  .int(rtmSettingsMessage.text('rtm.chargeWholeCents'))
  .check(
    z.gte(0, rtmSettingsMessage.text('rtm.chargeMin')),
    z.lte(CHARGE_MAX_CENTS, rtmSettingsMessage.text('rtm.chargeMax', { n: CHARGE_MAX_CENTS / 100 })),
  );

/** A line that is blank (null) or of one form; `keep` makes the stored form of what was typed. */
const formed = (form: RegExp, message: string, keep: (typed: string) => string = (typed) => typed) =>
  z.pipe(
    blankAsNull(message),
    z.pipe(
      z.nullable(z.string().check(z.regex(form, message))),
      z.transform((typed: string | null) => typed && keep(typed)),
    ),
  );

/** An employer's number, `12-3456789`; typed with or without its hyphen. */
const TaxId = formed(/^\d{2}-?\d{7}$/, rtmSettingsMessage.text('rtm.invalidTaxId'), (typed) =>
  typed.replace(/^(\d{2})-?/, '$1-'),
);
/** Five digits, or nine as `80202-1234`; typed with or without the hyphen. */
const Zip = formed(/^\d{5}(?:-?\d{4})?$/, rtmSettingsMessage.text('rtm.invalidZip'), (typed) =>
  typed.replace(/^(\d{5})-?(\d{4})$/, '$1-$2'),
);
const State = z.pipe(
  blankAsNull(formMessage.text('fields.invalidState')),
  z.nullable(z.enum(Object.keys(states) as StateCode[], { error: formMessage.text('fields.invalidState') })),
);

/**
 * Who bills, as claims name the billing provider, and for how much a unit of each code. Blank fields are null. Whether
 * the check digit of the NPI is right is said by `isNpi` in the domain.
 */
export const BillingDetails = z.strictObject({
  name: optionalLine(60),
  npi: formed(/^\d{10}$/, rtmSettingsMessage.text('rtm.npiDigits')),
  taxId: TaxId,
  street: optionalLine(55),
  city: optionalLine(30),
  state: State,
  zip: Zip,
  payerName: optionalLine(60),
  payerId: optionalLine(80),
  /** Cents a unit; a code without a charge is exported without one. */
  charges: z.partialRecord(z.enum(rtmCodes), Charge),
});
export type BillingDetails = z.output<typeof BillingDetails>;

const shape = {
  supplyDomain: z.enum(supplyDomains, { error: rtmSettingsMessage.text('rtm.deviceRequired') }),
  dataDays: z.enum(dataDayDefinitions, { error: rtmSettingsMessage.text('rtm.dataDaysRequired') }),
  contactPerFurtherUnit: z.boolean(),
  mostFurtherUnits: z.nullable(
    z
      .int(rtmSettingsMessage.text('rtm.unitsWholeNumber'))
      .check(
        z.gte(0, rtmSettingsMessage.text('rtm.unitsMin')),
        z.lte(FURTHER_UNITS_MAX, rtmSettingsMessage.text('rtm.unitsMax', { n: FURTHER_UNITS_MAX })),
      ),
  ),
  discipline: z.enum(disciplines, { error: rtmSettingsMessage.text('rtm.disciplineRequired') }),
  billing: BillingDetails,
};

/** What a clinic saves, always all of it. */
export const RtmSettingsBody = z.strictObject(shape);
export type RtmSettingsBody = z.output<typeof RtmSettingsBody>;

export const RtmSettingsView = z.object({ ...shape, version: z.number() });
export type RtmSettingsView = z.output<typeof RtmSettingsView>;

export const getRtmSettings = defineCall({
  id: 'getRtmSettings',
  summary: 'How the organization bills where sources or payers differ; version 0 while nobody has set anything',
  method: 'GET',
  path: '/v2/rtm/settings',
  access: { action: 'rtm.read' },
  response: RtmSettingsView,
});

export const saveRtmSettings = defineCall({
  id: 'saveRtmSettings',
  summary: 'Saves the settings whole; where they change what counts, all that is not billed is counted anew',
  method: 'PUT',
  path: '/v2/rtm/settings',
  access: { action: 'rtm.manage' },
  body: RtmSettingsBody,
  response: RtmSettingsView,
  versioned: true,
});
