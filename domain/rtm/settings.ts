import { countingFields, type CountingField } from '../../contract/rtm/fields.ts';
import type { RtmSettingsBody } from '../../contract/rtm/settings.ts';

/** Where sources or payers differ, an organization decides (RTM.md, rules across rows and decisions 11 to 13). */
export type RtmSettings = Pick<RtmSettingsBody, CountingField>;

export const defaultRtmSettings: RtmSettings = {
  supplyDomain: countingFields.supplyDomain.input.initial,
  dataDays: countingFields.dataDays.input.initial,
  contactPerFurtherUnit: false,
  mostFurtherUnits: null,
  discipline: countingFields.discipline.input.initial,
};
