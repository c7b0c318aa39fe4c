import { useTranslate } from 'ra-core';
import { practitionerRoles, type PractitionerRole } from '../../contract/enumerations.ts';
import { roleLabel } from '../../domain/viewer.ts';
import { Choice, type Option } from '../../src/components/Choice.tsx';

/** The two roles that a clinic gives (SEC-01). */
export const roleOptions: readonly Option[] = practitionerRoles.map((role) => ({
  value: role,
  label: roleLabel(role),
}));

export const RoleChoice = ({
  value,
  onChoose,
}: {
  value: PractitionerRole;
  onChoose: (role: PractitionerRole) => void;
}) => (
  <Choice
    label={useTranslate()('providers.role')}
    value={value}
    options={roleOptions}
    onChoose={(role) => onChoose(role as PractitionerRole)}
  />
);
