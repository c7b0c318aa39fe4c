import { useTranslate } from 'react-admin';
import { practitionerRoles, type PractitionerRole } from '../../contract/enumerations.ts';
import { roleLabel } from '../../domain/viewer.ts';
import { Choice, type Option } from '../../src/components/Choice.tsx';

/** The two roles that a clinic gives (SEC-01). */
export const roleOptions = (translate: (text: string) => string): Option[] =>
  practitionerRoles.map((role) => ({ value: role, label: translate(roleLabel(role)) }));

export const RoleChoice = ({
  value,
  onChoose,
}: {
  value: PractitionerRole;
  onChoose: (role: PractitionerRole) => void;
}) => {
  const translate = useTranslate();
  return (
    <Choice
      label={translate('providers.role')}
      value={value}
      options={roleOptions(translate)}
      onChoose={(role) => onChoose(role as PractitionerRole)}
    />
  );
};
