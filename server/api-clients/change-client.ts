import { addHours } from 'date-fns';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { importJWK, type JSONWebKeySet } from 'jose';
import type { ApiClient, CreatedSecret, NewApiClient } from '../../contract/api-clients/api-clients.ts';
import { KEY_SET_URL_MAX, MAX_API_CLIENTS, MAX_CLIENT_SECRETS } from '../../contract/api-clients/limits.ts';
import { apiClientMessage } from '../../contract/api-clients/messages.ts';
import { isKeySetAddress, readKeySet } from '../../domain/api-clients/key-set.ts';
import { addDays, findStartOfDay } from '../../domain/platform/calendar.ts';
import { validateEndpointUrl } from '../../domain/webhooks/endpoint-url.ts';
import { createCode, createSessionToken, hashCode } from '../identity/tokens.ts';
import { apiClients, apiClientSecrets, locations, organizations } from '../platform/db/schema.ts';
import { conflict, notFound, validationError } from '../platform/http/http-error.ts';
import { countActiveClients, loadSecrets, requireClient, type ClientManager } from './queries.ts';

/** What an admin would see of a secret later: enough to tell two apart. */
const ENDING_LETTERS = 4;

interface Keys {
  keySet: JSONWebKeySet | null;
  keySetUrl: string | null;
}
const noKeys: Keys = { keySet: null, keySetUrl: null };

/** The keys of a pasted key set, each of which the library can use, or the address where they are fetched at a sign-in. */
async function parseKeySet(text: string, allowsLoopback: boolean): Promise<Keys> {
  if (isKeySetAddress(text)) {
    if (text.length > KEY_SET_URL_MAX || validateEndpointUrl(text, allowsLoopback))
      throw validationError('keySet', apiClientMessage('apiClients.keysAddress'));
    return { keySet: null, keySetUrl: text };
  }
  const read = readKeySet(text);
  if (!('keys' in read)) throw validationError('keySet', read);
  const { keys } = read;
  const algorithms: Record<string, string> = { RSA: 'PS256', 'P-256': 'ES256', 'P-384': 'ES384', Ed25519: 'EdDSA' };
  await Promise.all(keys.map((key) => importJWK(key, algorithms[key.crv ?? key.kty]))).catch(() => {
    throw validationError('keySet', apiClientMessage('apiClients.weakKey'));
  });
  return { keySet: { keys }, keySetUrl: null };
}

/** A new secret of 256 bits; only its hash is stored. */
async function insertSecret({ tx, organizationId }: ClientManager, clientId: number): Promise<string> {
  const secret = `secret_${createSessionToken()}`;
  await tx
    .insert(apiClientSecrets)
    .values({ organizationId, clientId, hash: hashCode(secret), ending: secret.slice(-ENDING_LETTERS) });
  return secret;
}

async function requireLocations({ tx, organizationId }: ClientManager, ids: number[] | null): Promise<void> {
  if (!ids) return;
  const found = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.organizationId, organizationId), inArray(locations.id, ids)));
  if (found.length < ids.length) throw validationError('locationIds', apiClientMessage('apiClients.unknownLocation'));
}

/** The end of a day in the organization's time zone, which has to be ahead. */
async function toEnd({ tx, organizationId, now }: ClientManager, day: string | null): Promise<Date | null> {
  if (day === null) return null;
  const [organization] = await tx
    .select({ timezone: organizations.timezone })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  const end = findStartOfDay(organization!.timezone, addDays(day, 1));
  if (end <= now) throw validationError('expiresOn', apiClientMessage('apiClients.expiryPassed'));
  return end;
}

export async function createClient(manager: ClientManager, body: NewApiClient): Promise<CreatedSecret> {
  const { tx, organizationId, practitionerId } = manager;
  const { name, scopes, locationIds, expiresOn, keySet } = body;
  await requireLocations(manager, locationIds);
  const expiresAt = await toEnd(manager, expiresOn);
  const keys = keySet === null ? noKeys : await parseKeySet(keySet, manager.allowsLoopback);
  if ((await countActiveClients(manager)) >= MAX_API_CLIENTS)
    throw conflict(apiClientMessage('apiClients.tooMany', { n: MAX_API_CLIENTS }));
  const [added] = await tx
    .insert(apiClients)
    .values({
      organizationId,
      clientId: `client_${createCode()}`,
      name,
      scopes,
      locationIds,
      expiresAt,
      ...keys,
      createdBy: practitionerId,
    })
    .returning({ id: apiClients.id });
  const secret = keySet === null ? await insertSecret(manager, added!.id) : null;
  return { client: await requireClient(manager, added!.id), secret };
}

/** The client, held until the end of the transaction; it has to be active and to sign in this way. */
async function holdClient(manager: ClientManager, id: number, credential: ApiClient['credential']): Promise<ApiClient> {
  const isClient = and(eq(apiClients.organizationId, manager.organizationId), eq(apiClients.id, id));
  await manager.tx.select({ id: apiClients.id }).from(apiClients).where(isClient).for('update');
  const client = await requireClient(manager, id);
  if (client.state !== 'ACTIVE') throw conflict(apiClientMessage('apiClients.notActive'));
  if (client.credential !== credential)
    throw conflict(apiClientMessage(client.credential === 'KEY' ? 'apiClients.hasKeys' : 'apiClients.hasSecrets'));
  return client;
}

/** Gives the secrets of a client that last longer an end. */
const endSecrets = ({ tx, organizationId }: ClientManager, clientId: number, end: Date, secretId?: number) =>
  tx
    .update(apiClientSecrets)
    .set({ expiresAt: end })
    .where(
      and(
        eq(apiClientSecrets.organizationId, organizationId),
        eq(apiClientSecrets.clientId, clientId),
        secretId === undefined ? undefined : eq(apiClientSecrets.id, secretId),
        or(isNull(apiClientSecrets.expiresAt), gt(apiClientSecrets.expiresAt, end)),
      ),
    );

/** Adds a secret. The ones there stay valid for the overlap, but not longer than they would have. */
export async function rotateSecret(manager: ClientManager, id: number, overlapHours: number): Promise<CreatedSecret> {
  await holdClient(manager, id, 'SECRET');
  const valid = await loadSecrets(manager, [id]);
  if (overlapHours > 0 && valid.length >= MAX_CLIENT_SECRETS)
    throw conflict(apiClientMessage('apiClients.tooManySecrets'));
  await endSecrets(manager, id, addHours(manager.now, overlapHours));
  const secret = await insertSecret(manager, id);
  return { client: await requireClient(manager, id), secret };
}

/** Ends one secret; the tokens that it got end with it. */
export async function endSecret(manager: ClientManager, id: number, secretId: number): Promise<ApiClient> {
  const client = await requireClient(manager, id);
  if (!client.secrets.some((secret) => secret.id === secretId))
    throw notFound(apiClientMessage('apiClients.secretNotFound'));
  await endSecrets(manager, id, manager.now, secretId);
  return requireClient(manager, id);
}

export async function replaceKeys(manager: ClientManager, id: number, text: string): Promise<ApiClient> {
  const keys = await parseKeySet(text, manager.allowsLoopback);
  await holdClient(manager, id, 'KEY');
  await manager.tx
    .update(apiClients)
    .set(keys)
    .where(and(eq(apiClients.organizationId, manager.organizationId), eq(apiClients.id, id)));
  return requireClient(manager, id);
}

/** Revokes a client for good; one that is revoked stays as it is. */
export async function revokeClient(manager: ClientManager, id: number): Promise<ApiClient> {
  await requireClient(manager, id);
  await manager.tx
    .update(apiClients)
    .set({ revokedAt: manager.now })
    .where(
      and(eq(apiClients.organizationId, manager.organizationId), eq(apiClients.id, id), isNull(apiClients.revokedAt)),
    );
  return requireClient(manager, id);
}
