import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Practitioner } from '../../contract/team/practitioners.ts';
import { getRoleLabel } from '../../domain/identity/viewer.ts';
import type { Column } from '../../src/ui/RecordTable.tsx';
import { LocationChoice, RoleChoice } from './ProviderFields.tsx';
import { ProviderActions, toDraft, type ProviderDraft } from './ProviderActions.tsx';

/** Focuses the first input of the edited row. */
const focusSelect = (cell: HTMLElement | null) => cell?.querySelector('select')?.focus();

/** Columns of both provider tables (ORG-18). Role and locations of the edited row are inputs (ORG-20). */
export function useProviderColumns(): Column<Practitioner>[] {
  const translate = useTranslate();
  const [edited, setEdited] = useState<number>();
  const [draft, setDraft] = useState<ProviderDraft>({ role: 'PORTAL_PRACTITIONER', locationIds: [] });
  const [fault, setFault] = useState<string>();
  const edit = (provider: Practitioner) => {
    setFault(undefined);
    setDraft(toDraft(provider));
    setEdited(provider.id);
  };
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
        id === edited ? (
          <div ref={focusSelect} style={{ minWidth: 112 }}>
            <RoleChoice value={draft.role} onChoose={(chosen) => setDraft({ ...draft, role: chosen })} />
          </div>
        ) : (
          translate(getRoleLabel(role))
        ),
    },
    {
      label: translate('providers.location'),
      render: ({ id, role, locations }) => {
        if (id === edited)
          return (
            <LocationChoice
              chosen={draft.locationIds}
              onChoose={(locationIds) => {
                setFault(undefined);
                setDraft({ ...draft, locationIds });
              }}
              error={fault}
            />
          );
        if (locations.length > 0) return locations.map(({ name }) => name).join(', ');
        return role === 'PORTAL_PROVIDER_ADMIN' ? translate('providers.allLocations') : '-';
      },
    },
    {
      label: translate('providers.actions'),
      align: 'right',
      render: (provider) => (
        <ProviderActions
          provider={provider}
          draft={provider.id === edited ? draft : undefined}
          onEdit={() => edit(provider)}
          onFault={setFault}
          onDone={() => setEdited(undefined)}
        />
      ),
    },
  ];
}
