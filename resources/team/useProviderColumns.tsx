import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Practitioner } from '../../contract/team/practitioners.ts';
import { getRoleLabel } from '../../domain/identity/viewer.ts';
import type { Column } from '../../src/ui/RecordTable.tsx';
import { AssignmentConflict, LocationChoice, RoleChoice } from './AssignmentInputs.tsx';
import { ProviderActions, SaveButtons } from './ProviderActions.tsx';
import { useEditedProvider } from './useEditedProvider.ts';

/** Focuses the first input of the edited row. */
const focusSelect = (cell: HTMLElement | null) => cell?.querySelector('select')?.focus();

/** Columns of both provider tables (ORG-18). Role and locations of the edited row are inputs (ORG-20). */
export function useProviderColumns(): Column<Practitioner>[] {
  const translate = useTranslate();
  const edited = useEditedProvider();
  return [
    {
      label: translate('providers.name'),
      sort: 'name',
      render: ({ firstName, lastName }) => <strong style={{ fontWeight: 500 }}>{`${firstName} ${lastName}`}</strong>,
    },
    {
      label: translate('providers.email'),
      sort: 'email',
      render: ({ email, inviteFailed }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          {email ?? '-'}
          {inviteFailed && (
            <Typography variant="caption" color="error" component="div">
              {translate('providers.notSent')}
            </Typography>
          )}
        </span>
      ),
    },
    {
      label: translate('providers.role'),
      sort: 'role',
      render: ({ id, role }) =>
        id === edited.id && edited.values ? (
          <div ref={focusSelect} style={{ minWidth: 112 }}>
            <RoleChoice value={edited.values.role} onChoose={(chosen) => edited.change({ role: chosen })} />
          </div>
        ) : (
          translate(getRoleLabel(role))
        ),
    },
    {
      label: translate('providers.location'),
      render: ({ id, role, locations }) => {
        if (id === edited.id && edited.values)
          return (
            <Stack gap={1} sx={{ minWidth: 0, textAlign: 'left' }}>
              <LocationChoice
                chosen={edited.values.locationIds}
                onChoose={(locationIds) => edited.change({ locationIds })}
                error={edited.locationsError}
              />
              {edited.changes && <AssignmentConflict changes={edited.changes} onResolve={edited.resolve} />}
            </Stack>
          );
        if (locations.length > 0) return locations.map(({ name }) => name).join(', ');
        return role === 'PORTAL_PROVIDER_ADMIN' ? translate('providers.allLocations') : '-';
      },
    },
    {
      label: translate('providers.actions'),
      align: 'right',
      render: (provider) => (
        <ProviderActions provider={provider} edited={edited} onEdit={() => edited.edit(provider)}>
          {provider.id === edited.id && (
            <SaveButtons
              isBusy={edited.isSaving}
              isBlocked={edited.changes !== undefined}
              onSave={() => void edited.save()}
              onCancel={edited.cancel}
            />
          )}
        </ProviderActions>
      ),
    },
  ];
}
