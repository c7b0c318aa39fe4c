import { eq, or } from 'drizzle-orm';
import { organizations } from '../db/schema/index.ts';
import type { Storage } from '../storage/storage.ts';
import type { JobWork } from './jobs.ts';

/** Removes the file of a logo that was replaced, payload `{key}`, unless an organization shows it after all. */
export const replacedLogo =
  (storage: Storage): JobWork =>
  async ({ payload }, door) => {
    const { key } = payload as { key: string };
    const shown = await door.asService((tx) =>
      tx
        .select({ id: organizations.id })
        .from(organizations)
        .where(or(eq(organizations.logoKey, key), eq(organizations.webLogoKey, key)))
        .limit(1),
    );
    if (!shown.length) await storage.remove(key);
  };
