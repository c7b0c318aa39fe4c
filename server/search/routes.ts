import { and, asc, eq, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchAll, SEARCH_RESULTS_MAX } from '../../contract/search/search.ts';
import { containsText } from '../platform/db/sql-expressions.ts';
import type { Tx } from '../platform/db/database.ts';
import { gaitSessions, locations, organizations, practitioners, scanSessions } from '../platform/db/schema.ts';
import type { Routes } from '../routes.ts';

const organization = { id: organizations.id, name: organizations.name };
const fullName = sql`(${practitioners.firstName} || ' ' || ${practitioners.lastName})`;

/** Names that begin with the words come first, then shorter ones. */
const orderByMatch = (text: SQLWrapper, words: string): SQL[] => [
  sql`position(${words.toLowerCase()} in lower(${text})) <> 1`,
  sql`length(${text})`,
  sql`lower(${text})`,
];

/** The first eight characters of a UUID are enough to look for one. */
const UUID_PREFIX = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/;

async function findSessions(tx: Tx, beginning: string) {
  const of = async (table: typeof scanSessions | typeof gaitSessions, kind: 'scan' | 'gait') => {
    const rows = await tx
      .select({ id: table.id, sessionUUID: table.sessionUuid, organization })
      .from(table)
      .innerJoin(organizations, eq(organizations.id, table.organizationId))
      .where(sql`${table.sessionUuid} like ${`${beginning}%`}`)
      .orderBy(asc(table.id))
      .limit(SEARCH_RESULTS_MAX);
    return rows.map((row) => ({ kind, ...row }));
  };
  return (await Promise.all([of(scanSessions, 'scan'), of(gaitSessions, 'gait')])).flat();
}

async function findUsers(tx: Tx, words: string) {
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
        uuid
          ? eq(practitioners.userId, uuid)
          : or(containsText(fullName, words), containsText(practitioners.email, words)),
      ),
    )
    .orderBy(sql`lower(${practitioners.lastName})`, asc(practitioners.id))
    .limit(SEARCH_RESULTS_MAX);
}

export const adminSearchRoutes: Routes = (router) => {
  router.authenticated(searchAll, async function handleSearchAll({ tx, query: { q }, auditDetails }) {
    const words = q.toLowerCase();
    const [foundOrganizations, foundLocations, users, sessions] = await Promise.all([
      tx
        .select(organization)
        .from(organizations)
        .where(containsText(organizations.name, q))
        .orderBy(...orderByMatch(organizations.name, q))
        .limit(SEARCH_RESULTS_MAX),
      tx
        .select({ id: locations.id, name: locations.name, organization })
        .from(locations)
        .innerJoin(organizations, eq(organizations.id, locations.organizationId))
        .where(containsText(locations.name, q))
        .orderBy(...orderByMatch(locations.name, q))
        .limit(SEARCH_RESULTS_MAX),
      findUsers(tx, words),
      UUID_PREFIX.test(words) ? findSessions(tx, words) : [],
    ]);
    const found = { organizations: foundOrganizations, locations: foundLocations, users, sessions };
    auditDetails.entityIds = Object.values(found).flatMap((kind) => kind.map(({ id }) => id));
    return found;
  });
};
