import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { startSso } from '../../../contract/identity.ts';
import type { PractitionerRole } from '../../../contract/enumerations.ts';
import { roleProblem } from '../../../domain/team.ts';
import { effectiveRole } from '../../../domain/viewer.ts';
import { auditAccount } from '../../audit/audit.ts';
import type { SsoSettings } from '../../configuration.ts';
import type { Door } from '../../db/door.ts';
import { organizations, people, practitioners } from '../../db/schema/index.ts';
import { entityOf } from '../../http/audited.ts';
import { joinWaitingProfile } from '../join-profile.ts';
import { isVerified, roleByGroups, type Claims } from './claims.ts';

/** Why somebody is sent back to the sign-in page, as its address says it. */
export const ssoRefusals = ['NOT_VERIFIED', 'NOT_INVITED', 'NO_SSO', 'NO_ACCESS'] as const;
export type SsoRefusal = (typeof ssoRefusals)[number];

interface Profile {
  id: number;
  organizationId: number;
  role: PractitionerRole;
  supportsSso: boolean;
  groups: string[];
}

/** The profile that the account works with now. */
async function activeProfile(door: Door, userId: string): Promise<Profile | undefined> {
  const [row] = await door.service
    .select({
      id: practitioners.id,
      organizationId: practitioners.organizationId,
      role: practitioners.role,
      supportsSso: organizations.supportsSso,
      groups: people.groups,
    })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .innerJoin(people, eq(people.id, practitioners.userId))
    .where(and(eq(practitioners.userId, userId), isNull(practitioners.removedAt)));
  return row && { ...row, role: row.role as PractitionerRole };
}

/** True where a profile which waits for the new account belongs to an organization without single sign-on (OPEN-033). */
async function isAwaitedWithoutSso(door: Door, userId: string): Promise<boolean> {
  const waiting = await door.service
    .select({ id: practitioners.id })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .where(
      and(
        isNull(practitioners.removedAt),
        isNull(practitioners.userId),
        eq(organizations.supportsSso, false),
        sql`${practitioners.email} = (select email from people where id = ${userId})`,
      ),
    );
  return waiting.length > 0;
}

/** Gives the profile the role of its groups, but keeps an organization its last admin (A6). */
async function takeRole(door: Door, profile: Profile, userId: string, role: PractitionerRole): Promise<void> {
  const { id, organizationId } = profile;
  await door.withActor({ kind: 'job', organizationId }, async (tx) => {
    const rows = await tx
      .select()
      .from(practitioners)
      .where(and(eq(practitioners.organizationId, organizationId), isNull(practitioners.removedAt)))
      .orderBy(asc(practitioners.id))
      .for('update');
    const team = rows.map((row) => {
      const own = row.role as PractitionerRole;
      return { id: row.id, role: own, standing: own, registered: row.userId !== null };
    });
    const colleague = team.find((one) => one.id === id);
    if (!colleague || colleague.role === role || roleProblem(colleague, team, role)) return;
    await tx
      .update(practitioners)
      .set({ role, updatedAt: sql`now()`, version: sql`${practitioners.version} + 1` })
      .where(and(eq(practitioners.organizationId, organizationId), eq(practitioners.id, id)));
    const deed = { action: 'takeRoleBySso', entity: 'practitioners', entityIds: [id], outcome: 200 };
    await auditAccount(tx, { ...deed, userId, organizationId });
  });
}

async function refusalOf(door: Door, settings: SsoSettings, userId: string, claims: Claims, now: Date) {
  if (!isVerified(claims)) return 'NOT_VERIFIED';
  const [person] = await door.service.select({ email: people.email }).from(people).where(eq(people.id, userId));
  if (person) await joinWaitingProfile(door, person.email, now, 'sso');
  const profile = await activeProfile(door, userId);
  if (!profile) return (await isAwaitedWithoutSso(door, userId)) ? 'NO_SSO' : 'NOT_INVITED';
  if (!profile.supportsSso) return 'NO_SSO';
  const isOfClinic = !effectiveRole(profile.groups).startsWith('VENDOR_');
  const role = isOfClinic ? roleByGroups(claims, settings) : undefined;
  if (role === null) return 'NO_ACCESS';
  if (role && role !== profile.role) await takeRole(door, profile, userId, role);
  return null;
}

/**
 * Whether an account may come in by single sign-on, asked before anything is linked with it: the address is verified, the account
 * has a profile, its organization takes part, and its groups let it in. A refusal is written down.
 */
export async function admitBySso(
  door: Door,
  settings: SsoSettings,
  userId: string,
  claims: Claims,
  now: Date,
): Promise<SsoRefusal | null> {
  const refusal = await refusalOf(door, settings, userId, claims, now);
  if (refusal) {
    const deed = { userId, action: 'signInBySso', entity: entityOf(startSso), outcome: 401 };
    await door.asService((tx) => auditAccount(tx, deed));
  }
  return refusal;
}
