import { addHours } from 'date-fns';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { fieldMessage } from '../../contract/platform/messages.ts';
import type { BodyOf } from '../../contract/platform/call.ts';
import type { createAccount, SignUpInvite } from '../../contract/identity/account.ts';
import { identityMessage } from '../../contract/identity/messages.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { invites, practitioners } from '../platform/db/schema.ts';
import { conflict, validationError, HttpError } from '../platform/http/http-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { hashCode, listCodeHashes, createCode, seal } from './tokens.ts';

const INVITE_DAYS = 7;
const inviteNotFound = () => new HttpError(404, identityMessage('identity.inviteExpired'));

interface InviteDetails {
  organizationId: number;
  practitionerId: number;
  role: string;
  person: Pick<SignUpInvite, 'firstName' | 'lastName' | 'email'>;
  hasAccount: boolean;
}

/** The invite of a code. Unknown, used, replaced and expired codes all get the same 404. */
export async function requireInvite(db: Tx, code: string, now: Date): Promise<InviteDetails> {
  const [row] = await db
    .select({
      organizationId: invites.organizationId,
      practitionerId: invites.practitionerId,
      email: invites.email,
      firstName: practitioners.firstName,
      lastName: practitioners.lastName,
      role: practitioners.role,
      hasAccount: sql<boolean>`exists (select 1 from users u where u.email = ${invites.email})`,
    })
    .from(invites)
    .innerJoin(
      practitioners,
      and(eq(practitioners.organizationId, invites.organizationId), eq(practitioners.id, invites.practitionerId)),
    )
    .where(
      and(
        inArray(invites.codeHash, listCodeHashes(code)),
        isNull(invites.usedAt),
        gt(invites.expiresAt, now),
        isNull(practitioners.removedAt),
        isNull(practitioners.userId),
        eq(practitioners.email, invites.email),
      ),
    );
  if (!row) throw inviteNotFound();
  const { email, firstName, lastName, hasAccount, organizationId, practitionerId, role } = row;
  return { organizationId, practitionerId, role, person: { firstName, lastName, email }, hasAccount };
}

/**
 * Creates the account of an invite. The code is consumed with it, by a conditional update in its transaction: of
 * concurrent requests only one succeeds (I7), and one that dies consumes nothing. The email is the invite's, whatever
 * the caller sends.
 */
export async function redeemInvite(
  tenantDb: TenantDb,
  identity: IdentityProvider,
  body: BodyOf<typeof createAccount>,
  now: Date,
): Promise<string> {
  const invite = await requireInvite(tenantDb.service, body.code, now);
  if (invite.hasAccount) throw conflict(identityMessage('identity.hasAccount'));
  const firstName = invite.person.firstName || body.firstName;
  const lastName = invite.person.lastName || body.lastName;
  if (!firstName) throw validationError('firstName', fieldMessage('fields.firstNameRequiredSentence'));
  if (!lastName) throw validationError('lastName', fieldMessage('fields.lastNameRequiredSentence'));
  const account = {
    email: invite.person.email,
    password: body.password,
    firstName,
    lastName,
    groups: [invite.role],
  };
  return identity.createAccount(account, (tx) => claimInvite(tx, body.code, now));
}

async function claimInvite(tx: Tx, code: string, now: Date): Promise<void> {
  const claimed = await tx
    .update(invites)
    .set({ usedAt: now })
    .where(and(inArray(invites.codeHash, listCodeHashes(code)), isNull(invites.usedAt)))
    .returning({ id: invites.id });
  if (!claimed.length) throw inviteNotFound();
}

/**
 * Creates an invite for a profile and invalidates earlier ones. Returns the code, which is stored hashed and encrypted
 * only.
 */
export async function createInvite(
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
  const code = createCode();
  await tx.insert(invites).values({
    organizationId,
    practitionerId,
    email,
    codeHash: hashCode(code),
    codeEncrypted: seal(code, secret),
    expiresAt: addHours(now, 24 * INVITE_DAYS),
  });
  return code;
}
