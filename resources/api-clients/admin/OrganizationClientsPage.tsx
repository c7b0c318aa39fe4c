import { useCanAccess, useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import {
  addOrganizationClientSecret,
  createOrganizationApiClient,
  endOrganizationClientSecret,
  listOrganizationApiClients,
  replaceOrganizationClientKeys,
  revokeOrganizationApiClient,
} from '../../../contract/api-clients/api-clients.ts';
import { listAdminLocations } from '../../../contract/locations/admin-locations.ts';
import type { AdminOrganization } from '../../../contract/organizations/admin-organizations.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { useCall, useCaller, useGrowingList } from '../../../src/ui/useCall.ts';
import { ClockZone } from '../../../src/ui/DateTimeText.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { EmptyState } from '../../../src/ui/PageStates.tsx';
import { ApiClients } from '../shared/ApiClients.tsx';
import type { ClientCalls } from '../shared/client-calls.ts';
import { apiClientTexts } from '../shared/messages.en.ts';

/** Loaded with this page. @public */
export const texts = { en: apiClientTexts };

/** `/admin/organizations/:organizationId/api-clients`: the API clients of an organization, for vendor staff. */
export default function OrganizationClientsPage() {
  const translate = useTranslate();
  const call = useCaller();
  const id = Number(useParams().organizationId);
  const organization = useGetOne<AdminOrganization>('organizations', { id });
  const { canAccess = false } = useCanAccess({ resource: 'organizations', action: 'vendor.credentials' });
  const clients = useGrowingList(listOrganizationApiClients, { id });
  const locations = useCall(listAdminLocations, { query: { organizationId: id, limit: MAX_PAGE_SIZE } });
  const calls: ClientCalls = {
    create: (body) => call(createOrganizationApiClient, { params: { id }, body }),
    addSecret: (clientId, overlapHours) =>
      call(addOrganizationClientSecret, { params: { id, clientId }, body: { overlapHours } }),
    endSecret: (clientId, secretId) => call(endOrganizationClientSecret, { params: { id, clientId, secretId } }),
    replaceKeys: (clientId, keySet) =>
      call(replaceOrganizationClientKeys, { params: { id, clientId }, body: { keySet } }),
    revoke: (clientId) => call(revokeOrganizationApiClient, { params: { id, clientId } }),
  };
  const { data: shown, error } = organization;
  const status = (error as { status?: number } | null)?.status;
  if (status === 404 || status === 400)
    return (
      <>
        <PageHeading title={translate('apiClients.title')} />
        <EmptyState
          title={translate('apiClients.unknownOrganization')}
          action={<Link to="/admin/organizations/">{translate('apiClients.allOrganizations')}</Link>}
        />
      </>
    );
  return (
    <ClockZone value={shown?.timezone ?? null}>
      <ApiClients
        title={shown ? translate('apiClients.titleOf', { name: shown.name }) : translate('apiClients.title')}
        calls={calls}
        places={locations.data?.items ?? []}
        clients={clients}
        givesCredentials={canAccess}
      />
    </ClockZone>
  );
}
