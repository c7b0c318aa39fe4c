import { and, eq, gt, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { auditAccount } from '../audit/audit.ts';
import type { Door } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { invites, organizations, people, practitioners } from '../db/schema/index.ts';

interface Names {
  firstName: string;
  lastName: string;
}

const waiting = and(isNull(practitioners.userId), isNull(practitioners.removedAt));
const everHadProfile = sql`exists (select 1 from practitioners p where p.user_id = ${people.id})`;
const hasProfile = sql`exists (select 1 from practitioners p where p.user_id = ${people.id} and p.removed_at is null)`;

/**
 * The invite led to the account, which has had no profile. An invite is used up by being replaced, too: but an account that
 * came after it, of its address, was created by it or by what replaced it.
 */
const createdAccount = and(isNotNull(invites.usedAt), lte(invites.createdAt, people.createdAt), not(everHadProfile));
const isOpen = (now: Date) => and(isNull(invites.usedAt), gt(invites.expiresAt, now));

/** An account, the profile that waits for its address at an enabled organization, and an invite to that. */
const invited = (tx: Tx) =>
  tx
    .select({
      practitionerId: practitioners.id,
      userId: people.id,
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(people)
    .innerJoin(practitioners, and(eq(practitioners.email, people.email), waiting))
    .innerJoin(
      organizations,
      and(eq(organizations.id, practitioners.organizationId), eq(organizations.disabled, false)),
    )
    .innerJoin(
      invites,
      and(
        eq(invites.organizationId, practitioners.organizationId),
        eq(invites.practitionerId, practitioners.id),
        eq(invites.email, people.email),
      ),
    );

/**
 * Joins an account with the profile. Nobody brings more along than they are invited for: whoever was vendor staff before comes
 * as a provider of the clinic. Names that the profile leaves out are the account's. Invites to the address are used up.
 */
async function join(tx: Tx, which: SQL | undefined, now: Date): Promise<void> {
  const [found] = await invited(tx).where(which).limit(1);
  if (!found) return;
  const { userId, email, practitionerId } = found;
  const [joined] = await tx
    .update(practitioners)
    .set({
      userId,
      firstName: sql`coalesce(nullif(${practitioners.firstName}, ''), ${found.firstName})`,
      lastName: sql`coalesce(nullif(${practitioners.lastName}, ''), ${found.lastName})`,
      updatedAt: sql`now()`,
      version: sql`${practitioners.version} + 1`,
    })
    .where(and(eq(practitioners.id, practitionerId), waiting))
    .returning({ organizationId: practitioners.organizationId, role: practitioners.role });
  if (!joined) return;
  const { organizationId, role } = joined;
  await tx
    .update(people)
    .set({ groups: [role] })
    .where(eq(people.id, userId));
  await tx
    .update(invites)
    .set({ usedAt: now })
    .where(and(eq(invites.email, email), isOpen(now)));
  const entityIds = [practitionerId];
  await auditAccount(tx, {
    userId,
    organizationId,
    action: 'joinProfile',
    entity: 'practitioners',
    entityIds,
    outcome: 200,
  });
}

/**
 * Completes a sign-up: the account gets its names, and so does its profile. It is joined with the profile whose invite created
 * it, where signing in has not done that; with no other, and not when it has had a profile before.
 */
export async function completeAccount(door: Door, userId: string, names: Names, now: Date): Promise<void> {
  await door.asService(async (tx) => {
    await join(tx, and(eq(people.id, userId), createdAccount), now);
    await tx
      .update(practitioners)
      .set({ ...names, updatedAt: sql`now()` })
      .where(and(eq(practitioners.userId, userId), isNull(practitioners.removedAt)));
    await tx
      .update(people)
      .set({ ...names, name: `${names.firstName} ${names.lastName}` })
      .where(eq(people.id, userId));
  });
}

/**
 * Joins whoever signs in with a profile that waits for them: one that they are invited to and cannot sign up for, because they
 * have had an account since an earlier profile, or one whose sign-up broke off after the account was created. Nothing happens
 * to whoever has a profile, at a disabled organization, nor by single sign-on at one that does not take part in it.
 */
export async function joinWaitingProfile(door: Door, email: string, now: Date, way?: 'sso'): Promise<void> {
  const invitedAgain = and(isOpen(now), not(hasProfile));
  const takesPart = way === 'sso' ? eq(organizations.supportsSso, true) : undefined;
  await door.asService((tx) =>
    join(tx, and(eq(people.email, email), or(invitedAgain, createdAccount), takesPart), now),
  );
}
