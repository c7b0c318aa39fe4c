import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import type { OrganizationUser } from '../../../contract/team/admin-users.ts';
import { getRoleLabel } from '../../../domain/identity/viewer.ts';
import { DateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { StatusChip, type Tone } from '../../../src/ui/FactList.tsx';
import { ListPager, UnstoredList } from '../../../src/ui/ListControls.tsx';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { RecordTable, type Column } from '../../../src/ui/RecordTable.tsx';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const tones: Record<OrganizationUser['status'], Tone> = {
  ACTIVE: 'success',
  INVITED: 'info',
  DISABLED: 'neutral',
  REMOVED: 'neutral',
};

function useUserColumns(): Column<OrganizationUser>[] {
  const translate = useTranslate();
  const label = (field: keyof typeof en.organizations.users.fields) =>
    translate(`organizations.users.fields.${field}` satisfies MessageKey<typeof en>);
  return [
    { label: label('name'), sort: 'name', render: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    {
      label: label('email'),
      sort: 'email',
      render: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email ?? '-'}</span>,
    },
    { label: label('role'), sort: 'role', render: ({ role }) => translate(getRoleLabel(role)) },
    {
      label: label('locations'),
      render: ({ role, locations }) => {
        if (role === 'PORTAL_PROVIDER_ADMIN') return translate('organizations.users.allLocations');
        return locations.length > 0 ? locations.join(', ') : '-';
      },
    },
    {
      label: label('lastSignIn'),
      sort: 'lastSignIn',
      render: ({ lastSignIn }) =>
        lastSignIn ? <DateTimeText value={lastSignIn} /> : translate('organizations.users.never'),
    },
    {
      label: label('status'),
      sort: 'status',
      render: ({ status }) => (
        <StatusChip
          tone={tones[status]}
          label={translate(`organizations.users.status.${status}` satisfies MessageKey<typeof en>)}
        />
      ),
    },
  ];
}

const Table = () => {
  const translate = useTranslate();
  const columns = useUserColumns();
  const { error, refetch } = useListContext<OrganizationUser>();
  return (
    <>
      {error && <ErrorView message={translate('organizations.users.failed')} onRetry={() => void refetch()} />}
      <RecordTable
        name={translate('organizations.users.title')}
        columns={columns}
        empty={translate('organizations.users.none')}
      />
      <ListPager choosable />
    </>
  );
};

const byName = { field: 'name', order: 'ASC' } as const;
/** The error is shown in place of the table, not as a toast. */
const withoutToast = { onError: () => undefined };

/** Who works with an organization's account, removed users included (OPEN-167). */
export const OrganizationUsers = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const filter = useMemo(() => ({ organizationId: id }), [id]);
  return (
    <Paper component="section" variant="outlined" sx={{ p: 3 }} aria-labelledby="organization-users">
      <Typography variant="h2" id="organization-users" sx={{ mb: 1 }}>
        {translate('organizations.users.title')}
      </Typography>
      <UnstoredList<OrganizationUser>
        resource="organization-users"
        filter={filter}
        sort={byName}
        perPage={PAGE_SIZE}
        queryOptions={withoutToast}
        disableSyncWithLocation
        disableAuthentication
      >
        <Table />
      </UnstoredList>
    </Paper>
  );
};
