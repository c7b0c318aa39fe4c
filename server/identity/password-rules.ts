import { faulty } from '../http/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { withoutWords } from './own-words.ts';
import { passwordScore } from './password-strength.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  email: string;
  /** What somebody who knows them tries first: their names, their clinic's, the product's. */
  words: readonly string[];
  hasSecondFactor: boolean;
}

/** Scores of zxcvbn: whoever proves themselves by something else as well may have a simpler one. */
const scoreNeeded = ({ hasSecondFactor }: PasswordOwner) => (hasSecondFactor ? 2 : 3);

const COMMON = 'That password is too common. Please choose another.';
const BLANK = 'The password must not be only blanks.';
const EMAIL = 'The password must not be your email.';
const OWN_WORDS = 'The password must be more than your name, your email, your clinic or the name of this portal.';
const WEAK = 'That password is too easy to guess. A few unrelated words make a good one.';

/** The half of the check that needs no account, so that it tells a stranger nothing of one. */
export async function refuseKnownPassword(password: string, email: string, field: string): Promise<void> {
  const folded = password.trim().toLowerCase();
  if (!folded) throw faulty(field, BLANK);
  if (folded === email || folded === email.split('@')[0]) throw faulty(field, EMAIL);
  if ((await isCommonPassword(password)) || (await isCommonPassword(folded))) throw faulty(field, COMMON);
}

/**
 * OPEN-034 (NIST SP 800-63B): long enough is checked by the contract; here not only blanks, not the email, not a common one, and hard
 * enough to guess for somebody who knows whose it is.
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner, field: string): Promise<void> {
  await refuseKnownPassword(password, owner.email, field);
  const needed = scoreNeeded(owner);
  const rest = withoutWords(password, owner.words);
  if (rest !== null && (await passwordScore(rest, [])) < needed) throw faulty(field, OWN_WORDS);
  if ((await passwordScore(password, owner.words)) < needed) throw faulty(field, WEAK);
}
