import { and, asc, count, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { QueryOf } from '../../contract/platform/call.ts';
import { keysOf, pick } from '../../contract/platform/typed-keys.ts';
import { providerInputFields } from '../../contract/team/fields.ts';
import { teamMessage } from '../../contract/team/messages.ts';
import type { listPractitioners, Practitioner } from '../../contract/team/practitioners.ts';
import { can } from '../../domain/identity/access.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, practitionerLocations, practitioners } from '../platform/db/schema.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { isProviderAccessible } from './accessible-providers.ts';

export interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}
export type PractitionerRow = typeof practitioners.$inferSelect;

const inputFields = keysOf(providerInputFields);

/** Providers in the contract's shape with those of their locations that the reader may see, in the order given. */
async function presentPractitioners(
  { tx, scope, actor }: Reader,
  rows: readonly PractitionerRow[],
): Promise<Practitioner[]> {
  if (!rows.length) return [];
  const assigned = await tx
    .select({ practitionerId: practitionerLocations.practitionerId, id: locations.id, name: locations.name })
    .from(practitionerLocations)
    .innerJoin(
      locations,
      and(
        eq(locations.organizationId, practitionerLocations.organizationId),
        eq(locations.id, practitionerLocations.locationId),
      ),
    )
    .where(
      and(
        scope.location(practitionerLocations.organizationId, practitionerLocations.locationId),
        inArray(
          practitionerLocations.practitionerId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(locations.name), asc(locations.id));
  const manages = can(actor, 'team.manage');
  return rows.map((row) => {
    const own = assigned
      .filter(({ practitionerId }) => practitionerId === row.id)
      .map(({ id, name }) => ({ id, name }));
    return {
      id: row.id,
      ...(row.userId !== null && { userId: row.userId }),
      ...pick(row, inputFields),
      addedAsRole: row.addedAsRole,
      locations: own,
      locationIds: own.map(({ id }) => id),
      version: row.version,
      inviteFailed: row.inviteFailedAt !== null && row.userId === null,
      may: {
        edit: manages,
        remove: manages && row.id !== actor.practitionerId,
        resendInvite: manages && row.userId === null && row.email !== null,
      },
    };
  });
}

export const presentPractitioner = async (reader: Reader, row: PractitionerRow): Promise<Practitioner> =>
  (await presentPractitioners(reader, [row]))[0]!;

const isAtOneOf = ({ tx, scope }: Reader, locationIds: readonly number[]) =>
  exists(
    tx
      .select({ id: practitionerLocations.practitionerId })
      .from(practitionerLocations)
      .where(
        and(
          scope.location(practitionerLocations.organizationId, practitionerLocations.locationId),
          eq(practitionerLocations.organizationId, practitioners.organizationId),
          eq(practitionerLocations.practitionerId, practitioners.id),
          inArray(practitionerLocations.locationId, [...locationIds]),
        ),
      ),
  );

const sortKeys = {
  name: sql`lower(${practitioners.firstName} || ' ' || ${practitioners.lastName})`,
  email: practitioners.email,
  role: practitioners.role,
};

/** A page of the providers that the reader may see. */
export async function listPractitionerPage(
  reader: Reader,
  list: ListQuery,
  { registered, locationIds }: QueryOf<typeof listPractitioners>,
): Promise<{ items: Practitioner[]; total: number }> {
  const { tx, scope, actor } = reader;
  const isRegistered = registered ? isNotNull(practitioners.userId) : isNull(practitioners.userId);
  const where = and(
    isProviderAccessible(tx, actor, scope),
    isNull(practitioners.removedAt),
    registered === undefined ? undefined : isRegistered,
    locationIds?.length ? isAtOneOf(reader, locationIds) : undefined,
  );
  const [all] = await tx.select({ total: count() }).from(practitioners).where(where);
  const rows = await tx
    .select()
    .from(practitioners)
    .where(where)
    .orderBy(...orderByKey(sortKeys, list.sort, practitioners.id))
    .limit(list.limit)
    .offset(list.offset);
  return { items: await presentPractitioners(reader, rows), total: all!.total };
}

/** Throws 404 for a provider whom the reader may not see. */
export async function requirePractitioner({ tx, scope, actor }: Reader, id: number): Promise<PractitionerRow> {
  const [row] = await tx
    .select()
    .from(practitioners)
    .where(and(isProviderAccessible(tx, actor, scope), eq(practitioners.id, id), isNull(practitioners.removedAt)));
  if (!row) throw notFound(teamMessage('team.providerNotFound'));
  return row;
}
