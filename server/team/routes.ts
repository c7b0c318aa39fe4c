import { and, arrayOverlaps, asc, count, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  currentPractitioner,
  deletePractitioner,
  invitePractitioner,
  listPractitioners,
  resendPractitionerInvite,
  updatePractitioner,
  type Practitioner,
} from '../../contract/team/practitioners.ts';
import type { RoleGroup } from '../../contract/platform/enumerations.ts';
import { teamMessage } from '../../contract/team/messages.ts';
import { locationMessage } from '../../contract/locations/messages.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { validateRemoval, validateRoleChange } from '../../domain/team/team.ts';
import { getEffectiveRole } from '../../domain/identity/viewer.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { locations, users, practitionerLocations, practitioners } from '../platform/db/schema.ts';
import { versionConflict, conflict, validationError, notFound } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { presentPractitioners, type PractitionerRow } from './presenter.ts';
import { isProviderAccessible } from './accessible-providers.ts';
import type { Routes } from '../routes.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const EMAIL_TAKEN = teamMessage('team.emailTaken');

const presentPractitioner = async (reader: Reader, row: PractitionerRow): Promise<Practitioner> =>
  (await presentPractitioners(reader, [row]))[0]!;

async function requirePractitioner({ tx, scope, actor }: Reader, id: number): Promise<PractitionerRow> {
  const [row] = await tx
    .select()
    .from(practitioners)
    .where(and(isProviderAccessible(tx, actor, scope), eq(practitioners.id, id), isNull(practitioners.removedAt)));
  if (!row) throw notFound(teamMessage('team.providerNotFound'));
  return row;
}

type VendorRoles = ReadonlyMap<string, RoleGroup>;

/** What vendor staff of an organization are besides the role of their profile, by account. Accounts are the service's to read. */
async function loadVendorRoles(service: Tx, { organizationId }: Member): Promise<VendorRoles> {
  const rows = await service
    .select({ userId: users.id, groups: users.groups })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .where(
      and(
        eq(practitioners.organizationId, organizationId),
        isNull(practitioners.removedAt),
        arrayOverlaps(users.groups, ['VENDOR_ADMIN', 'VENDOR_SUPPORT']),
      ),
    );
  return new Map(
    rows.flatMap(({ userId, groups }) => {
      const standing = getEffectiveRole(groups);
      return standing === 'UNKNOWN' ? [] : [[userId, standing] as const];
    }),
  );
}

/** Everybody of the organization, held until the end of the transaction so that two changes at once see each other. */
async function lockTeam({ tx, scope, actor }: Reader, standings: VendorRoles) {
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

const toSelf = ({ practitionerId, role }: Member) => ({ id: practitionerId, standing: role });

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
  if (found.length < wanted.length) throw validationError('locationIds', locationMessage('locations.notFound'));
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

export const practitionerRoutes: Routes = (router, { tenantDb }) => {
  const loadVendorRolesBefore = (_asked: unknown, actor: Member) => loadVendorRoles(tenantDb.service, actor);

  router.authenticated(listPractitioners, async function handleListPractitioners({ tx, scope, actor, list, query }) {
    const reader = { tx, scope, actor };
    const where = and(
      isProviderAccessible(tx, actor, scope),
      isNull(practitioners.removedAt),
      query.registered === undefined
        ? undefined
        : query.registered
          ? isNotNull(practitioners.userId)
          : isNull(practitioners.userId),
      query.locationIds?.length ? isAtOneOf(reader, query.locationIds) : undefined,
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
  });

  router.authenticated(currentPractitioner, async function handleCurrentPractitioner({ tx, scope, actor }) {
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
    if (!row) throw notFound(teamMessage('team.providerNotFound'));
    return presentPractitioner({ tx, scope, actor }, row);
  });

  router.authenticated(invitePractitioner, async function handleInvitePractitioner({ tx, scope, actor, body }) {
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
    return presentPractitioner(reader, row);
  });

  router.authenticated(
    updatePractitioner,
    async function handleUpdatePractitioner({ tx, scope, actor, params, body, version, prepared }) {
      const reader = { tx, scope, actor };
      await requirePractitioner(reader, params.id);
      const team = await lockTeam(reader, prepared);
      const colleague = team.find(({ id }) => id === params.id);
      if (!colleague) throw notFound(teamMessage('team.providerNotFound'));
      if (colleague.row.version !== version) throw versionConflict(await presentPractitioner(reader, colleague.row));
      const problem = validateRoleChange(colleague, team, body.role, toSelf(actor));
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
      return presentPractitioner(reader, saved!);
    },
    loadVendorRolesBefore,
  );

  router.authenticated(
    resendPractitionerInvite,
    async function handleResendPractitionerInvite({ tx, scope, actor, params }) {
      const { id, userId, email } = await requirePractitioner({ tx, scope, actor }, params.id);
      if (userId !== null) throw conflict(teamMessage('team.registered'));
      if (email === null) throw conflict(teamMessage('team.noEmail'));
      await tx
        .update(practitioners)
        .set({ inviteFailedAt: null })
        .where(and(scope.organization(practitioners.organizationId), eq(practitioners.id, id)));
      await enqueue(tx, 'colleague-invite', actor.organizationId, {
        practitionerId: id,
        invitedBy: actor.userId,
      });
      return { done: true } as const;
    },
  );

  router.authenticated(
    deletePractitioner,
    async function handleDeletePractitioner({ tx, scope, actor, params, now, prepared }) {
      const reader = { tx, scope, actor };
      await requirePractitioner(reader, params.id);
      const team = await lockTeam(reader, prepared);
      const colleague = team.find(({ id }) => id === params.id);
      if (!colleague) throw notFound(teamMessage('team.providerNotFound'));
      const problem = validateRemoval(colleague, team, toSelf(actor));
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
    loadVendorRolesBefore,
  );
};
