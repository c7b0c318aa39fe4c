import { useTranslate } from 'react-admin';
import {
  addClientSecret,
  createApiClient,
  endClientSecret,
  listApiClients,
  replaceClientKeys,
  revokeApiClient,
} from '../../contract/api-clients/api-clients.ts';
import { listLocations } from '../../contract/locations/locations.ts';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { useCall, useCaller, useGrowingList } from '../../src/ui/useCall.ts';
import { ApiClients } from './shared/ApiClients.tsx';
import type { ClientCalls } from './shared/client-calls.ts';
import { apiClientTexts } from './shared/messages.en.ts';

/** Loaded with this page. @public */
export const texts = { en: apiClientTexts };

/** `/organization/api-clients/`: the API clients of the reader's organization, for its admins. */
export default function ApiClientsPage() {
  const translate = useTranslate();
  const call = useCaller();
  const clients = useGrowingList(listApiClients, {});
  const locations = useCall(listLocations, { query: { limit: MAX_PAGE_SIZE } });
  const calls: ClientCalls = {
    create: (body) => call(createApiClient, { body }),
    addSecret: (id, overlapHours) => call(addClientSecret, { params: { id }, body: { overlapHours } }),
    endSecret: (id, secretId) => call(endClientSecret, { params: { id, secretId } }),
    replaceKeys: (id, keySet) => call(replaceClientKeys, { params: { id }, body: { keySet } }),
    revoke: (id) => call(revokeApiClient, { params: { id } }),
  };
  return (
    <ApiClients
      title={translate('apiClients.title')}
      calls={calls}
      places={locations.data?.items ?? []}
      clients={clients}
      givesCredentials
    />
  );
}
