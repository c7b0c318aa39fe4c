import { and, eq, gt, isNull, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Product } from '../../contract/platform/enumerations.ts';
import type { ApiClient } from '../../domain/identity/actor.ts';
import { hashCode } from '../identity/tokens.ts';
import type { Tx } from '../platform/db/database.ts';
import { prepareOnce } from '../platform/db/prepare-once.ts';
import { apiClients, apiClientSecrets, apiTokens, organizations } from '../platform/db/schema.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const isAhead = (end: AnyColumn) => or(isNull(end), gt(end, now));

/** Read with each call: a location that is added is reached at once by a client of all locations. */
const locationIds = sql<number[]>`coalesce(${apiClients.locationIds}, array(
  select l.id from locations l where l.organization_id = ${apiClients.organizationId} order by 1))`;

/** Everything that decides what a token may do, in one statement. */
const prepareToken = (db: Tx) =>
  prepareOnce(db, 'api_token', (on, name) =>
    on
      .select({
        clientId: apiClients.id,
        organizationId: apiClients.organizationId,
        scopes: apiTokens.scopes,
        products: organizations.products,
        locationIds,
        lastUsedAt: apiClients.lastUsedAt,
      })
      .from(apiTokens)
      .innerJoin(
        apiClients,
        and(eq(apiClients.organizationId, apiTokens.organizationId), eq(apiClients.id, apiTokens.clientId)),
      )
      .innerJoin(organizations, eq(organizations.id, apiTokens.organizationId))
      .leftJoin(
        apiClientSecrets,
        and(eq(apiClientSecrets.organizationId, apiTokens.organizationId), eq(apiClientSecrets.id, apiTokens.secretId)),
      )
      .where(
        and(
          eq(apiTokens.hash, sql.placeholder('hash')),
          gt(apiTokens.expiresAt, now),
          isNull(apiClients.revokedAt),
          isAhead(apiClients.expiresAt),
          isAhead(apiClientSecrets.expiresAt),
          eq(organizations.disabled, false),
        ),
      )
      .prepare(name),
  );

const USE_STEP_MS = 60_000;

/** The client of an access token; null for one that is unknown, over or of a client that may not call any more. */
export async function findClientByToken(db: Tx, token: string, at: Date): Promise<ApiClient | null> {
  const [row] = await prepareToken(db).execute({ hash: hashCode(token), now: at.toISOString() });
  if (!row) return null;
  const { lastUsedAt, products, ...client } = row;
  if (!lastUsedAt || at.getTime() - lastUsedAt.getTime() > USE_STEP_MS)
    await db
      .update(apiClients)
      .set({ lastUsedAt: at })
      .where(and(eq(apiClients.organizationId, client.organizationId), eq(apiClients.id, client.clientId)));
  return { kind: 'client', ...client, products: products as Product[], practitionerId: null, allLocations: false };
}

/** The client with the scopes of a token that it had, for work that goes on without one; null when it may not call any more. */
export async function loadClientActor(
  tx: Tx,
  { organizationId, clientId, scopes }: Pick<ApiClient, 'organizationId' | 'clientId' | 'scopes'>,
  at: Date,
): Promise<ApiClient | null> {
  const [row] = await tx
    .select({ products: organizations.products, locationIds })
    .from(apiClients)
    .innerJoin(organizations, eq(organizations.id, apiClients.organizationId))
    .where(
      and(
        eq(apiClients.organizationId, organizationId),
        eq(apiClients.id, clientId),
        isNull(apiClients.revokedAt),
        or(isNull(apiClients.expiresAt), gt(apiClients.expiresAt, at)),
        eq(organizations.disabled, false),
      ),
    );
  if (!row) return null;
  const { products, locationIds: reached } = row;
  const rights = { scopes, products: products as Product[], locationIds: reached, allLocations: false } as const;
  return { kind: 'client', organizationId, clientId, practitionerId: null, ...rights };
}
