import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useGetList, useTranslate } from 'react-admin';
import type { Location } from '../../contract/locations/locations.ts';
import { practitionerRoles, type PractitionerRole } from '../../contract/platform/enumerations.ts';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import type { AssignmentField } from '../../contract/team/fields.ts';
import { getRoleLabel } from '../../domain/identity/viewer.ts';
import { Choice } from '../../src/ui/Choice.tsx';
import { ErrorView } from '../../src/ui/PageStates.tsx';
import { ConflictNotice, FieldChanges } from '../../src/ui/editing/SaveNotices.tsx';
import type { FieldChange } from '../../src/ui/editing/conflict.ts';
import { providerFieldLabel, roleOptions, type AssignmentValues } from './providerFields.ts';

interface RoleChoiceProps {
  value: PractitionerRole;
  onChoose: (role: PractitionerRole) => void;
}

/** The role of a provider in an edited row (ORG-20). */
export const RoleChoice = ({ value, onChoose }: RoleChoiceProps) => {
  const translate = useTranslate();
  return (
    <Choice
      label={translate(providerFieldLabel('role'))}
      value={value}
      options={roleOptions(translate)}
      onChoose={(chosen) => onChoose(practitionerRoles.find((role) => role === chosen) ?? value)}
    />
  );
};

/** All locations of the organization by name. */
export const useLocations = () =>
  useGetList<Location>('locations', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'name', order: 'ASC' },
  });

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

interface LocationChoiceProps {
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  error?: string;
}

/** Checkboxes for the organization's locations (ORG-19, ORG-20, ORG-28). */
export const LocationChoice = ({ chosen, onChoose, error }: LocationChoiceProps) => {
  const translate = useTranslate();
  const { data, isPending, error: loadError, refetch } = useLocations();
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div>
      <Group aria-invalid={error ? true : undefined} aria-describedby={error ? 'locations-error' : undefined}>
        <legend>{translate(providerFieldLabel('locationIds'))}</legend>
        {isPending && <output>{translate('page.loading')}</output>}
        {loadError && !data && (
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

interface ConflictProps {
  changes: readonly FieldChange<AssignmentValues>[];
  onResolve: (choice: 'mine' | 'theirs') => void;
}

/** What another admin has saved for a provider while the row was edited. */
export const AssignmentConflict = ({ changes, onResolve }: ConflictProps) => {
  const translate = useTranslate();
  const { data = [] } = useLocations();
  const getName = (id: number) => data.find((location) => location.id === id)?.name ?? String(id);
  return (
    <ConflictNotice
      choices={[
        { label: translate('editing.keepMine'), onChoose: () => onResolve('mine') },
        { label: translate('editing.takeTheirs'), onChoose: () => onResolve('theirs') },
      ]}
    >
      <FieldChanges
        changes={changes}
        label={(field) => translate(providerFieldLabel(field))}
        text={(_field, value: AssignmentValues[AssignmentField]) =>
          typeof value === 'string' ? translate(getRoleLabel(value)) : value.map(getName).join(', ') || '-'
        }
      />
    </ConflictNotice>
  );
};
