import { and, eq, isNull, sql } from 'drizzle-orm';
import { completeSignUp, currentUser, updateUser, type CurrentUser, type Feature } from '../../contract/users.ts';
import { effectiveRole, roleLabel } from '../../domain/viewer.ts';
import type { Configuration } from '../configuration.ts';
import { locations, organizations, people, practitioners } from '../db/schema/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { clash, notFound } from '../http/refusal.ts';
import { completeAccount } from '../identity/join-profile.ts';
import type { Person } from '../identity/provider.ts';
import { logoUrl } from './logo-url.ts';
import type { Routes } from './index.ts';

/** OPEN-012, OPEN-013: Paths and Modules for accounts on the list, the language choice for everyone unless switched off. */
const featuresOf = (email: string, { flaggedAccounts, browser }: Configuration): Feature[] => [
  ...(flaggedAccounts.includes(email) ? (['PATHS', 'MODULES'] as const) : []),
  ...(browser.languageChoice ? (['LANGUAGE'] as const) : []),
];

async function present(person: Person, { door, configuration, now }: Dependencies): Promise<CurrentUser> {
  const { member } = person;
  const role = effectiveRole(person.groups);
  const clinic =
    member &&
    (await door.withActor(member, async (tx, scope) => {
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
    roleLabel: roleLabel(role),
    locations: clinic?.locations ?? [],
    organization: organization
      ? {
          id: organization.id,
          name: organization.name,
          timezone: organization.timezone,
          webLogoUrl: logoUrl(organization.webLogoKey, organization.id, configuration, now()),
          logoUrl: logoUrl(organization.logoKey, organization.id, configuration, now()),
          isResearchOrg: organization.isResearchOrg,
          supportsSSO: organization.supportsSso,
          products: organization.products as NonNullable<CurrentUser['organization']>['products'],
        }
      : null,
    features: featuresOf(person.email, configuration),
    ...(person.secondFactorDue && { secondFactorDue: person.secondFactorDue }),
    language: person.language,
    version: person.version,
  };
}

export const userRoutes: Routes = (served, deps) => {
  const { door } = deps;

  served.person(currentUser, async ({ person }) => present(person, deps));

  served.person(updateUser, async ({ person, params, body, version }) => {
    if (params.id !== person.userId) throw notFound('User');
    const { language = person.language, ...names } = body;
    const saved = await door.asService(async (tx) => {
      const rows = await tx
        .update(people)
        .set({
          ...names,
          language,
          name: `${body.firstName} ${body.lastName}`,
          version: version + 1,
          updatedAt: sql`now()`,
        })
        .where(and(eq(people.id, person.userId), eq(people.version, version)))
        .returning({ version: people.version });
      if (rows.length) {
        await tx
          .update(practitioners)
          .set({ ...names, updatedAt: sql`now()` })
          .where(and(eq(practitioners.userId, person.userId), isNull(practitioners.removedAt)));
      }
      return rows[0];
    });
    if (!saved) throw clash(await present(person, deps));
    return present({ ...person, ...names, language, version: saved.version }, deps);
  });

  served.person(completeSignUp, async ({ person, params, body, c, now }) => {
    if (params.id !== person.userId || body.userId !== person.userId) throw notFound('User');
    const { firstName, lastName } = body;
    await completeAccount(door, person.userId, { firstName, lastName }, now);
    const joined = await deps.identity.personOf(c.req.raw.headers);
    return present(joined ?? person, deps);
  });
};
