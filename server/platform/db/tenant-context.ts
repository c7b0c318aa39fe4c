import { and, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { describeSubject, type Actor } from '../../../domain/identity/actor.ts';
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
  /**
   * The same conditions with placeholders, which `values` fills, for statements that are prepared once. `key` is part of
   * their names: which conditions there are.
   */
  asPlaceholders(): { scope: Scope; key: string; values: Record<string, unknown> };
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
    case 'client':
      return {
        role: 'app_user',
        org: actor.organizationId,
        locations: actor.locationIds,
        allLocations: false,
        userId: describeSubject(actor),
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
  const isOpen = !accessLayers.app || actor.kind === 'vendor';
  const locationIds = 'locationIds' in actor ? actor.locationIds : actor.kind === 'device' ? [actor.locationId] : [];
  type Conditions = Omit<Scope, 'asPlaceholders'>;
  const compareWith = (
    organizationId: number | Placeholder,
    isAtLocation: (location: AnyPgColumn) => SQL,
  ): Conditions => {
    const organization: Scope['organization'] = (column) => (isOpen ? undefined : eq(column, organizationId));
    return {
      organization,
      location: (own, location) =>
        isOpen || coversWholeOrganization ? organization(own) : and(organization(own), isAtLocation(location)),
      coversWholeOrganization,
    };
  };
  const asPlaceholders: Scope['asPlaceholders'] = () => ({
    scope: {
      ...compareWith(
        sql.placeholder('organizationId'),
        (location) => sql`${location} = any (${sql.placeholder('locationIds')}::int[])`,
      ),
      asPlaceholders,
    },
    key: `${isOpen ? 'open' : 'own'}_${coversWholeOrganization ? 'all' : 'some'}`,
    values: { organizationId: actor.organizationId, locationIds: `{${locationIds.join(',')}}` },
  });
  return {
    ...compareWith(actor.organizationId, (location) =>
      locationIds.length ? inArray(location, [...locationIds]) : sql`false`,
    ),
    asPlaceholders,
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
