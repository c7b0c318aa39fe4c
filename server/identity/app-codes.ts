import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { secondFactorMessage } from '../../contract/identity/messages.ts';
import type { Tx } from '../platform/db/database.ts';
import { authTwoFactors } from '../platform/db/schema.ts';
import { validationError } from '../platform/http/http-error.ts';
import { tryEach, type Secrets } from './tokens.ts';

type Stored = Pick<typeof authTwoFactors.$inferSelect, 'id' | 'secret'>;

const readSecret = (secrets: Secrets, data: string) => tryEach(secrets, (key) => symmetricDecrypt({ key, data }));

/**
 * Rejects a code that is not of this half minute (ASVS 6.5.5): the library would take the one before and the one after it
 * as well. The message then says that the app shows another one by now.
 */
export async function requireCurrentCode(secrets: Secrets, { secret }: Stored, code: string): Promise<void> {
  const app = createOTP(await readSecret(secrets, secret));
  if ((await app.verify(code, { window: 0 })) || !(await app.verify(code, { window: 1 }))) return;
  throw validationError('code', secondFactorMessage('secondFactor.otherCodeNow'));
}

/** Encrypts the secret of an app by the current secret of the server if it is not; true if it was not. */
export async function renewAppSecret(db: Tx, secrets: Secrets, { id, secret }: Stored): Promise<boolean> {
  const [current] = secrets;
  const isCurrent = await symmetricDecrypt({ key: current!, data: secret }).then(
    () => true,
    () => false,
  );
  if (isCurrent) return false;
  const renewed = await symmetricEncrypt({ key: current!, data: await readSecret(secrets, secret) });
  await db
    .update(authTwoFactors)
    .set({ secret: renewed })
    .where(and(eq(authTwoFactors.id, id), eq(authTwoFactors.secret, secret)));
  return true;
}
