import { and, arrayOverlaps, asc, count, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  currentPractitioner,
  deletePractitioner,
  invitePractitioner,
  listPractitioners,
  resendPractitionerInvite,
  updatePractitioner,
  type Practitioner,
} from '../../contract/practitioners.ts';
import type { RoleGroup } from '../../contract/enumerations.ts';
import type { Member } from '../../domain/actor.ts';
import { removalProblem, roleProblem } from '../../domain/team.ts';
import { effectiveRole } from '../../domain/viewer.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { locations, people, practitionerLocations, practitioners } from '../db/schema/index.ts';
import { clash, conflict, faulty, notFound } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';
import { presentPractitioners, type PractitionerRow } from './present-practitioner.ts';
import { providersInReach } from './providers-in-reach.ts';
import type { Routes } from './index.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const EMAIL_TAKEN = 'A provider with this email already exists.';

const present = async (reader: Reader, row: PractitionerRow): Promise<Practitioner> =>
  (await presentPractitioners(reader, [row]))[0]!;

async function rowOf({ tx, scope, actor }: Reader, id: number): Promise<PractitionerRow> {
  const [row] = await tx
    .select()
    .from(practitioners)
    .where(and(providersInReach(tx, actor, scope), eq(practitioners.id, id), isNull(practitioners.removedAt)));
  if (!row) throw notFound('Provider');
  return row;
}

type Standings = ReadonlyMap<string, RoleGroup>;

/** What vendor staff of an organization are besides the role of their profile, by account. Accounts are the service's to read. */
async function vendorStandings(service: Tx, { organizationId }: Member): Promise<Standings> {
  const rows = await service
    .select({ userId: people.id, groups: people.groups })
    .from(people)
    .innerJoin(practitioners, eq(practitioners.userId, people.id))
    .where(
      and(
        eq(practitioners.organizationId, organizationId),
        isNull(practitioners.removedAt),
        arrayOverlaps(people.groups, ['VENDOR_ADMIN', 'VENDOR_SUPPORT']),
      ),
    );
  return new Map(
    rows.flatMap(({ userId, groups }) => {
      const standing = effectiveRole(groups);
      return standing === 'UNKNOWN' ? [] : [[userId, standing] as const];
    }),
  );
}

/** Everybody of the organization, held until the end of the transaction so that two changes at once see each other. */
async function lockedTeam({ tx, scope, actor }: Reader, standings: Standings) {
  const rows = await tx
    .select()
    .from(practitioners)
    .where(
      and(
        scope.organization(practitioners.organizationId),
        eq(practitioners.organizationId, actor.organizationId),
        isNull(practitioners.removedAt),
      ),
    )
    .orderBy(asc(practitioners.id))
    .for('update');
  return rows.map((row) => {
    const role = row.role as Practitioner['role'];
    const standing = (row.userId === null ? undefined : standings.get(row.userId)) ?? role;
    return { row, id: row.id, role, standing, registered: row.userId !== null };
  });
}

const selfOf = ({ practitionerId, role }: Member) => ({ id: practitionerId, standing: role });

async function assignLocations(
  { tx, scope, actor }: Reader,
  practitionerId: number,
  locationIds: readonly number[],
): Promise<void> {
  const wanted = [...new Set(locationIds)];
  const { organizationId } = actor;
  const found = wanted.length
    ? await tx
        .select({ id: locations.id })
        .from(locations)
        .where(and(scope.organization(locations.organizationId), inArray(locations.id, wanted)))
    : [];
  if (found.length < wanted.length) throw faulty('locationIds', 'Location not found.');
  await tx
    .delete(practitionerLocations)
    .where(
      and(
        scope.organization(practitionerLocations.organizationId),
        eq(practitionerLocations.practitionerId, practitionerId),
      ),
    );
  if (wanted.length) {
    await tx
      .insert(practitionerLocations)
      .values(wanted.map((locationId) => ({ organizationId, practitionerId, locationId })));
  }
}

const atOneOf = ({ tx, scope }: Reader, locationIds: readonly number[]) =>
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

export const practitionerRoutes: Routes = (served, { door }) => {
  const standingsFor = (_asked: unknown, actor: Member) => vendorStandings(door.service, actor);

  served.acting(listPractitioners, async ({ tx, scope, actor, list, query }) => {
    const reader = { tx, scope, actor };
    const where = and(
      providersInReach(tx, actor, scope),
      isNull(practitioners.removedAt),
      query.registered === undefined
        ? undefined
        : query.registered
          ? isNotNull(practitioners.userId)
          : isNull(practitioners.userId),
      query.locationIds?.length ? atOneOf(reader, query.locationIds) : undefined,
    );
    const [all] = await tx.select({ total: count() }).from(practitioners).where(where);
    const rows = await tx
      .select()
      .from(practitioners)
      .where(where)
      .orderBy(...ordered(sortKeys, list.sort, practitioners.id))
      .limit(list.limit)
      .offset(list.offset);
    return { items: await presentPractitioners(reader, rows), total: all!.total };
  });

  served.acting(currentPractitioner, async ({ tx, scope, actor }) => {
    // Oneself is always in reach, with or without an assigned location.
    const [row] = await tx
      .select()
      .from(practitioners)
      .where(
        and(
          scope.organization(practitioners.organizationId),
          eq(practitioners.id, actor.practitionerId),
          isNull(practitioners.removedAt),
        ),
      );
    if (!row) throw notFound('Provider');
    return present({ tx, scope, actor }, row);
  });

  served.acting(invitePractitioner, async ({ tx, scope, actor, body }) => {
    const reader = { tx, scope, actor };
    const { locationIds, ...person } = body;
    const [row] = await tx
      .insert(practitioners)
      .values({ organizationId: actor.organizationId, ...person, addedAsRole: person.role })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict(EMAIL_TAKEN, { email: EMAIL_TAKEN });
    await assignLocations(reader, row.id, locationIds);
    await enqueue(tx, 'colleague-invite', actor.organizationId, {
      practitionerId: row.id,
      invitedBy: actor.userId,
    });
    return present(reader, row);
  });

  served.acting(
    updatePractitioner,
    async ({ tx, scope, actor, params, body, version, prepared }) => {
      const reader = { tx, scope, actor };
      await rowOf(reader, params.id);
      const team = await lockedTeam(reader, prepared);
      const colleague = team.find(({ id }) => id === params.id);
      if (!colleague) throw notFound('Provider');
      if (colleague.row.version !== version) throw clash(await present(reader, colleague.row));
      const problem = roleProblem(colleague, team, body.role, selfOf(actor));
      if (problem) throw conflict(problem, { role: problem });
      const [saved] = await tx
        .update(practitioners)
        .set({ role: body.role, version: version + 1, updatedAt: sql`now()` })
        .where(
          and(
            scope.organization(practitioners.organizationId),
            eq(practitioners.id, params.id),
            eq(practitioners.version, version),
          ),
        )
        .returning();
      await assignLocations(reader, params.id, body.locationIds);
      return present(reader, saved!);
    },
    standingsFor,
  );

  served.acting(resendPractitionerInvite, async ({ tx, scope, actor, params }) => {
    const { id, userId, email } = await rowOf({ tx, scope, actor }, params.id);
    if (userId !== null) throw conflict('This provider has already registered.');
    if (email === null) throw conflict('This provider has no email to send an invite to.');
    await tx
      .update(practitioners)
      .set({ inviteFailedAt: null })
      .where(and(scope.organization(practitioners.organizationId), eq(practitioners.id, id)));
    await enqueue(tx, 'colleague-invite', actor.organizationId, {
      practitionerId: id,
      invitedBy: actor.userId,
    });
    return { done: true } as const;
  });

  served.acting(
    deletePractitioner,
    async ({ tx, scope, actor, params, now, prepared }) => {
      const reader = { tx, scope, actor };
      await rowOf(reader, params.id);
      const team = await lockedTeam(reader, prepared);
      const colleague = team.find(({ id }) => id === params.id);
      if (!colleague) throw notFound('Provider');
      const problem = removalProblem(colleague, team, selfOf(actor));
      if (problem) throw conflict(problem);
      const { userId } = colleague.row;
      // Access is gone with the next request, which looks for a profile that is not removed; the sessions follow.
      await tx
        .update(practitioners)
        .set({ removedAt: now, version: sql`${practitioners.version} + 1`, updatedAt: sql`now()` })
        .where(and(scope.organization(practitioners.organizationId), eq(practitioners.id, params.id)));
      await tx
        .update(locations)
        .set({ defaultProviderId: null, version: sql`${locations.version} + 1`, updatedAt: sql`now()` })
        .where(and(scope.organization(locations.organizationId), eq(locations.defaultProviderId, params.id)));
      if (userId !== null) await enqueue(tx, 'end-sessions', actor.organizationId, { userId });
    },
    standingsFor,
  );
};
