import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dataDayDefinitions, disciplines, rtmCodes, supplyDomains } from './enumerations.ts';
import { optionalLine } from './fields.ts';

/** Most cents that one unit of a code may cost. */
export const CHARGE_MAX_CENTS = 1_000_000;
/** Most units of 98981 that a limit may allow. */
export const FURTHER_UNITS_MAX = 20;

const Charge = z
  .int('Charge must be in whole cents')
  .check(
    z.gte(0, 'Charge must be 0 or more'),
    z.lte(CHARGE_MAX_CENTS, `Charge must be ${CHARGE_MAX_CENTS / 100} or less`),
  );

/** Who bills, as claims name the billing provider, and for how much a unit of each code. */
export const BillingDetails = z.strictObject({
  name: optionalLine(60),
  /** National provider identifier: ten digits with a check digit (domain/rtm/npi.ts). */
  npi: optionalLine(10),
  taxId: optionalLine(11),
  street: optionalLine(55),
  city: optionalLine(30),
  state: optionalLine(2),
  zip: optionalLine(10),
  payerName: optionalLine(60),
  payerId: optionalLine(80),
  /** Cents a unit; a code without a charge is exported without one. */
  charges: z.partialRecord(z.enum(rtmCodes), Charge),
});
export type BillingDetails = z.output<typeof BillingDetails>;

const shape = {
  supplyDomain: z.enum(supplyDomains, { error: 'Device is required' }),
  dataDays: z.enum(dataDayDefinitions, { error: 'Data days are required' }),
  contactPerFurtherUnit: z.boolean(),
  mostFurtherUnits: z.nullable(
    z
      .int('Units must be a whole number')
      .check(
        z.gte(0, 'Units must be 0 or more'),
        z.lte(FURTHER_UNITS_MAX, `Units must be ${FURTHER_UNITS_MAX} or less`),
      ),
  ),
  discipline: z.enum(disciplines, { error: 'Discipline is required' }),
  billing: BillingDetails,
};

export const RtmSettingsAnswer = z.object({ ...shape, version: z.number() });
export type RtmSettingsAnswer = z.output<typeof RtmSettingsAnswer>;

export const getRtmSettings = defineCall({
  id: 'getRtmSettings',
  summary: 'How the organization bills where sources or payers differ; version 0 while nobody has set anything',
  method: 'GET',
  path: '/v2/rtm/settings',
  access: { action: 'rtm.read' },
  answer: RtmSettingsAnswer,
});

export const saveRtmSettings = defineCall({
  id: 'saveRtmSettings',
  summary: 'Saves the settings whole and has all that is not billed counted anew',
  method: 'PUT',
  path: '/v2/rtm/settings',
  access: { action: 'rtm.manage' },
  body: z.strictObject(shape),
  answer: RtmSettingsAnswer,
  versioned: true,
});
