import { addHours } from 'date-fns';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import type { createAccount, SignUpInvite } from '../../contract/identity.ts';
import type { Door } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { invites, practitioners } from '../db/schema/index.ts';
import { conflict, faulty, Refusal } from '../http/refusal.ts';
import type { IdentityProvider } from './provider.ts';
import { hashOfCode, newCode, seal } from './tokens.ts';

const INVITE_DAYS = 7;
const gone = () => new Refusal(404, 'This invite is not valid any more. Ask for a new one.');

interface Invited {
  organizationId: number;
  practitionerId: number;
  role: string;
  person: Pick<SignUpInvite, 'firstName' | 'lastName' | 'email'>;
  hasAccount: boolean;
}

/** Whom an invite code invites; 404 alike for an unknown, used, replaced or expired one. */
export async function invitedBy(db: Tx, code: string, now: Date): Promise<Invited> {
  const [row] = await db
    .select({
      organizationId: invites.organizationId,
      practitionerId: invites.practitionerId,
      email: invites.email,
      firstName: practitioners.firstName,
      lastName: practitioners.lastName,
      role: practitioners.role,
      hasAccount: sql<boolean>`exists (select 1 from people u where u.email = ${invites.email})`,
    })
    .from(invites)
    .innerJoin(
      practitioners,
      and(eq(practitioners.organizationId, invites.organizationId), eq(practitioners.id, invites.practitionerId)),
    )
    .where(
      and(
        eq(invites.codeHash, hashOfCode(code)),
        isNull(invites.usedAt),
        gt(invites.expiresAt, now),
        isNull(practitioners.removedAt),
        isNull(practitioners.userId),
        eq(practitioners.email, invites.email),
      ),
    );
  if (!row) throw gone();
  const { email, firstName, lastName, hasAccount, organizationId, practitionerId, role } = row;
  return { organizationId, practitionerId, role, person: { firstName, lastName, email }, hasAccount };
}

/**
 * Creates the account of an invite. The code is used up first, by a conditional update: of twenty redemptions at once
 * one gets through (I7). The email is the invite's, whatever the caller says.
 */
export async function openInvite(
  door: Door,
  identity: IdentityProvider,
  body: BodyOf<typeof createAccount>,
  now: Date,
): Promise<string> {
  const invite = await invitedBy(door.service, body.code, now);
  if (invite.hasAccount) throw conflict('This provider already has an account. Please sign in.');
  const firstName = invite.person.firstName || body.firstName;
  const lastName = invite.person.lastName || body.lastName;
  if (!firstName) throw faulty('firstName', 'First name is required.');
  if (!lastName) throw faulty('lastName', 'Last name is required.');
  const release = await claim(door, body.code, now);
  try {
    return await identity.createAccount({
      email: invite.person.email,
      password: body.password,
      firstName,
      lastName,
      groups: [invite.role],
    });
  } catch (error) {
    await release();
    throw error;
  }
}

async function claim(door: Door, code: string, now: Date): Promise<() => Promise<void>> {
  const mine = eq(invites.codeHash, hashOfCode(code));
  const claimed = await door.asService((tx) =>
    tx
      .update(invites)
      .set({ usedAt: now })
      .where(and(mine, isNull(invites.usedAt)))
      .returning({ id: invites.id }),
  );
  if (!claimed.length) throw gone();
  return async () => {
    await door.asService((tx) => tx.update(invites).set({ usedAt: null }).where(mine));
  };
}

/** A fresh invite for a profile; earlier ones stop working. Returns the code, which is stored hashed and sealed only. */
export async function newInvite(
  tx: Tx,
  profile: { organizationId: number; practitionerId: number; email: string },
  secret: string,
  now: Date,
): Promise<string> {
  const { organizationId, practitionerId, email } = profile;
  await tx
    .update(invites)
    .set({ usedAt: now })
    .where(
      and(
        eq(invites.organizationId, organizationId),
        eq(invites.practitionerId, practitionerId),
        isNull(invites.usedAt),
      ),
    );
  const code = newCode();
  await tx.insert(invites).values({
    organizationId,
    practitionerId,
    email,
    codeHash: hashOfCode(code),
    codeSealed: seal(code, secret),
    expiresAt: addHours(now, 24 * INVITE_DAYS),
  });
  return code;
}
