import type { AdminLocation } from '../../../contract/locations/admin-locations.ts';
import { locationFieldNames, locationFields, type LocationField } from '../../../contract/locations/fields.ts';
import type { Location } from '../../../contract/locations/locations.ts';
import { timeZones } from '../../../contract/platform/enumerations.ts';
import type { FieldsWithInput } from '../../../contract/platform/form-fields.ts';
import { states } from '../../../contract/platform/states.ts';
import { pick } from '../../../contract/platform/typed-keys.ts';
import { formatInputs, parseInputs } from '../../../domain/platform/form-fields.ts';
import type { Option } from '../../../src/ui/Choice.tsx';
import { formatTimeZone } from '../../../src/ui/i18n/format.ts';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import type { locationMessages } from './messages.en.ts';

/** The texts in the inputs of the location form. */
export type LocationValues = Record<LocationField, string>;

export const toLocationValues = (location: Location | undefined): LocationValues =>
  formatInputs(locationFields, location && pick(location, locationFieldNames));

/** The fields of a request body; the contract turns empty ones into nulls (ORG-16). */
export const toLocationBody = (values: LocationValues) => parseInputs(locationFields, values);

/** The message that names a field; a field without one does not compile. */
export const locationFieldLabel = (field: LocationField): MessageKey<typeof locationMessages> =>
  `clinicLocations.field.${field}`;

/** The zones with their names in the language that the page has when they are shown. */
export const timeZoneOptions: readonly Option[] = timeZones.map((value) => ({
  value,
  get label() {
    return formatTimeZone(value);
  },
}));

/** The fields of a list that are chosen from options. */
export type ChoiceField<Fields extends FieldsWithInput> = {
  [Field in keyof Fields]: Fields[Field]['input'] extends { kind: 'choice' } ? Field : never;
}[keyof Fields];

/** What can be chosen in a field; a choice without options does not compile. */
export const locationOptions: Readonly<Record<ChoiceField<typeof locationFields>, readonly Option[]>> = {
  timezone: timeZoneOptions,
  stateCode: Object.entries(states).map(([value, label]) => ({ value, label })),
};

type Address = Pick<Location | AdminLocation, 'address1' | 'address2' | 'city' | 'stateCode' | 'zipCode'>;

/** Formats an address in one line; empty if there is none. */
export const formatAddress = ({ address1, address2, city, stateCode, zipCode }: Address): string =>
  [address1, address2, city, [stateCode, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
