import { and, eq } from 'drizzle-orm';
import type { Secrets } from '../identity/tokens.ts';
import type { Tx } from '../platform/db/database.ts';
import { webhookSecrets } from '../platform/db/schema.ts';
import { openWebhookSecret, sealWebhookSecret } from './sign.ts';

const canOpen = (sealed: string, secrets: Secrets): boolean => {
  try {
    return openWebhookSecret(sealed, secrets) !== '';
  } catch {
    return false;
  }
};

/** Seals by the server's current secret what one before it sealed. What none opens stays, and is replaced by an admin. */
export async function renewWebhookSecrets(db: Tx, secrets: Secrets): Promise<void> {
  for (const { organizationId, id, sealed } of await db.select().from(webhookSecrets)) {
    if (canOpen(sealed, secrets.slice(0, 1)) || !canOpen(sealed, secrets)) continue;
    const renewed = sealWebhookSecret(openWebhookSecret(sealed, secrets), secrets[0]!);
    await db
      .update(webhookSecrets)
      .set({ sealed: renewed })
      .where(and(eq(webhookSecrets.organizationId, organizationId), eq(webhookSecrets.id, id)));
  }
}
