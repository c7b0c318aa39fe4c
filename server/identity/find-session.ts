import { sql } from 'drizzle-orm';
import { secondFactorDue } from '../../domain/identity/second-factor.ts';
import { getEffectiveRole } from '../../domain/identity/viewer.ts';
import type { Product } from '../../contract/platform/enumerations.ts';
import type { Language } from '../../contract/platform/languages.ts';
import { identityMessage } from '../../contract/identity/messages.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Person } from './identity-provider.ts';

interface SessionRow extends Record<string, unknown> {
  idle_ms: number;
  session_id: string;
  proof_ms: number;
  factor_shown: boolean;
  two_factor_enabled: boolean;
  requires_second_factor: boolean | null;
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  groups: string[];
  language: Language;
  version: number;
  practitioner_id: number | null;
  organization_id: number | null;
  role: string | null;
  products: Product[] | null;
  disabled: boolean | null;
  location_ids: number[] | null;
}

const ACTIVITY_STEP_MS = 30_000;
/** Tolerated difference between the clocks of several processes and the database. */
const MAX_CLOCK_SKEW_MS = 300_000;
const clinicRoles = new Set(['PORTAL_PRACTITIONER', 'PORTAL_PROVIDER_ADMIN']);

function toMember(row: SessionRow, role: ReturnType<typeof getEffectiveRole>): Member | null {
  if (role === 'UNKNOWN' || row.practitioner_id === null || row.organization_id === null) return null;
  return {
    kind: 'member',
    userId: row.user_id,
    practitionerId: row.practitioner_id,
    organizationId: row.organization_id,
    role,
    products: row.products ?? [],
    locationIds: row.location_ids ?? [],
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
  const found = await db.execute<SessionRow>(sql`
    select (extract(epoch from (${now}::timestamptz - s.last_active_at)) * 1000)::float8 as idle_ms,
      (extract(epoch from (${now}::timestamptz - s.confirmed_at)) * 1000)::float8 as proof_ms,
      s.id as session_id, s.second_factor_at is not null as factor_shown, u.two_factor_enabled, o.requires_second_factor,
      u.id as user_id, u.email, u.first_name, u.last_name, u.groups, u.language, u.version,
      pr.id as practitioner_id, pr.organization_id, pr.role, o.products, o.disabled,
      case when pr.id is not null then array(
        select pl.location_id from practitioner_locations pl
        where pl.organization_id = pr.organization_id and pl.practitioner_id = pr.id order by 1) end as location_ids
    from auth_sessions s
    join users u on u.id = s.user_id
    left join practitioners pr on pr.user_id = u.id and pr.removed_at is null
    left join organizations o on o.id = pr.organization_id
    where s.token = ${token} and s.expires_at > ${now}::timestamptz`);
  const row = (found as { rows: SessionRow[] }).rows[0];
  if (!row) return null;
  // The last activity lies in the future: the clock was wrong, then or now.
  if (row.idle_ms > limits.idleMs || row.idle_ms < -MAX_CLOCK_SKEW_MS) {
    await db.execute(sql`delete from auth_sessions where token = ${token}`);
    return null;
  }
  if (!limits.background && row.idle_ms > ACTIVITY_STEP_MS) {
    await db.execute(sql`update auth_sessions set last_active_at = ${now}::timestamptz where token = ${token}`);
  }
  if (row.disabled) throw new HttpError(403, identityMessage('identity.disabled'));
  // The role in a clinic comes from the profile; groups of the account only add roles outside clinics.
  const groups = row.role ? [...row.groups.filter((group) => !clinicRoles.has(group)), row.role] : row.groups;
  return {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    groups,
    language: row.language,
    version: row.version,
    sessionId: row.session_id,
    proofAgeMs: row.proof_ms,
    hasSecondFactor: row.two_factor_enabled,
    requiresSecondFactor: row.requires_second_factor ?? false,
    hasShownFactor: row.factor_shown,
    secondFactorDue: secondFactorDue({
      isRequired: row.requires_second_factor ?? false,
      isEnabled: row.two_factor_enabled,
      isShown: row.factor_shown,
    }),
    member: toMember(row, getEffectiveRole(groups)),
  };
}
