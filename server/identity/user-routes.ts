import { and, eq, isNull, sql } from 'drizzle-orm';
import { completeSignUp, updateUser } from '../../contract/identity/account.ts';
import { currentUser, type CurrentUser, type Feature } from '../../contract/identity/users.ts';
import { identityMessage } from '../../contract/identity/messages.ts';
import { getEffectiveRole, getRoleLabel } from '../../domain/identity/viewer.ts';
import type { Configuration } from '../platform/configuration.ts';
import { locations, organizations, users, practitioners } from '../platform/db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { versionConflict, notFound } from '../platform/http/http-error.ts';
import { completeAccount } from './join-profile.ts';
import type { Person } from './identity-provider.ts';
import { buildLogoUrl } from '../organizations/logo.ts';
import type { Routes } from '../routes.ts';

/** OPEN-012, OPEN-013: Paths and Modules for listed accounts, the language choice for everyone unless switched off. */
const listFeatures = (email: string, { flaggedAccounts, browser }: Configuration): Feature[] => [
  ...(flaggedAccounts.includes(email) ? (['PATHS', 'MODULES'] as const) : []),
  ...(browser.languageChoice ? (['LANGUAGE'] as const) : []),
];

async function presentUser(person: Person, { tenantDb, configuration, now }: Dependencies): Promise<CurrentUser> {
  const { member } = person;
  const role = getEffectiveRole(person.groups);
  const clinic =
    member &&
    (await tenantDb.withActor(member, async (tx, scope) => {
      const [organization] = await tx
        .select()
        .from(organizations)
        .where(and(scope.organization(organizations.id), eq(organizations.id, member.organizationId)));
      const assigned = await tx
        .select({ id: locations.id, name: locations.name, timezone: locations.timezone })
        .from(locations)
        .where(and(scope.organization(locations.organizationId), eq(locations.organizationId, member.organizationId)))
        .orderBy(locations.name, locations.id);
      return {
        organization: organization!,
        locations: assigned.filter(({ id }) => member.allLocations || member.locationIds.includes(id)),
      };
    }));
  const organization = clinic?.organization;
  return {
    userId: person.userId,
    practitionerId: member?.practitionerId ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    groups: [...person.groups],
    role,
    roleLabel: getRoleLabel(role),
    locations: clinic?.locations ?? [],
    organization: organization
      ? {
          id: organization.id,
          name: organization.name,
          timezone: organization.timezone,
          webLogoUrl: buildLogoUrl(organization.webLogoKey, organization.id, configuration, now()),
          logoUrl: buildLogoUrl(organization.logoKey, organization.id, configuration, now()),
          isResearchOrg: organization.isResearchOrg,
          supportsSSO: organization.supportsSso,
          products: organization.products as NonNullable<CurrentUser['organization']>['products'],
        }
      : null,
    features: listFeatures(person.email, configuration),
    ...(person.secondFactorDue && { secondFactorDue: person.secondFactorDue }),
    language: person.language,
    version: person.version,
  };
}

export const userRoutes: Routes = (router, deps) => {
  const { tenantDb } = deps;

  router.account(currentUser, async function handleCurrentUser({ person }) {
    return presentUser(person, deps);
  });

  router.account(updateUser, async function handleUpdateUser({ person, params, body, version }) {
    if (params.id !== person.userId) throw notFound(identityMessage('identity.userNotFound'));
    const { language = person.language, ...names } = body;
    const saved = await tenantDb.asService(async (tx) => {
      const rows = await tx
        .update(users)
        .set({
          ...names,
          language,
          name: `${body.firstName} ${body.lastName}`,
          version: version + 1,
          updatedAt: sql`now()`,
        })
        .where(and(eq(users.id, person.userId), eq(users.version, version)))
        .returning({ version: users.version });
      if (rows.length) {
        await tx
          .update(practitioners)
          .set({ ...names, updatedAt: sql`now()` })
          .where(and(eq(practitioners.userId, person.userId), isNull(practitioners.removedAt)));
      }
      return rows[0];
    });
    if (!saved) throw versionConflict(await presentUser(person, deps));
    return presentUser({ ...person, ...names, language, version: saved.version }, deps);
  });

  router.account(completeSignUp, async function handleCompleteSignUp({ person, params, body, c, now }) {
    if (params.id !== person.userId || body.userId !== person.userId)
      throw notFound(identityMessage('identity.userNotFound'));
    const { firstName, lastName } = body;
    await completeAccount(tenantDb, person.userId, { firstName, lastName }, now);
    const joined = await deps.identity.findPerson(c.req.raw.headers);
    return presentUser(joined ?? person, deps);
  });
};
