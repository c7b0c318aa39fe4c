import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { secondFactorDue } from '../../domain/identity/second-factor.ts';
import { getEffectiveRole } from '../../domain/identity/viewer.ts';
import type { Product } from '../../contract/platform/enumerations.ts';
import type { Language } from '../../contract/platform/languages.ts';
import { identityMessage } from '../../contract/identity/messages.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { prepareOnce } from '../platform/db/prepare-once.ts';
import { authSessions, organizations, practitionerLocations, practitioners, users } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Person } from './identity-provider.ts';

const locationIds = sql<number[]>`array(select ${practitionerLocations.locationId} from ${practitionerLocations}
  where ${practitionerLocations.organizationId} = ${practitioners.organizationId}
    and ${practitionerLocations.practitionerId} = ${practitioners.id} order by 1)`;

/** Everything that decides what the caller may do. Prepared, because planning takes several times as long as reading. */
const prepareSession = (db: Tx) =>
  prepareOnce(db, 'session', (on, name) =>
    on
      .select({
        sessionId: authSessions.id,
        lastActiveAt: authSessions.lastActiveAt,
        confirmedAt: authSessions.confirmedAt,
        secondFactorAt: authSessions.secondFactorAt,
        userId: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        groups: users.groups,
        language: users.language,
        version: users.version,
        twoFactorEnabled: users.twoFactorEnabled,
        practitionerId: practitioners.id,
        role: practitioners.role,
        organizationId: organizations.id,
        products: organizations.products,
        disabled: organizations.disabled,
        requiresSecondFactor: organizations.requiresSecondFactor,
        locationIds,
      })
      .from(authSessions)
      .innerJoin(users, eq(users.id, authSessions.userId))
      .leftJoin(practitioners, and(eq(practitioners.userId, users.id), isNull(practitioners.removedAt)))
      .leftJoin(organizations, eq(organizations.id, practitioners.organizationId))
      .where(
        and(
          eq(authSessions.token, sql.placeholder('token')),
          gt(authSessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        ),
      )
      .prepare(name),
  );

type SessionRow = Awaited<ReturnType<ReturnType<typeof prepareSession>['execute']>>[number];

const ACTIVITY_STEP_MS = 30_000;
/** Tolerated difference between the clocks of several processes and the database. */
const MAX_CLOCK_SKEW_MS = 300_000;
const clinicRoles = new Set(['PORTAL_PRACTITIONER', 'PORTAL_PROVIDER_ADMIN']);

function toMember(row: SessionRow, role: ReturnType<typeof getEffectiveRole>): Member | null {
  if (role === 'UNKNOWN' || row.practitionerId === null || row.organizationId === null) return null;
  return {
    kind: 'member',
    userId: row.userId,
    practitionerId: row.practitionerId,
    organizationId: row.organizationId,
    role,
    products: (row.products ?? []) as Product[],
    locationIds: row.locationIds,
    allLocations: role !== 'PORTAL_PRACTITIONER',
  };
}

/**
 * The user of a session token. One statement per request, so that a changed role or location, a removed profile or a
 * disabled organization takes effect with the next request (A4, A9).
 */
export async function findPersonByToken(
  db: Tx,
  token: string,
  limits: { idleMs: number; now: Date; background: boolean },
): Promise<Person | null> {
  const now = limits.now.toISOString();
  const [row] = await prepareSession(db).execute({ token, now });
  if (!row) return null;
  const idleMs = limits.now.getTime() - row.lastActiveAt.getTime();
  // The last activity lies in the future: the clock was wrong, then or now.
  if (idleMs > limits.idleMs || idleMs < -MAX_CLOCK_SKEW_MS) {
    await db.execute(sql`delete from auth_sessions where token = ${token}`);
    return null;
  }
  if (!limits.background && idleMs > ACTIVITY_STEP_MS) {
    await db.execute(sql`update auth_sessions set last_active_at = ${now}::timestamptz where token = ${token}`);
  }
  if (row.disabled) throw new HttpError(403, identityMessage('identity.disabled'));
  // The role in a clinic comes from the profile; groups of the account only add roles outside clinics.
  const groups = row.role ? [...row.groups.filter((group) => !clinicRoles.has(group)), row.role] : row.groups;
  const isRequired = row.requiresSecondFactor ?? false;
  const isShown = row.secondFactorAt !== null;
  return {
    userId: row.userId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    groups,
    language: row.language as Language,
    version: row.version,
    sessionId: row.sessionId,
    proofAgeMs: limits.now.getTime() - row.confirmedAt.getTime(),
    hasSecondFactor: row.twoFactorEnabled,
    requiresSecondFactor: isRequired,
    hasShownFactor: isShown,
    secondFactorDue: secondFactorDue({ isRequired, isEnabled: row.twoFactorEnabled, isShown }),
    member: toMember(row, getEffectiveRole(groups)),
  };
}
