import { and, eq, isNull, sql } from 'drizzle-orm';
import { teamMessage } from '../../contract/team/messages.ts';
import {
  currentPractitioner,
  deletePractitioner,
  invitePractitioner,
  listPractitioners,
  resendPractitionerInvite,
  updatePractitioner,
} from '../../contract/team/practitioners.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { validateRemoval, validateRoleChange } from '../../domain/team/team.ts';
import { locations, practitioners } from '../platform/db/schema.ts';
import { conflict, notFound, versionConflict } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Routes } from '../routes.ts';
import { listPractitionerPage, presentPractitioner, requirePractitioner } from './queries.ts';
import { assignLocations, loadVendorRoles, lockColleague } from './team-change.ts';

const EMAIL_TAKEN = teamMessage('team.emailTaken');

const toSelf = ({ practitionerId, role }: Member) => ({ id: practitionerId, standing: role });

export const practitionerRoutes: Routes = (router, { tenantDb }) => {
  const loadVendorRolesBefore = (_request: unknown, actor: Member) => loadVendorRoles(tenantDb.service, actor);

  router.authenticated(listPractitioners, async function handleListPractitioners({ tx, scope, actor, list, query }) {
    return listPractitionerPage({ tx, scope, actor }, list, query);
  });

  router.authenticated(currentPractitioner, async function handleCurrentPractitioner({ tx, scope, actor }) {
    // Users may always see themselves, with or without an assigned location.
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
      const { colleague, team } = await lockColleague(reader, params.id, prepared);
      if (colleague.row.version !== version) throw versionConflict(await presentPractitioner(reader, colleague.row));
      const error = validateRoleChange(colleague, team, body.role, toSelf(actor));
      if (error) throw conflict(error, { role: error });
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
      const { colleague, team } = await lockColleague(reader, params.id, prepared);
      const error = validateRemoval(colleague, team, toSelf(actor));
      if (error) throw conflict(error);
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
