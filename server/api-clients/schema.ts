import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JSONWebKeySet } from 'jose';
import type { ApiScope, TokenScope } from '../../contract/platform/api-scopes.ts';
import { organizations, practitioners } from '../organizations/schema.ts';
import { managesOrganization } from '../platform/db/policies.ts';
import { createdAt, id, tenantTable, timestamptz } from '../platform/db/tenant-table.ts';

/**
 * Systems of integrators that call the API for an organization. Its admins see and change them, as vendor staff do; the
 * service authenticates them.
 */
export const apiClients = tenantTable('api_clients', {
  columns: {
    id: id(),
    /** What the client calls itself. */
    clientId: text('client_id').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** Null for all locations. An id that is no location of the organization reaches nothing. */
    locationIds: integer('location_ids').array(),
    /** Public keys of a client that signs in with its own; null for one with secrets, and for one whose keys are fetched. */
    keySet: jsonb('key_set').$type<JSONWebKeySet>(),
    /** Where the public keys are fetched. */
    keySetUrl: text('key_set_url'),
    /** Null for vendor staff. */
    createdBy: integer('created_by'),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at'),
    revokedAt: timestamptz('revoked_at'),
    lastUsedAt: timestamptz('last_used_at'),
  },
  references: {
    organizationId: () => organizations,
    createdBy: { table: () => practitioners, name: 'api_clients_created_by' },
  },
  constraints: (t) => [
    uniqueIndex('api_clients_client_id').on(t.clientId),
    index('api_clients_newest').on(t.organizationId, t.createdAt.desc(), t.id.desc()),
    check('api_clients_scopes', sql`cardinality(scopes) > 0`),
  ],
  restrict: () => ({ managed: managesOrganization }),
  grants: {
    app_user: 'select, insert, update (key_set, key_set_url, revoked_at)',
    app_vendor: 'select, insert, update (key_set, key_set_url, revoked_at)',
    app_service: 'select, update (last_used_at)',
  },
});

const secretColumns = 'organization_id, id, client_id, ending, created_at, expires_at, last_used_at';

/** Secrets of clients. Only the service can read the hash. */
export const apiClientSecrets = tenantTable('api_client_secrets', {
  columns: {
    id: id(),
    clientId: integer('client_id').notNull(),
    hash: text('hash').notNull(),
    ending: text('ending').notNull(),
    createdAt: createdAt(),
    /** When a newer one replaces it, or when it was ended. */
    expiresAt: timestamptz('expires_at'),
    lastUsedAt: timestamptz('last_used_at'),
  },
  references: { clientId: { table: () => apiClients, name: 'api_client_secrets_client' } },
  constraints: (t) => [
    unique('api_client_secrets_hash').on(t.hash),
    index('api_client_secrets_client').on(t.organizationId, t.clientId),
  ],
  restrict: () => ({ managed: managesOrganization }),
  grants: {
    app_user: `select (${secretColumns}), insert, update (expires_at)`,
    app_vendor: `select (${secretColumns}), insert, update (expires_at)`,
    app_service: 'select, update (last_used_at)',
  },
});

/** Access tokens that were issued. Each call reads its own with everything that it depends on. */
export const apiTokens = tenantTable('api_tokens', {
  columns: {
    hash: text('hash').notNull(),
    clientId: integer('client_id').notNull(),
    /** The secret that it was issued for; null for a key. */
    secretId: integer('secret_id'),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  primaryKey: ['hash'],
  references: {
    clientId: { table: () => apiClients, name: 'api_tokens_client' },
    secretId: { table: () => apiClientSecrets, name: 'api_tokens_secret' },
  },
  constraints: (t) => [
    uniqueIndex('api_tokens_hash').on(t.hash),
    index('api_tokens_client').on(t.organizationId, t.clientId, t.expiresAt),
  ],
  grants: { app_service: 'select, insert, delete' },
});

/** Assertions of clients that were used: each is accepted once (RFC 7523, section 3). */
export const apiUsedAssertions = tenantTable('api_used_assertions', {
  columns: {
    clientId: integer('client_id').notNull(),
    /** Of the `jti`. */
    hash: text('hash').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  primaryKey: ['clientId', 'hash'],
  references: { clientId: { table: () => apiClients, name: 'api_used_assertions_client' } },
  grants: { app_service: 'select, insert, delete' },
});
