import type { Context, Hono } from 'hono';
import { addSeconds, min } from 'date-fns';
import { and, eq, lte } from 'drizzle-orm';
import { SMART_TOKEN_SECONDS, TOKEN_SECONDS } from '../../contract/api-clients/limits.ts';
import {
  assertionAlgorithms,
  clientAuthMethods,
  issueToken,
  type AccessToken,
  FHIR_BASE,
  SMART_CONFIGURATION,
  smartCapabilities,
} from '../../contract/api-clients/token.ts';
import { apiScopes, type ApiScope, type TokenScope } from '../../contract/platform/api-scopes.ts';
import type { ApiClient } from '../../domain/identity/actor.ts';
import { grantSmartScope, isSmartScope, smartScopes } from '../../domain/identity/fhir-access.ts';
import { enforceRateLimit, rateLimitRules } from '../identity/rate-limit.ts';
import { createSessionToken, hashCode } from '../identity/tokens.ts';
import { audit } from '../platform/audit/audit.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { apiClients, apiTokens } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { getOwnOrigin } from '../platform/http/origin.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Routes } from '../routes.ts';
import { checkCredentials, findActiveClient, type Audience, type FetchedKeys } from './authenticate-client.ts';
import { createKeyFinder, type FindKeys } from './fetch-keys.ts';
import { oauthError, readCredentials, readForm } from './read-credentials.ts';

function readAudience(c: Context, configuration: Pick<Configuration, 'publicUrl'>): Audience {
  const issuer = getOwnOrigin(c, configuration);
  return { issuer, tokenEndpoint: `${issuer}/api${issueToken.path}` };
}

/**
 * The wanted scopes; without any, all of the client's own (RFC 6749, section 3.3). Those of the API it has to have. Of SMART's
 * it is granted what its own cover, as SMART App Launch has it; the answer names what that is.
 */
function readScopes(wanted: string | undefined, own: readonly ApiScope[]): TokenScope[] {
  if (wanted === undefined) return [...own];
  const names = [...new Set(wanted.split(' ').filter(Boolean))];
  const ofApi = names.filter((name) => !/^(system|user|patient)\//.test(name));
  const scopes = own.filter((scope) => ofApi.includes(scope));
  if (scopes.length < ofApi.length) throw oauthError('invalid_scope');
  const smart = names.flatMap((name) => grantSmartScope(name, own));
  if (scopes.length + smart.length === 0) throw oauthError('invalid_scope');
  return [...scopes, ...new Set(smart)];
}

interface Issued {
  client: typeof apiClients.$inferSelect;
  secret: { id: number; expiresAt: Date | null } | null;
  scopes: TokenScope[];
}

/** A token ends with its secret and its client. Those of the client that are over are deleted here. */
async function insertToken(tx: Tx, { client, secret, scopes }: Issued, now: Date): Promise<AccessToken> {
  const { organizationId, id: clientId } = client;
  const isOwn = and(eq(apiTokens.organizationId, organizationId), eq(apiTokens.clientId, clientId));
  await tx.delete(apiTokens).where(and(isOwn, lte(apiTokens.expiresAt, now)));
  const token = createSessionToken();
  const seconds = scopes.some(isSmartScope) ? SMART_TOKEN_SECONDS : TOKEN_SECONDS;
  const ends = [addSeconds(now, seconds), client.expiresAt, secret?.expiresAt];
  const expiresAt = min(ends.filter((end) => end instanceof Date));
  await tx
    .insert(apiTokens)
    .values({ organizationId, hash: hashCode(token), clientId, secretId: secret?.id ?? null, scopes, expiresAt });
  await tx
    .update(apiClients)
    .set({ lastUsedAt: now })
    .where(and(eq(apiClients.organizationId, organizationId), eq(apiClients.id, clientId)));
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
    scope: scopes.join(' '),
  };
}

const toActor = ({ id, organizationId, scopes }: typeof apiClients.$inferSelect): ApiClient => ({
  kind: 'client',
  clientId: id,
  organizationId,
  scopes,
  products: [],
  locationIds: [],
  practitionerId: null,
  allLocations: false,
});

interface TokenRequest {
  form: ReadonlyMap<string, string>;
  authorization: string | undefined;
  audience: Audience;
  fetchedKeys: FetchedKeys | null;
  now: Date;
}

/** Authenticates the client and issues its token. `onKnown` is called with the client before anything is proved. */
async function grantToken(tx: Tx, request: TokenRequest, onKnown: (client: ApiClient) => void) {
  const { form, authorization, audience, fetchedKeys, now } = request;
  const grant = form.get('grant_type');
  if (grant === undefined) throw oauthError('invalid_request');
  if (grant !== 'client_credentials') throw oauthError('unsupported_grant_type');
  const credentials = readCredentials(authorization, form);
  const client = await findActiveClient(tx, credentials.clientId, now);
  if (!client) throw oauthError('invalid_client');
  onKnown(toActor(client));
  const secret = await checkCredentials(tx, client, credentials, { audience, fetchedKeys, now });
  await enforceRateLimit(tx, rateLimitRules.tokensPerClient, client.clientId, now);
  const resource = form.get('resource');
  if (resource !== undefined && ![`${audience.issuer}/api`, `${audience.issuer}${FHIR_BASE}`].includes(resource))
    throw oauthError('invalid_target');
  return insertToken(tx, { client, secret, scopes: readScopes(form.get('scope'), client.scopes) }, now);
}

/** The keys of a client that publishes them, fetched while no connection to the database is held; null for any other. */
async function fetchPublishedKeys(
  { tenantDb, findKeys }: { tenantDb: Dependencies['tenantDb']; findKeys: FindKeys },
  form: ReadonlyMap<string, string>,
  now: Date,
): Promise<FetchedKeys | null> {
  if (form.get('grant_type') !== 'client_credentials' || !form.has('client_assertion')) return null;
  const credentials = readCredentials(undefined, form);
  const client = await tenantDb.asService((tx) => findActiveClient(tx, credentials.clientId, now));
  if (!client?.keySetUrl || !('assertion' in credentials)) return null;
  return { url: client.keySetUrl, keySet: await findKeys(client.keySetUrl, credentials.assertion, now) };
}

export const tokenRoutes: Routes = (router, { tenantDb, configuration, resolveHost }) => {
  const findKeys = createKeyFinder({ resolve: resolveHost, allowsLoopback: configuration.webhookLoopback });
  router.public(issueToken, async function handleIssueToken({ c, bytes, now, requestId, address }) {
    await enforceRateLimit(tenantDb.service, rateLimitRules.tokensPerAddress, address, now);
    c.header('Pragma', 'no-cache');
    let known: ApiClient | undefined;
    const record = async (tx: Tx, outcome: number) => {
      if (!known) return;
      const entityIds = [known.clientId];
      await audit(tx, known, { requestId, action: issueToken.id, entity: 'api-clients', entityIds, outcome });
    };
    try {
      const form = readForm(bytes, c.req.header('content-type'));
      const authorization = c.req.header('authorization');
      const fetchedKeys = await fetchPublishedKeys({ tenantDb, findKeys }, form, now);
      const request = { form, authorization, audience: readAudience(c, configuration), fetchedKeys, now };
      return await tenantDb.asService(async (tx) => {
        const token = await grantToken(tx, request, (client) => (known = client));
        await record(tx, 200);
        return token;
      });
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 500;
      if (status === 401) c.header('WWW-Authenticate', 'Basic realm="api"');
      // The transaction was rolled back, so a refusal is recorded on its own.
      await tenantDb.asService((tx) => record(tx, status));
      throw error;
    }
  });
};

/** What clients need to know of the token endpoint, for RFC 8414 as for SMART. */
const describeEndpoint = (tokenEndpoint: string) => ({
  token_endpoint: tokenEndpoint,
  token_endpoint_auth_methods_supported: clientAuthMethods,
  token_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
  grant_types_supported: ['client_credentials'],
  response_types_supported: [],
});

/** Describes the token endpoint (RFC 8414), and for FHIR as SMART App Launch 2 has it. */
export function serveServerMetadata(app: Hono, configuration: Configuration): void {
  app.get('/.well-known/oauth-authorization-server', (c) => {
    const { issuer, tokenEndpoint } = readAudience(c, configuration);
    return c.json({
      issuer,
      ...describeEndpoint(tokenEndpoint),
      scopes_supported: [...apiScopes, ...smartScopes],
      service_documentation: `${issuer}/api/docs`,
    });
  });
  for (const path of [SMART_CONFIGURATION, `${FHIR_BASE}${SMART_CONFIGURATION}`])
    app.get(path, (c) => {
      const { tokenEndpoint } = readAudience(c, configuration);
      return c.json({
        ...describeEndpoint(tokenEndpoint),
        scopes_supported: smartScopes,
        // Required of every server, also of one without an authorization endpoint.
        code_challenge_methods_supported: ['S256'],
        capabilities: smartCapabilities,
      });
    });
}
