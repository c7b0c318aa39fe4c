import {
  addOrganizationClientSecret,
  createOrganizationApiClient,
  endOrganizationClientSecret,
  listOrganizationApiClients,
  replaceOrganizationClientKeys,
  revokeOrganizationApiClient,
  type ApiClient,
} from '../../contract/api-clients/api-clients.ts';
import { requireOrganization } from '../organizations/queries.ts';
import type { Tx } from '../platform/db/database.ts';
import type { AuditEntry } from '../platform/audit/audit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Routes } from '../routes.ts';
import { enqueueCredentialsGiven } from './credentials-job.ts';
import { createClient, endSecret, replaceKeys, revokeClient, rotateSecret } from './change-client.ts';
import type { GivenCredentials } from './credentials-email.ts';
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

/** Credentials open records of patients, so the organization is to know of those that it did not make itself. */
const notifyAdmins = (
  { tx, params }: VendorRequest,
  change: GivenCredentials['change'],
  { name: client }: ApiClient,
): Promise<void> => enqueueCredentialsGiven(tx, params.id, { change, client });

/** API clients of an organization, for vendor staff. */
export const adminApiClientRoutes: Routes = (router) => {
  router.authenticated(listOrganizationApiClients, async function handleListOrganizationApiClients(context) {
    return listClientPage(await toManager(context, false), context.list);
  });

  router.authenticated(createOrganizationApiClient, async function handleCreateOrganizationApiClient(context) {
    const created = await createClient(await toManager(context), context.body);
    await notifyAdmins(context, 'CLIENT', created.client);
    context.auditDetails.entityIds = [context.params.id, created.client.id];
    return created;
  });

  router.authenticated(addOrganizationClientSecret, async function handleAddOrganizationClientSecret(context) {
    const { params, body } = context;
    const added = await rotateSecret(await toManager(context), params.clientId, body.overlapHours);
    await notifyAdmins(context, 'SECRET', added.client);
    return added;
  });

  router.authenticated(endOrganizationClientSecret, async function handleEndOrganizationClientSecret(context) {
    return endSecret(await toManager(context), context.params.clientId, context.params.secretId);
  });

  router.authenticated(replaceOrganizationClientKeys, async function handleReplaceOrganizationClientKeys(context) {
    const client = await replaceKeys(await toManager(context), context.params.clientId, context.body.keySet);
    await notifyAdmins(context, 'KEYS', client);
    return client;
  });

  router.authenticated(revokeOrganizationApiClient, async function handleRevokeOrganizationApiClient(context) {
    return revokeClient(await toManager(context), context.params.clientId);
  });
};
