import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../domain/identity/actor.ts';
import type { Database, CommitHook, Tx, TransactionSettings } from './database.ts';

/** Always both on. The isolation tests switch off one at a time to prove that the other holds alone. */
export interface AccessLayers {
  app: boolean;
  rls: boolean;
}

/** The application's access layer: query conditions that repeat what row-level security enforces. */
export interface Scope {
  /** Rows of the actor's organization (everything, for vendor staff). */
  organization(column: AnyPgColumn): SQL | undefined;
  /** Rows of the actor's organization at the actor's locations. */
  location(organization: AnyPgColumn, location: AnyPgColumn): SQL | undefined;
  coversWholeOrganization: boolean;
}

/** The only access to the database. */
export interface TenantDb {
  withActor<T>(
    actor: Actor,
    work: (tx: Tx, scope: Scope, beforeCommit: (hook: CommitHook) => void) => Promise<T>,
    options?: { relaxedCommit?: boolean },
  ): Promise<T>;
  /** For identity, the job queue and look-ups before the organization is known. */
  asService<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads under an emergency access of a user; the database decides whether it is open and to whom. */
  underEmergencyAccess<T>(
    access: { organizationId: number; userId: string; accessId: number },
    work: (tx: Tx) => Promise<T>,
  ): Promise<T>;
  /** The service role outside a transaction, for the identity library and single look-ups by token. */
  service: Tx;
  accessLayers: AccessLayers;
  kind: Database['kind'];
}

function toTransactionSettings(actor: Actor): TransactionSettings {
  switch (actor.kind) {
    case 'member':
      return {
        role: 'app_user',
        org: actor.organizationId,
        locations: actor.locationIds,
        allLocations: actor.allLocations,
        userId: actor.userId,
      };
    case 'vendor':
      return { role: 'app_vendor', userId: actor.userId };
    case 'device':
      return { role: 'app_user', org: actor.organizationId, locations: [actor.locationId], patient: actor.patientId };
    case 'job':
      return { role: 'app_user', org: actor.organizationId, allLocations: true };
  }
}

function createScope(actor: Actor, accessLayers: AccessLayers): Scope {
  const coversWholeOrganization =
    actor.kind === 'vendor' || actor.kind === 'job' || (actor.kind === 'member' && actor.allLocations);
  if (!accessLayers.app || actor.kind === 'vendor')
    return { organization: () => undefined, location: () => undefined, coversWholeOrganization };
  const organization = (column: AnyPgColumn) => eq(column, actor.organizationId);
  return {
    organization,
    coversWholeOrganization,
    location: (own, location) => {
      if (actor.kind === 'job' || (actor.kind === 'member' && actor.allLocations)) return organization(own);
      const locationIds = actor.kind === 'device' ? [actor.locationId] : actor.locationIds;
      return and(organization(own), locationIds.length ? inArray(location, [...locationIds]) : sql`false`);
    },
  };
}

export function openTenantDb(database: Database, accessLayers: AccessLayers = { app: true, rls: true }): TenantDb {
  return {
    accessLayers,
    service: database.identity,
    kind: database.kind,
    withActor: (actor, work, options = {}) =>
      database.transaction(
        { ...toTransactionSettings(actor), ...(!accessLayers.rls && { role: 'owner' as const }), ...options },
        (tx, beforeCommit) => work(tx, createScope(actor, accessLayers), beforeCommit),
      ),
    underEmergencyAccess: ({ organizationId, userId, accessId }, work) =>
      database.transaction(
        { role: accessLayers.rls ? 'app_emergency' : 'owner', org: organizationId, userId, emergency: accessId },
        work,
      ),
    asService: (work) => database.transaction({ role: 'app_service' }, work),
  };
}
