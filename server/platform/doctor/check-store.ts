import type { Environment, Finding } from './finding.ts';
import { fail, ok } from './finding.ts';
import { readS3, type S3Settings } from '../s3-settings.ts';
import { s3Storage } from '../storage/s3.ts';

const WAIT_MS = 10_000;

const places = ['S3_ENDPOINT', 'S3_BUCKET'];
/** A key in a file, or the two parts of one. */
const listNames = (env: Environment) => [
  ...places,
  ...(env.S3_CREDENTIALS_FILE ? ['S3_CREDENTIALS_FILE'] : ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
];

function readSettings(env: Environment): S3Settings | null {
  try {
    return readS3(env);
  } catch {
    return null;
  }
}

/** Whether strangers may list the bucket. */
async function isPublic({ endpoint, bucket }: S3Settings): Promise<boolean> {
  const url = `${endpoint.replace(/\/$/, '')}/${bucket}?list-type=2&max-keys=1`;
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });
  await response.body?.cancel();
  return response.ok;
}

/** Whether the S3 store can be reached with its key, and only with it. */
export async function checkStore(env: Environment): Promise<Finding[]> {
  const names = listNames(env);
  const set = names.filter((name) => env[name]);
  if (set.length === 0) return [ok('Files', 'Files are in the data directory.')];
  const missing = names.filter((name) => !env[name]);
  if (missing.length)
    return [fail('Files', `${missing.join(' and ')} not set: files go to the data directory instead of the S3 store.`)];
  const settings = readSettings(env);
  if (!settings) return [fail('Files', 'S3_CREDENTIALS_FILE cannot be read, or has no key of the S3 store.')];
  const found: Finding[] = [];
  try {
    await s3Storage(settings).list()[Symbol.asyncIterator]().next();
    found.push(ok('Files', 'The S3 bucket can be listed with its key.'));
  } catch {
    found.push(fail('Files', 'The S3 bucket cannot be listed with its key. Check address, bucket, region and key.'));
  }
  if (await isPublic(settings).catch(() => false))
    found.push(fail('Files', 'Anybody can list the S3 bucket without a key. Block public access now.'));
  return found;
}
