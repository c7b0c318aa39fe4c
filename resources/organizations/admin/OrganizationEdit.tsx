import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListBase, useGetOne, useTranslate, WithListContext } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { AdminOrganization, listOrganizations } from '../../../contract/organizations/admin-organizations.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { Facts } from '../../../src/ui/FactList.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { ClockZone, ZoneNote } from '../../../src/ui/DateTimeText.tsx';
import { ActivityTrail } from '../../../src/ui/audit-trail/ActivityTrail.tsx';
import { formatTimeZone } from '../../../src/ui/i18n/format.ts';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { toFilteredListAddress } from '../../../src/ui/lists/listAddress.ts';
import { AccessCell } from './AccessCell.tsx';
import type { en } from './messages.en.ts';
import { OrganizationUsers } from './OrganizationUsers.tsx';

type OrganizationRow = ResponseOf<typeof listOrganizations>;

const LogoDialog = lazy(() => import('./LogoDialog.tsx'));
const EditDetails = lazy(() => import('./EditDetails.tsx'));

/** Reads the organization's row of the list, which includes the progress of an access change. */
const Access = ({ id }: { id: number }) => (
  <ListBase<OrganizationRow>
    resource="organizations"
    filter={{ id: [id] }}
    perPage={1}
    disableSyncWithLocation
    storeKey={false}
  >
    <WithListContext<OrganizationRow> render={({ data }) => data?.map((row) => <AccessCell key={row.id} {...row} />)} />
  </ListBase>
);

const Details = ({ organization }: { organization: AdminOrganization }) => {
  const translate = useTranslate();
  const [changes, setChanges] = useState<'details' | 'logo'>();
  const { id, name, timezone, products, disabled, logoUrl } = organization;
  const label = (field: 'id' | 'timezone' | 'products' | 'access') =>
    translate(`resources.organizations.fields.${field}` satisfies MessageKey<typeof en>);
  return (
    <ClockZone value={timezone}>
      <PageHeading
        title={name}
        lead={<ZoneNote />}
        actions={
          <>
            <Access id={id} />
            <Button variant="contained" startIcon={<EditIcon />} onClick={() => setChanges('details')}>
              {translate('organizations.edit')}
            </Button>
          </>
        }
      />
      <Stack gap={3}>
        <Paper variant="outlined" sx={{ p: 3, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Stack gap={1} alignItems="flex-start">
            {logoUrl && (
              <img src={logoUrl} width={250} height={140} alt={translate('organizations.logoOf', { name })} />
            )}
            <Button size="small" variant="outlined" onClick={() => setChanges('logo')}>
              {translate('organizations.logo')}
            </Button>
          </Stack>
          <Facts
            facts={[
              [label('id'), id],
              [label('timezone'), formatTimeZone(timezone)],
              [label('products'), products.map((product) => translate(`productNames.${product}`)).join(', ')],
              [label('access'), translate(disabled ? 'organizations.disabled' : 'organizations.enabled')],
            ]}
          />
        </Paper>
        <Stack component="nav" direction="row" flexWrap="wrap" gap={1} aria-label={translate('organizations.more')}>
          <Button
            component={Link}
            to={toFilteredListAddress('/admin/locations/', { organizationId: [id] })}
            variant="outlined"
          >
            {translate('organizations.toLocations')}
          </Button>
          {products.includes('SCAN') && (
            <Button component={Link} to={`/admin/scan/organizations/${id}/modules`} variant="outlined">
              {translate('organizations.toModules')}
            </Button>
          )}
          <Button component={Link} to={`/admin/organizations/${id}/api-clients`} variant="outlined">
            {translate('organizations.toApiClients')}
          </Button>
        </Stack>
        <OrganizationUsers id={id} />
        <Paper component="section" variant="outlined" sx={{ p: 3 }} aria-labelledby="organization-activity">
          <Typography variant="h2" id="organization-activity" sx={{ mb: 1 }}>
            {translate('trail.title')}
          </Typography>
          <ActivityTrail subject={`organization:${id}`} />
        </Paper>
      </Stack>
      <Suspense>
        {changes === 'logo' && <LogoDialog organization={organization} onClose={() => setChanges(undefined)} />}
        {changes === 'details' && <EditDetails organization={organization} onClose={() => setChanges(undefined)} />}
      </Suspense>
    </ClockZone>
  );
};

/** `/admin/organizations/:id`: one organization, links to its records, its users, and its audit trail. */
export default function OrganizationEdit() {
  const translate = useTranslate();
  const { id } = useParams();
  const { data, error, refetch } = useGetOne<AdminOrganization>('organizations', { id: Number(id) });
  const status = (error as { status?: number } | null)?.status;
  if (status === 404 || status === 400)
    return (
      <>
        <PageHeading title={translate('resources.organizations.name', { smart_count: 2 })} />
        <EmptyState
          title={translate('organizations.unknown')}
          action={<Link to="/admin/organizations/">{translate('organizations.all')}</Link>}
        />
      </>
    );
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  return data ? <Details organization={data} /> : <PageLoading />;
}
