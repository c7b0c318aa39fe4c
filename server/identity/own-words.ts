import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../db/database.ts';
import { organizations, people, practitioners } from '../db/schema/index.ts';
import type { PasswordOwner } from './password-rules.ts';

/** The product's own names, whatever brand it is shown under. */
const PRODUCT_WORDS = ['exer', 'exer portal', 'portal'];
const SHORTEST = 3;

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of names and addresses, longest first: each part of three letters and more, and the whole written together. */
export function ownWords(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const parts = folded(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    return [...parts, parts.join('')];
  });
  return [...new Set(words)].filter(({ length }) => length >= SHORTEST).toSorted((a, b) => b.length - a.length);
}

/** What is left of a password when such words are taken out; null where it has none of them. */
export function withoutWords(password: string, words: readonly string[]): string | null {
  const whole = folded(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest === whole ? null : rest;
}

/** Both sides of an address, without what all addresses of a country have at their end. */
const partsOf = (email: string): string[] => {
  const [local, domain] = email.split('@');
  return [local ?? '', ...(domain ?? '').split('.').slice(0, -1)];
};

/** Who is to have a password: the account of an address or whoever is invited by it, with the names given beside it. */
export async function passwordOwner(
  db: Tx,
  configuration: Pick<Configuration, 'browser'>,
  email: string,
  names: readonly string[] = [],
): Promise<PasswordOwner> {
  const [person] = await db
    .select({ firstName: people.firstName, lastName: people.lastName, hasSecondFactor: people.twoFactorEnabled })
    .from(people)
    .where(eq(people.email, email));
  const profiles = await db
    .select({ clinic: organizations.name, firstName: practitioners.firstName, lastName: practitioners.lastName })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .where(
      and(
        isNull(practitioners.removedAt),
        or(
          eq(practitioners.email, email),
          sql`${practitioners.userId} = (select id from people where email = ${email})`,
        ),
      ),
    );
  const known = [person, ...profiles].flatMap((one) => (one ? [one.firstName, one.lastName] : []));
  const clinics = profiles.map(({ clinic }) => clinic);
  const words = ownWords([
    ...names,
    ...known,
    ...clinics,
    ...partsOf(email),
    ...PRODUCT_WORDS,
    configuration.browser.brand.name,
  ]);
  return { email, words, hasSecondFactor: person?.hasSecondFactor ?? false };
}
