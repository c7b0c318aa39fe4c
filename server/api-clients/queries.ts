import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { ApiClient } from '../../contract/api-clients/api-clients.ts';
import { apiClientMessage } from '../../contract/api-clients/messages.ts';
import { getClientState } from '../../domain/api-clients/client-state.ts';
import type { Tx } from '../platform/db/database.ts';
import { apiClients, apiClientSecrets, locations, practitioners } from '../platform/db/schema.ts';
import { notFound } from '../platform/http/http-error.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import type { ListQuery } from '../platform/http/list-query.ts';

/** Whose clients are managed, and by whom: an admin of the organization, or vendor staff (null). */
export interface ClientManager {
  tx: Tx;
  organizationId: number;
  practitionerId: number | null;
  now: Date;
  /** May keys be fetched from this machine? */
  allowsLoopback: boolean;
}

const isOwn = ({ organizationId }: ClientManager, which?: SQL) =>
  and(eq(apiClients.organizationId, organizationId), which);

/** Without the hash, which these roles cannot read. */
const secretFields = {
  clientId: apiClientSecrets.clientId,
  id: apiClientSecrets.id,
  ending: apiClientSecrets.ending,
  createdAt: apiClientSecrets.createdAt,
  expiresAt: apiClientSecrets.expiresAt,
  lastUsedAt: apiClientSecrets.lastUsedAt,
};

/** The valid secrets of clients, the newest first. */
export const loadSecrets = ({ tx, organizationId, now }: ClientManager, clientIds: number[]) =>
  tx
    .select(secretFields)
    .from(apiClientSecrets)
    .where(
      and(
        eq(apiClientSecrets.organizationId, organizationId),
        inArray(apiClientSecrets.clientId, clientIds),
        or(isNull(apiClientSecrets.expiresAt), gt(apiClientSecrets.expiresAt, now)),
      ),
    )
    .orderBy(desc(apiClientSecrets.id));

const loadLocations = ({ tx, organizationId }: ClientManager, ids: number[]) =>
  tx
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(and(eq(locations.organizationId, organizationId), inArray(locations.id, ids)))
    .orderBy(sql`lower(${locations.name})`, asc(locations.id));

interface Page {
  which?: SQL;
  order?: SQL[];
  limit: number;
  offset?: number;
}

const toIso = (at: Date | null) => at?.toISOString() ?? null;

/** Clients with their valid secrets, locations and creators. */
async function loadClients(manager: ClientManager, page: Page): Promise<ApiClient[]> {
  const rows = await manager.tx
    .select({
      client: apiClients,
      createdBy: { firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(apiClients)
    .leftJoin(
      practitioners,
      and(eq(practitioners.organizationId, apiClients.organizationId), eq(practitioners.id, apiClients.createdBy)),
    )
    .where(isOwn(manager, page.which))
    .orderBy(...(page.order ?? []))
    .limit(page.limit)
    .offset(page.offset ?? 0);
  if (rows.length === 0) return [];
  const secrets = await loadSecrets(
    manager,
    rows.map(({ client }) => client.id),
  );
  const places = await loadLocations(manager, [...new Set(rows.flatMap(({ client }) => client.locationIds ?? []))]);
  return rows.map(({ client, createdBy }) => {
    const { id, clientId, name, scopes, locationIds, keySet, keySetUrl, createdAt, expiresAt, revokedAt, lastUsedAt } =
      client;
    return {
      id,
      clientId,
      name,
      scopes,
      locations: locationIds && places.filter((place) => locationIds.includes(place.id)),
      credential: keySet || keySetUrl ? 'KEY' : 'SECRET',
      state: getClientState(client, manager.now),
      createdAt: createdAt.toISOString(),
      createdBy,
      expiresAt: toIso(expiresAt),
      revokedAt: toIso(revokedAt),
      lastUsedAt: toIso(lastUsedAt),
      secrets: secrets
        .filter((secret) => secret.clientId === id)
        .map((secret) => ({
          id: secret.id,
          ending: secret.ending,
          createdAt: secret.createdAt.toISOString(),
          expiresAt: toIso(secret.expiresAt),
          lastUsedAt: toIso(secret.lastUsedAt),
        })),
      keys: keySet?.keys.map(({ kid }, at) => kid ?? String(at + 1)) ?? [],
      keySetUrl,
    };
  });
}

const sortKeys = { createdAt: apiClients.createdAt, name: sql`lower(${apiClients.name})` };

export async function listClientPage(manager: ClientManager, { sort, limit, offset }: ListQuery) {
  const [all] = await manager.tx.select({ total: count() }).from(apiClients).where(isOwn(manager));
  const order = orderByKey(sortKeys, sort, apiClients.id);
  return { items: await loadClients(manager, { order, limit, offset }), total: all!.total };
}

/** Throws the same 404 for a client of another organization and for one that does not exist. */
export async function requireClient(manager: ClientManager, id: number): Promise<ApiClient> {
  const [client] = await loadClients(manager, { which: eq(apiClients.id, id), limit: 1 });
  if (!client) throw notFound(apiClientMessage('apiClients.notFound'));
  return client;
}

/** Clients that can call now: they are limited in number. */
export async function countActiveClients(manager: ClientManager): Promise<number> {
  const isActive = and(
    isNull(apiClients.revokedAt),
    or(isNull(apiClients.expiresAt), gt(apiClients.expiresAt, manager.now)),
  );
  const [row] = await manager.tx.select({ total: count() }).from(apiClients).where(isOwn(manager, isActive));
  return row!.total;
}
