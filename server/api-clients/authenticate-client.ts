import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, gt, lte, or } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { ASSERTION_MAX_SECONDS, assertionAlgorithms } from '../../contract/api-clients/token.ts';
import { getClientState } from '../../domain/api-clients/client-state.ts';
import { hashCode } from '../identity/tokens.ts';
import type { Tx } from '../platform/db/database.ts';
import { apiClients, apiClientSecrets, apiUsedAssertions, organizations } from '../platform/db/schema.ts';
import { oauthError, type Credentials } from './read-credentials.ts';

/** Where assertions are for: the issuer and its token endpoint. */
export interface Audience {
  issuer: string;
  tokenEndpoint: string;
}

/** The keys that were fetched before the transaction, and from where. */
export interface FetchedKeys {
  url: string;
  keySet: JSONWebKeySet;
}

interface Proving {
  audience: Audience;
  fetchedKeys: FetchedKeys | null;
  now: Date;
}

interface Signed {
  assertion: string;
  keySet: JSONWebKeySet;
}

type ClientRow = typeof apiClients.$inferSelect;
type SecretRow = Pick<typeof apiClientSecrets.$inferSelect, 'id' | 'expiresAt'>;

/** The client with this name; null for one that may not call, or whose organization may not. */
export async function findActiveClient(tx: Tx, clientId: string, now: Date): Promise<ClientRow | null> {
  const [row] = await tx
    .select({ client: apiClients })
    .from(apiClients)
    .innerJoin(organizations, eq(organizations.id, apiClients.organizationId))
    .where(and(eq(apiClients.clientId, clientId), eq(organizations.disabled, false)));
  return row && getClientState(row.client, now) === 'ACTIVE' ? row.client : null;
}

async function checkSecret(tx: Tx, client: ClientRow, secret: string, now: Date): Promise<SecretRow> {
  const { organizationId, id } = client;
  const rows = await tx
    .select({ id: apiClientSecrets.id, hash: apiClientSecrets.hash, expiresAt: apiClientSecrets.expiresAt })
    .from(apiClientSecrets)
    .where(
      and(
        eq(apiClientSecrets.organizationId, organizationId),
        eq(apiClientSecrets.clientId, id),
        or(isNull(apiClientSecrets.expiresAt), gt(apiClientSecrets.expiresAt, now)),
      ),
    );
  const sent = Buffer.from(hashCode(secret));
  const found = rows.find(({ hash }) => timingSafeEqual(Buffer.from(hash), sent));
  if (!found) throw oauthError('invalid_client');
  await tx
    .update(apiClientSecrets)
    .set({ lastUsedAt: now })
    .where(and(eq(apiClientSecrets.organizationId, organizationId), eq(apiClientSecrets.id, found.id)));
  return found;
}

/** Each `jti` of a client counts once while its assertion is valid. Older ones are forgotten here. */
async function recordUse(tx: Tx, { organizationId, id: clientId }: ClientRow, jti: string, expiresAt: Date, now: Date) {
  await tx
    .delete(apiUsedAssertions)
    .where(
      and(
        eq(apiUsedAssertions.organizationId, organizationId),
        eq(apiUsedAssertions.clientId, clientId),
        lte(apiUsedAssertions.expiresAt, now),
      ),
    );
  const added = await tx
    .insert(apiUsedAssertions)
    .values({ organizationId, clientId, hash: hashCode(jti), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: apiUsedAssertions.hash });
  if (!added.length) throw oauthError('invalid_client');
}

async function checkAssertion(tx: Tx, client: ClientRow, { assertion, keySet }: Signed, audience: Audience, now: Date) {
  const { payload } = await jwtVerify(assertion, createLocalJWKSet(keySet), {
    algorithms: [...assertionAlgorithms],
    audience: [audience.issuer, audience.tokenEndpoint],
    issuer: client.clientId,
    subject: client.clientId,
    requiredClaims: ['exp', 'jti'],
    currentDate: now,
  }).catch(() => {
    throw oauthError('invalid_client');
  });
  const { exp = 0, jti } = payload;
  const isShort = exp - now.getTime() / 1000 <= ASSERTION_MAX_SECONDS;
  if (!isShort || typeof jti !== 'string' || !jti || jti.length > 256) throw oauthError('invalid_client');
  await recordUse(tx, client, jti, new Date(exp * 1000), now);
}

/** Does it sign in with a key of its own? */
const hasKeys = ({ keySet, keySetUrl }: ClientRow): boolean => keySet !== null || keySetUrl !== null;

/**
 * Proves that a request is the client's, by what the client was registered with, or by the keys that were fetched from the
 * address that it was registered with; returns the secret that it used.
 */
export async function checkCredentials(
  tx: Tx,
  client: ClientRow,
  credentials: Credentials,
  { audience, fetchedKeys, now }: Proving,
): Promise<SecretRow | null> {
  if ('assertion' in credentials !== hasKeys(client)) throw oauthError('invalid_client');
  if ('secret' in credentials) return checkSecret(tx, client, credentials.secret, now);
  const keySet = client.keySet ?? (fetchedKeys?.url === client.keySetUrl ? fetchedKeys.keySet : { keys: [] });
  await checkAssertion(tx, client, { assertion: credentials.assertion, keySet }, audience, now);
  return null;
}
