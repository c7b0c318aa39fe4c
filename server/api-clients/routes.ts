import {
  addClientSecret,
  createApiClient,
  endClientSecret,
  listApiClients,
  replaceClientKeys,
  revokeApiClient,
} from '../../contract/api-clients/api-clients.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Routes } from '../routes.ts';
import { createClient, endSecret, replaceKeys, revokeClient, rotateSecret } from './change-client.ts';
import { listClientPage, type ClientManager } from './queries.ts';

const toManager = ({ tx, actor, now }: { tx: Tx; actor: Member; now: Date }): ClientManager => ({
  tx,
  organizationId: actor.organizationId,
  practitionerId: actor.practitionerId,
  now,
});

/** API clients of the own organization, for its admins. */
export const apiClientRoutes: Routes = (router) => {
  router.authenticated(listApiClients, async function handleListApiClients(context) {
    return listClientPage(toManager(context), context.list);
  });

  router.authenticated(createApiClient, async function handleCreateApiClient(context) {
    const created = await createClient(toManager(context), context.body);
    context.auditDetails.entityIds = [created.client.id];
    return created;
  });

  router.authenticated(addClientSecret, async function handleAddClientSecret(context) {
    return rotateSecret(toManager(context), context.params.id, context.body.overlapHours);
  });

  router.authenticated(endClientSecret, async function handleEndClientSecret(context) {
    return endSecret(toManager(context), context.params.id, context.params.secretId);
  });

  router.authenticated(replaceClientKeys, async function handleReplaceClientKeys(context) {
    return replaceKeys(toManager(context), context.params.id, context.body.keySet);
  });

  router.authenticated(revokeApiClient, async function handleRevokeApiClient(context) {
    return revokeClient(toManager(context), context.params.id);
  });
};
