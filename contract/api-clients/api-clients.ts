import * as z from 'zod/mini';
import { apiScopes } from '../platform/api-scopes.ts';
import { defineCall } from '../platform/call.ts';
import { Day } from '../platform/dates.ts';
import { Id, requiredLine } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { formMessage } from '../platform/form-messages.ts';
import { fieldMessage } from '../platform/messages.ts';
import { KEY_SET_MAX, OVERLAP_HOURS } from './limits.ts';
import { apiClientFieldMessage } from './messages.ts';

/** How a client proves who it is: by a secret that the portal made, or by a private key of its own (RFC 7523). */
export const clientCredentials = ['SECRET', 'KEY'] as const;
/** `EXPIRED` and `REVOKED` clients get no token, and theirs are worth nothing. */
export const clientStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

const LOCATION_REQUIRED = apiClientFieldMessage.text('apiClients.locationRequired');
const SCOPE_REQUIRED = apiClientFieldMessage.text('apiClients.scopeRequired');
const KEYS_REQUIRED = apiClientFieldMessage.text('apiClients.keysRequired');

const KeySet = z
  .string({ error: KEYS_REQUIRED })
  .check(
    z.trim(),
    z.minLength(1, KEYS_REQUIRED),
    z.maxLength(KEY_SET_MAX, fieldMessage.text('fields.characterLimit', { n: KEY_SET_MAX })),
  );

const unique = <T>(items: T[]): T[] => [...new Set(items)];

/** A new client. `locationIds` is null for all locations, `expiresOn` the last day in the organization's time zone. */
export const NewApiClient = z.strictObject({
  name: requiredLine(formMessage.text('fields.nameRequired')),
  scopes: z
    .array(z.enum(apiScopes), { error: SCOPE_REQUIRED })
    .check(z.minLength(1, SCOPE_REQUIRED), z.maxLength(99), z.overwrite(unique)),
  locationIds: z.nullable(
    z
      .array(Id, { error: LOCATION_REQUIRED })
      .check(z.minLength(1, LOCATION_REQUIRED), z.maxLength(999), z.overwrite(unique)),
  ),
  expiresOn: z.nullable(Day),
  /** The public keys of the system, as a JWKS or one JWK, or the https address where it publishes them; null gives the client a secret. */
  keySet: z.nullable(KeySet),
});
export type NewApiClient = z.output<typeof NewApiClient>;

const Secret = z.object({
  id: Id,
  /** The last characters, to tell two apart. */
  ending: z.string(),
  createdAt: z.string(),
  /** Null as long as no newer one replaces it. */
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
});

export const ApiClient = z.object({
  id: Id,
  /** What the client calls itself, `client_id` in OAuth. */
  clientId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Null for all locations. */
  locations: z.nullable(z.array(z.object({ id: Id, name: z.string() }))),
  credential: z.enum(clientCredentials),
  state: z.enum(clientStates),
  createdAt: z.string(),
  /** Null for vendor staff. */
  createdBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  expiresAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  /** The valid ones, the newest first. */
  secrets: z.array(Secret),
  /** Names (`kid`) of the registered keys; empty where they are fetched. */
  keys: z.array(z.string()),
  /** Where the keys are fetched; null for registered ones, and for a client with secrets. */
  keySetUrl: z.nullable(z.string()),
});
export type ApiClient = z.output<typeof ApiClient>;

/** With the secret in plain text, for this once; null for a client with keys. */
const CreatedSecret = z.object({ client: ApiClient, secret: z.nullable(z.string()) });
export type CreatedSecret = z.output<typeof CreatedSecret>;

const Rotation = z.strictObject({
  /** For how many hours the secrets there are stay valid beside the new one. */
  overlapHours: z.literal(OVERLAP_HOURS, { error: apiClientFieldMessage.text('apiClients.overlap') }),
});
const Keys = z.strictObject({ keySet: KeySet });
const Nothing = z.optional(z.strictObject({}));

const OwnClient = z.object({ id: Id });
const OwnSecret = z.object({ id: Id, secretId: Id });
const OfOrganization = z.object({ id: Id });
const ClientOf = z.object({ id: Id, clientId: Id });
const SecretOf = z.object({ id: Id, clientId: Id, secretId: Id });

const own = '/v2/api-clients';
const manage = { action: 'organization.manage' } as const;
const newestFirst = {
  sort: ['createdAt', 'name'],
  defaultSort: { key: 'createdAt', dir: 'DESC' },
  limit: PAGE_SIZE,
} as const;

export const listApiClients = defineCall({
  id: 'listApiClients',
  summary: 'Lists the API clients of the organization',
  method: 'GET',
  path: own,
  access: manage,
  response: ApiClient,
  list: newestFirst,
});

export const createApiClient = defineCall({
  id: 'createApiClient',
  summary: 'Creates an API client; its secret is in this response alone',
  method: 'POST',
  path: own,
  access: manage,
  confirmed: true,
  answersSecret: true,
  body: NewApiClient,
  response: CreatedSecret,
  status: 201,
});

export const addClientSecret = defineCall({
  id: 'addClientSecret',
  summary: 'Replaces the secret of an API client; the old one stays valid for the hours of overlap',
  method: 'POST',
  path: `${own}/:id/secrets`,
  access: manage,
  confirmed: true,
  answersSecret: true,
  params: OwnClient,
  body: Rotation,
  response: CreatedSecret,
  status: 201,
});

export const endClientSecret = defineCall({
  id: 'endClientSecret',
  summary: 'Ends a secret of an API client, and the tokens that it got, at once',
  method: 'DELETE',
  path: `${own}/:id/secrets/:secretId`,
  access: manage,
  confirmed: true,
  params: OwnSecret,
  response: ApiClient,
});

export const replaceClientKeys = defineCall({
  id: 'replaceClientKeys',
  summary: 'Replaces the key set of an API client that signs in with its own key',
  method: 'POST',
  path: `${own}/:id/keys`,
  access: manage,
  confirmed: true,
  params: OwnClient,
  body: Keys,
  response: ApiClient,
});

export const revokeApiClient = defineCall({
  id: 'revokeApiClient',
  summary: 'Revokes an API client and its tokens at once',
  method: 'POST',
  path: `${own}/:id/revoke`,
  access: manage,
  params: OwnClient,
  body: Nothing,
  response: ApiClient,
});

const ofOrganization = '/v2/admin/organizations/:id/api-clients';
const write = { action: 'vendor.write' } as const;
/** Not support: credentials open the records of every patient. */
const giveCredentials = { action: 'vendor.credentials' } as const;

export const listOrganizationApiClients = defineCall({
  ...listApiClients,
  id: 'listOrganizationApiClients',
  summary: 'Lists the API clients of an organization',
  path: ofOrganization,
  access: { action: 'vendor.read' },
  params: OfOrganization,
});

export const createOrganizationApiClient = defineCall({
  ...createApiClient,
  id: 'createOrganizationApiClient',
  summary: 'Creates an API client for an organization; its secret is in this response alone',
  path: ofOrganization,
  access: giveCredentials,
  params: OfOrganization,
});

export const addOrganizationClientSecret = defineCall({
  ...addClientSecret,
  id: 'addOrganizationClientSecret',
  summary: 'Replaces the secret of an API client of an organization',
  path: `${ofOrganization}/:clientId/secrets`,
  access: giveCredentials,
  params: ClientOf,
});

export const endOrganizationClientSecret = defineCall({
  ...endClientSecret,
  id: 'endOrganizationClientSecret',
  summary: 'Ends a secret of an API client of an organization at once',
  path: `${ofOrganization}/:clientId/secrets/:secretId`,
  access: write,
  params: SecretOf,
});

export const replaceOrganizationClientKeys = defineCall({
  ...replaceClientKeys,
  id: 'replaceOrganizationClientKeys',
  summary: 'Replaces the key set of an API client of an organization',
  path: `${ofOrganization}/:clientId/keys`,
  access: giveCredentials,
  params: ClientOf,
});

export const revokeOrganizationApiClient = defineCall({
  ...revokeApiClient,
  id: 'revokeOrganizationApiClient',
  summary: 'Revokes an API client of an organization at once',
  path: `${ofOrganization}/:clientId/revoke`,
  access: write,
  params: ClientOf,
});
