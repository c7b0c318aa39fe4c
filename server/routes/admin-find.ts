import { and, asc, eq, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { findAnything, FOUND_MAX } from '../../contract/admin-find.ts';
import { containing } from '../db/containing.ts';
import type { Tx } from '../db/database.ts';
import { gaitSessions, locations, organizations, practitioners, scanSessions } from '../db/schema/index.ts';
import type { Routes } from './index.ts';

const organization = { id: organizations.id, name: organizations.name };
const fullName = sql`(${practitioners.firstName} || ' ' || ${practitioners.lastName})`;

/** Names that begin with the words come first, then shorter ones. */
const closest = (text: SQLWrapper, words: string): SQL[] => [
  sql`position(${words.toLowerCase()} in lower(${text})) <> 1`,
  sql`length(${text})`,
  sql`lower(${text})`,
];

/** The first eight characters of a UUID are enough to look for one. */
const BEGINNING = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/;

async function sessionsOf(tx: Tx, beginning: string) {
  const of = async (table: typeof scanSessions | typeof gaitSessions, kind: 'scan' | 'gait') => {
    const rows = await tx
      .select({ id: table.id, sessionUUID: table.sessionUuid, organization })
      .from(table)
      .innerJoin(organizations, eq(organizations.id, table.organizationId))
      .where(sql`${table.sessionUuid} like ${`${beginning}%`}`)
      .orderBy(asc(table.id))
      .limit(FOUND_MAX);
    return rows.map((row) => ({ kind, ...row }));
  };
  return (await Promise.all([of(scanSessions, 'scan'), of(gaitSessions, 'gait')])).flat();
}

async function usersOf(tx: Tx, words: string) {
  const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(words) ? words : null;
  return tx
    .select({
      id: practitioners.id,
      userId: practitioners.userId,
      firstName: practitioners.firstName,
      lastName: practitioners.lastName,
      email: practitioners.email,
      organization,
    })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .where(
      and(
        isNull(practitioners.removedAt),
        uuid ? eq(practitioners.userId, uuid) : or(containing(fullName, words), containing(practitioners.email, words)),
      ),
    )
    .orderBy(sql`lower(${practitioners.lastName})`, asc(practitioners.id))
    .limit(FOUND_MAX);
}

export const adminFindRoutes: Routes = (served) => {
  served.acting(findAnything, async ({ tx, query: { q }, trace }) => {
    const words = q.toLowerCase();
    const [foundOrganizations, foundLocations, users, sessions] = await Promise.all([
      tx
        .select(organization)
        .from(organizations)
        .where(containing(organizations.name, q))
        .orderBy(...closest(organizations.name, q))
        .limit(FOUND_MAX),
      tx
        .select({ id: locations.id, name: locations.name, organization })
        .from(locations)
        .innerJoin(organizations, eq(organizations.id, locations.organizationId))
        .where(containing(locations.name, q))
        .orderBy(...closest(locations.name, q))
        .limit(FOUND_MAX),
      usersOf(tx, words),
      BEGINNING.test(words) ? sessionsOf(tx, words) : [],
    ]);
    const found = { organizations: foundOrganizations, locations: foundLocations, users, sessions };
    trace.entityIds = Object.values(found).flatMap((kind) => kind.map(({ id }) => id));
    return found;
  });
};
