import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { rtmCodes } from '../platform/enumerations.ts';
import { pluck } from '../platform/typed-keys.ts';
import { billerFields, Charge, countingFields } from './fields.ts';

/** The billing provider and payer of claims, and the charge per unit of each code. Blank fields are null. */
export const BillingDetails = z.strictObject({
  ...pluck(billerFields, 'schema'),
  /** Cents per unit; a code without a charge is exported without one. */
  charges: z.partialRecord(z.enum(rtmCodes), Charge),
});
export type BillingDetails = z.output<typeof BillingDetails>;

const shape = { ...pluck(countingFields, 'schema'), billing: BillingDetails };

/** What a clinic saves, always all of it. */
export const RtmSettingsBody = z.strictObject(shape);
export type RtmSettingsBody = z.output<typeof RtmSettingsBody>;
/** The same before blank fields are null and typed numbers have their stored form. */
export type RtmSettingsDraft = z.input<typeof RtmSettingsBody>;

export const RtmSettingsView = z.object({ ...shape, version: z.number() });
export type RtmSettingsView = z.output<typeof RtmSettingsView>;

export const getRtmSettings = defineCall({
  id: 'getRtmSettings',
  summary:
    'How the organization bills where sources or payers differ; version 0 until they are saved for the first time',
  method: 'GET',
  path: '/v2/rtm/settings',
  access: { action: 'rtm.read' },
  response: RtmSettingsView,
});

export const saveRtmSettings = defineCall({
  id: 'saveRtmSettings',
  summary: 'Replaces the settings; if they change what counts, unbilled cycles are recalculated',
  method: 'PUT',
  path: '/v2/rtm/settings',
  access: { action: 'rtm.manage' },
  body: RtmSettingsBody,
  response: RtmSettingsView,
  versioned: true,
});
