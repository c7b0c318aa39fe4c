import {
  addClientSecret,
  createApiClient,
  endClientSecret,
  listApiClients,
  replaceClientKeys,
  revokeApiClient,
} from '../../contract/api-clients/api-clients.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { AuditEntry } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Routes } from '../routes.ts';
import { createClient, endSecret, replaceKeys, revokeClient, rotateSecret } from './change-client.ts';
import { listClientPage, type ClientManager } from './queries.ts';

interface AdminRequest {
  tx: Tx;
  actor: Member;
  now: Date;
  deps: Dependencies;
  auditDetails: Pick<AuditEntry, 'subjects'>;
}

const toManager = ({ tx, actor, now, deps }: AdminRequest): ClientManager => ({
  tx,
  organizationId: actor.organizationId,
  practitionerId: actor.practitionerId,
  now,
  allowsLoopback: deps.configuration.webhookLoopback,
});

/** For a change, which is part of the organization's activity. */
function toChangeManager(request: AdminRequest): ClientManager {
  const { auditDetails, actor } = request;
  auditDetails.subjects = [`organization:${actor.organizationId}`];
  return toManager(request);
}

/** API clients of the own organization, for its admins. */
export const apiClientRoutes: Routes = (router) => {
  router.authenticated(listApiClients, async function handleListApiClients(context) {
    return listClientPage(toManager(context), context.list);
  });

  router.authenticated(createApiClient, async function handleCreateApiClient(context) {
    const created = await createClient(toChangeManager(context), context.body);
    context.auditDetails.entityIds = [created.client.id];
    return created;
  });

  router.authenticated(addClientSecret, async function handleAddClientSecret(context) {
    return rotateSecret(toChangeManager(context), context.params.id, context.body.overlapHours);
  });

  router.authenticated(endClientSecret, async function handleEndClientSecret(context) {
    return endSecret(toChangeManager(context), context.params.id, context.params.secretId);
  });

  router.authenticated(replaceClientKeys, async function handleReplaceClientKeys(context) {
    return replaceKeys(toChangeManager(context), context.params.id, context.body.keySet);
  });

  router.authenticated(revokeApiClient, async function handleRevokeApiClient(context) {
    return revokeClient(toChangeManager(context), context.params.id);
  });
};
