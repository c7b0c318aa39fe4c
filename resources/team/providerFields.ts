import type { TranslateFunction } from 'react-admin';
import { practitionerRoles } from '../../contract/platform/enumerations.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import {
  assignmentFieldNames,
  providerInputFields,
  type AssignmentField,
  type ProviderField,
  type providerFields,
} from '../../contract/team/fields.ts';
import { getRoleLabel } from '../../domain/identity/viewer.ts';
import { formatInputs, parseInputs } from '../../domain/platform/form-fields.ts';
import type { Practitioner, PractitionerChange } from '../../contract/team/practitioners.ts';
import type { Option } from '../../src/ui/Choice.tsx';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import type { teamMessages } from './messages.en.ts';

/** The values of the form that adds a provider. */
export type ProviderValues = {
  [Field in ProviderField]: (typeof providerFields)[Field]['input'] extends { kind: 'references' } ? number[] : string;
};

export const noProvider: ProviderValues = { ...formatInputs(providerInputFields), locationIds: [] };

/** The fields of a request body, before they are checked. */
export const toProviderBody = ({ locationIds, ...typed }: ProviderValues) => ({
  ...parseInputs(providerInputFields, typed),
  locationIds,
});

/** The values of the row that edits a provider (ORG-20). */
export type AssignmentValues = Pick<PractitionerChange, AssignmentField>;

export const toAssignment = (provider: Pick<Practitioner, AssignmentField>): AssignmentValues =>
  pick(provider, assignmentFieldNames);

const labels: Record<ProviderField, MessageKey<typeof teamMessages>> = {
  firstName: 'providers.firstName',
  lastName: 'providers.lastName',
  email: 'providers.email',
  role: 'providers.role',
  locationIds: 'providers.locations',
};

/** The message that names a field; a field without one does not compile. */
export const providerFieldLabel = (field: ProviderField): MessageKey<typeof teamMessages> => labels[field];

/** The two roles that a clinic can assign (SEC-01). */
export const roleOptions = (translate: TranslateFunction): Option[] =>
  practitionerRoles.map((role) => ({ value: role, label: translate(getRoleLabel(role)) }));
