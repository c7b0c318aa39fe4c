import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, users, practitioners } from '../platform/db/schema.ts';
import type { PasswordOwner } from './password-rules.ts';

/** Names of the product itself, whatever the brand. */
const PRODUCT_WORDS = ['exer', 'exer portal', 'portal'];
const MIN_LENGTH = 3;

const foldText = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of names and addresses, longest first: every part with three letters or more, and all parts joined. */
export function listPersonalWords(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const parts = foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    return [...parts, parts.join('')];
  });
  return [...new Set(words)].filter(({ length }) => length >= MIN_LENGTH).toSorted((a, b) => b.length - a.length);
}

/** The password without these words; null when it contains none of them. */
export function removeWords(password: string, words: readonly string[]): string | null {
  const whole = foldText(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest === whole ? null : rest;
}

/** Both sides of an address, without the top-level domain. */
const splitEmail = (email: string): string[] => {
  const [local, domain] = email.split('@');
  return [local ?? '', ...(domain ?? '').split('.').slice(0, -1)];
};

/** The account or the invited profile of an address, with the words that a password must not consist of. */
export async function loadPasswordOwner(
  db: Tx,
  configuration: Pick<Configuration, 'browser'>,
  email: string,
  names: readonly string[] = [],
): Promise<PasswordOwner> {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, hasSecondFactor: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.email, email));
  const profiles = await db
    .select({ clinic: organizations.name, firstName: practitioners.firstName, lastName: practitioners.lastName })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .where(
      and(
        isNull(practitioners.removedAt),
        or(
          eq(practitioners.email, email),
          sql`${practitioners.userId} = (select id from users where email = ${email})`,
        ),
      ),
    );
  const known = [person, ...profiles].flatMap((one) => (one ? [one.firstName, one.lastName] : []));
  const clinics = profiles.map(({ clinic }) => clinic);
  const words = listPersonalWords([
    ...names,
    ...known,
    ...clinics,
    ...splitEmail(email),
    ...PRODUCT_WORDS,
    configuration.browser.brand.name,
  ]);
  return { email, words, hasSecondFactor: person?.hasSecondFactor ?? false };
}
