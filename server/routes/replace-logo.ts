import { addMinutes } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { organizations } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';
import { newKey, type Storage } from '../storage/storage.ts';

/** By then no signed link to the replaced file opens any more. */
const REMOVED_AFTER_MINUTES = 5;

/**
 * Stores a checked PNG as an organization's logo and returns its storage key. The file comes first, for a row never
 * names a file that is not there (F5); the replaced one is removed some minutes later. 404 for an organization out of
 * reach.
 */
export async function replaceLogo(
  { tx, scope, storage }: { tx: Tx; scope: Scope; storage: Storage },
  organizationId: number,
  picture: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const own = and(scope.organization(organizations.id), eq(organizations.id, organizationId));
  const { logoKey, webLogoKey } = organizations;
  const shown = () => tx.select({ logoKey, webLogoKey }).from(organizations).where(own);
  if (!(await shown()).length) throw notFound('Organization');
  const key = newKey(organizationId, 'logo', 'png');
  await storage.put(key, picture, 'image/png');
  // Of two uploads at once, the later one replaces the earlier one's file too.
  const [before] = await shown().for('no key update');
  await tx
    .update(organizations)
    .set({ logoKey: key, webLogoKey: key, updatedAt: sql`now()` })
    .where(own);
  for (const replaced of new Set([before!.logoKey, before!.webLogoKey]))
    if (replaced)
      await enqueue(
        tx,
        'replaced-logo',
        organizationId,
        { key: replaced },
        addMinutes(Date.now(), REMOVED_AFTER_MINUTES),
      );
  return key;
}
