import type { authAccounts, users, practitionerLocations, practitioners, invites } from '../platform/db/schema.ts';
import type { PractitionerRole } from '../../contract/platform/enumerations.ts';
import { signs, type Sign } from './accounts.ts';
import type { Clinic } from './clinics.ts';
import { createChance } from './random.ts';
import { clinicians } from './source.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { hashCode, createCode, seal } from '../identity/tokens.ts';
import { momentAt } from './moments.ts';

type PersonRow = typeof users.$inferInsert;
export type PractitionerRow = typeof practitioners.$inferInsert & { id: number };

export interface Team {
  users: PersonRow[];
  authAccounts: (typeof authAccounts.$inferInsert)[];
  practitioners: PractitionerRow[];
  practitionerLocations: (typeof practitionerLocations.$inferInsert)[];
  /** Invited and not registered (ENT-025). */
  invited: PractitionerRow[];
}

/** Further providers of each organization: one letter is one person, `i` is invited only. */
const colleagues: Record<string, string> = {
  summit: 'ppppppii',
  lakes: 'ppppi',
  bluegrass: 'pp',
  harbor: 'ppi',
  prairie: 'p',
};

/** Accounts and provider profiles of all organizations; everybody has the same password. */
export function demoTeam(clinics: Clinic[], joinedAt: Date, passwordHash: string): Team {
  const chance = createChance('team');
  const names = clinicians();
  const team: Team = { users: [], authAccounts: [], practitioners: [], practitionerLocations: [], invited: [] };
  const taken = new Set<string>();
  let nextId = 1;

  const account = (email: string, name: { firstName: string; lastName: string }, groups: readonly string[]): string => {
    const id = chance.uuid();
    const dates = { createdAt: joinedAt, updatedAt: joinedAt };
    team.users.push({
      id,
      email,
      name: `${name.firstName} ${name.lastName}`,
      emailVerified: true,
      ...name,
      groups: [...groups],
      ...dates,
    });
    team.authAccounts.push({
      id: chance.uuid(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: passwordHash,
      ...dates,
    });
    return id;
  };
  const profile = (
    clinic: Clinic,
    email: string,
    name: { firstName: string; lastName: string },
    role: PractitionerRole,
    userId: string | null,
    places: number[],
  ) => {
    const row = {
      organizationId: clinic.id,
      id: nextId++,
      userId,
      ...name,
      email,
      role,
      addedAsRole: role,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    };
    team.practitioners.push(row);
    for (const place of places)
      team.practitionerLocations.push({
        organizationId: clinic.id,
        practitionerId: row.id,
        locationId: clinic.places[place]!.id,
      });
    if (!userId) team.invited.push(row);
  };
  const nextName = () => {
    const { firstName, lastName } = names.shift()!;
    return { firstName, lastName };
  };
  const sign = ({ email, clinic: key, groups, role, places = [] }: Sign) => {
    const name = nextName();
    const userId = account(email, name, groups);
    const clinic = clinics.find((each) => each.key === key);
    if (clinic && role) profile(clinic, email, name, role, userId, places);
  };

  for (const each of signs) sign(each);
  for (const clinic of clinics) {
    for (const [index, kind] of Array.from(colleagues[clinic.key] ?? '').entries()) {
      const name = nextName();
      const email = `${name.firstName}.${name.lastName}@${clinic.key}.example.com`
        .normalize('NFD')
        .replace(/[^\w.@-]/g, '')
        .toLowerCase();
      if (taken.has(email)) continue;
      taken.add(email);
      const home = index % clinic.places.length;
      const places = chance.yes(0.4) ? [...new Set([home, (home + 1) % clinic.places.length])] : [home];
      profile(
        clinic,
        email,
        name,
        'PORTAL_PRACTITIONER',
        kind === 'i' ? null : account(email, name, ['PORTAL_PRACTITIONER']),
        places,
      );
    }
  }
  return team;
}

/** Open invites of those who were invited and have not registered; the codes are real secrets, new at every load. */
export const demoInvites = ({ invited }: Team, today: string, secret: string): (typeof invites.$inferInsert)[] =>
  invited.map(({ organizationId, id: practitionerId, email }) => {
    const code = createCode();
    return {
      organizationId,
      practitionerId,
      email: email!,
      codeHash: hashCode(code),
      codeEncrypted: seal(code, secret),
      expiresAt: momentAt(addDays(today, 7), 0, 'America/Denver'),
    };
  });
