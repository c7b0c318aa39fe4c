import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../domain/actor.ts';
import type { Database, Ending, Tx, TransactionSettings } from './database.ts';

/**
 * Which walls stand. Both do, always; the isolation probes switch off one at a time to show that the other holds
 * alone.
 */
export interface Walls {
  app: boolean;
  rls: boolean;
}

/** The explicit second wall: conditions that repeat in every query what row-level security enforces below. */
export interface Scope {
  /** Rows of the actor's organization (everything, for vendor staff). */
  organization(column: AnyPgColumn): SQL | undefined;
  /** Rows of the actor's organization at the actor's locations. */
  location(organization: AnyPgColumn, location: AnyPgColumn): SQL | undefined;
  /** Whether that is every patient of the organization. */
  isWhole: boolean;
}

/** The one door to the database. */
export interface Door {
  withActor<T>(
    actor: Actor,
    work: (tx: Tx, scope: Scope, atEnd: (ending: Ending) => void) => Promise<T>,
    options?: { relaxedCommit?: boolean },
  ): Promise<T>;
  /** Identity, the job queue and look-ups that come before anybody's organization is known. */
  asService<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The service role outside any transaction, for the identity library and single look-ups by token. */
  service: Tx;
  walls: Walls;
  kind: Database['kind'];
}

function settingsOf(actor: Actor): TransactionSettings {
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

function scopeOf(actor: Actor, walls: Walls): Scope {
  const isWhole = actor.kind === 'vendor' || actor.kind === 'job' || (actor.kind === 'member' && actor.allLocations);
  if (!walls.app || actor.kind === 'vendor')
    return { organization: () => undefined, location: () => undefined, isWhole };
  const organization = (column: AnyPgColumn) => eq(column, actor.organizationId);
  return {
    organization,
    isWhole,
    location: (own, location) => {
      if (actor.kind === 'job' || (actor.kind === 'member' && actor.allLocations)) return organization(own);
      const reach = actor.kind === 'device' ? [actor.locationId] : actor.locationIds;
      return and(organization(own), reach.length ? inArray(location, [...reach]) : sql`false`);
    },
  };
}

export function openDoor(database: Database, walls: Walls = { app: true, rls: true }): Door {
  return {
    walls,
    service: database.identity,
    kind: database.kind,
    withActor: (actor, work, options = {}) =>
      database.transaction(
        { ...settingsOf(actor), ...(!walls.rls && { role: 'owner' as const }), ...options },
        (tx, atEnd) => work(tx, scopeOf(actor, walls), atEnd),
      ),
    asService: (work) => database.transaction({ role: 'app_service' }, work),
  };
}
