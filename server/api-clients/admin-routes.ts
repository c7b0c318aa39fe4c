import {
  addOrganizationClientSecret,
  createOrganizationApiClient,
  endOrganizationClientSecret,
  listOrganizationApiClients,
  replaceOrganizationClientKeys,
  revokeOrganizationApiClient,
} from '../../contract/api-clients/api-clients.ts';
import { requireOrganization } from '../organizations/queries.ts';
import type { Tx } from '../platform/db/database.ts';
import type { AuditEntry } from '../platform/audit/audit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Routes } from '../routes.ts';
import { createClient, endSecret, replaceKeys, revokeClient, rotateSecret } from './change-client.ts';
import { listClientPage, type ClientManager } from './queries.ts';

interface VendorRequest {
  tx: Tx;
  params: { id: number };
  now: Date;
  deps: Dependencies;
  auditDetails: Pick<AuditEntry, 'onBehalfOf' | 'subjects'>;
}

/** The organization whose clients are managed; a change is part of its activity. Throws 404. */
async function toManager(request: VendorRequest, isChange = true): Promise<ClientManager> {
  const { tx, params, now, deps, auditDetails } = request;
  const { id: organizationId } = await requireOrganization(tx, params.id);
  auditDetails.onBehalfOf = organizationId;
  if (isChange) auditDetails.subjects = [`organization:${organizationId}`];
  const { webhookLoopback: allowsLoopback } = deps.configuration;
  return { tx, organizationId, practitionerId: null, now, allowsLoopback };
}

/** API clients of an organization, for vendor staff. */
export const adminApiClientRoutes: Routes = (router) => {
  router.authenticated(listOrganizationApiClients, async function handleListOrganizationApiClients(context) {
    return listClientPage(await toManager(context, false), context.list);
  });

  router.authenticated(createOrganizationApiClient, async function handleCreateOrganizationApiClient(context) {
    const created = await createClient(await toManager(context), context.body);
    context.auditDetails.entityIds = [context.params.id, created.client.id];
    return created;
  });

  router.authenticated(addOrganizationClientSecret, async function handleAddOrganizationClientSecret(context) {
    return rotateSecret(await toManager(context), context.params.clientId, context.body.overlapHours);
  });

  router.authenticated(endOrganizationClientSecret, async function handleEndOrganizationClientSecret(context) {
    return endSecret(await toManager(context), context.params.clientId, context.params.secretId);
  });

  router.authenticated(replaceOrganizationClientKeys, async function handleReplaceOrganizationClientKeys(context) {
    return replaceKeys(await toManager(context), context.params.clientId, context.body.keySet);
  });

  router.authenticated(revokeOrganizationApiClient, async function handleRevokeOrganizationApiClient(context) {
    return revokeClient(await toManager(context), context.params.clientId);
  });
};
