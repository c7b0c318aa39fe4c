import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { authTwoFactors, invites } from '../platform/db/schema.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { renewEhrSecrets } from '../ehr-launch/connections.ts';
import { renewWebhookSecrets } from '../webhooks/renew-secrets.ts';
import { renewAppSecret } from './app-codes.ts';
import { renewRecoveryList } from './recovery-codes.ts';
import { seal, unseal, type Secrets } from './tokens.ts';

interface Tools {
  configuration: Configuration;
  now: () => Date;
}

async function renewFactors(db: Tx, secrets: Secrets): Promise<void> {
  for (const row of await db.select().from(authTwoFactors)) {
    await renewAppSecret(db, secrets, row);
    const backupCodes = await renewRecoveryList(row.backupCodes, secrets);
    if (backupCodes !== null)
      await db
        .update(authTwoFactors)
        .set({ backupCodes })
        .where(and(eq(authTwoFactors.id, row.id), eq(authTwoFactors.backupCodes, row.backupCodes)));
  }
}

async function renewInvites(db: Tx, secrets: Secrets, now: Date): Promise<void> {
  const isWaiting = and(isNull(invites.usedAt), gt(invites.expiresAt, now));
  for (const { organizationId, id, codeEncrypted } of await db.select().from(invites).where(isWaiting)) {
    if (!codeEncrypted || canOpen(codeEncrypted, secrets.slice(0, 1)) || !canOpen(codeEncrypted, secrets)) continue;
    const renewed = seal(unseal(codeEncrypted, secrets), secrets[0]!);
    await db
      .update(invites)
      .set({ codeEncrypted: renewed })
      .where(and(eq(invites.organizationId, organizationId), eq(invites.id, id)));
  }
}

const canOpen = (sealed: string, secrets: Secrets): boolean => {
  try {
    return unseal(sealed, secrets) !== '';
  } catch {
    return false;
  }
};

/**
 * Hourly: encrypts by the current secret what was encrypted by one before it, and hashes recovery codes that were kept in
 * another form. What no secret opens stays: its user sets the second factor up again, its invite is sent again.
 */
export const createRenewEncryptionJob =
  ({ configuration: { secrets }, now }: Tools): JobHandler =>
  async (_job, { service }) => {
    await renewFactors(service, secrets);
    await renewInvites(service, secrets, now());
    await renewWebhookSecrets(service, secrets);
    await renewEhrSecrets(service, secrets);
  };
