import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useGetList, useTranslate } from 'react-admin';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import type { Location } from '../../contract/locations/locations.ts';
import { ErrorView } from '../../src/ui/PageStates.tsx';
import { practitionerRoles, type PractitionerRole } from '../../contract/platform/enumerations.ts';
import { getRoleLabel } from '../../domain/identity/viewer.ts';
import { Choice, type Option } from '../../src/ui/Choice.tsx';

/** The two roles that a clinic can assign (SEC-01). */
export const roleOptions = (translate: (text: string) => string): Option[] =>
  practitionerRoles.map((role) => ({ value: role, label: translate(getRoleLabel(role)) }));

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

const Group = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  columnGap: 16,
  width: '100%',
  maxHeight: 176,
  overflowY: 'auto',
  margin: 0,
  padding: '4px 12px 8px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  textAlign: 'left',
  '&[aria-invalid]': { borderColor: 'var(--error)' },
  '& legend': { padding: '0 4px', font: 'var(--text-micro)', color: 'var(--ink-muted)' },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 },
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
});

interface Props {
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  error?: string;
}

/** Checkboxes for the organization's locations (ORG-19, ORG-20, ORG-28). */
export const LocationChoice = ({ chosen, onChoose, error }: Props) => {
  const translate = useTranslate();
  const {
    data,
    isPending,
    error: failure,
    refetch,
  } = useGetList<Location>('locations', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'name', order: 'ASC' },
  });
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div>
      <Group aria-invalid={error ? true : undefined} aria-describedby={error ? 'locations-error' : undefined}>
        <legend>{translate('providers.locations')}</legend>
        {isPending && <output>{translate('page.loading')}</output>}
        {failure && !data && (
          <ErrorView message={translate('providers.locationsFailed')} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <span>{translate('providers.noLocations')}</span>}
        {data?.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </Group>
      {error && (
        <FormHelperText id="locations-error" error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
};
