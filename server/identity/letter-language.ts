import { eq, or, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { Door } from '../db/door.ts';
import { people } from '../db/schema/index.ts';

/**
 * What to write to an address in: the language of its account, else that of whoever has the letter sent; English where
 * neither is known.
 */
export const letterLanguage = (door: Door, { email, sentBy }: { email: string; sentBy?: string }): Promise<Language> =>
  door.asService(async (tx) => {
    const isTheirs = eq(people.email, email);
    const [person] = await tx
      .select({ language: people.language })
      .from(people)
      .where(sentBy === undefined ? isTheirs : or(isTheirs, eq(people.id, sentBy)))
      .orderBy(sql`${isTheirs} desc`)
      .limit(1);
    return (person?.language ?? 'en') as Language;
  });
