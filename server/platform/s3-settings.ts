import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** A key of the file store; one that ends has a token. */
export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

export interface S3Settings extends S3Credentials {
  endpoint: string;
  bucket: string;
  region: string;
  /** Holds the key that counts now; it is replaced before the key ends. */
  credentialsFile?: string | undefined;
}

/** What `credential_process` of the AWS tools prints, and what their vaults write. */
const Credentials = z.object({
  AccessKeyId: z.string().check(z.minLength(1)),
  SecretAccessKey: z.string().check(z.minLength(1)),
  SessionToken: z.optional(z.string()),
});

export function readCredentials(file: string): S3Credentials {
  const { AccessKeyId, SecretAccessKey, SessionToken } = Credentials.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: SessionToken };
}

/** The key of the variables, or the one in `S3_CREDENTIALS_FILE`. */
function findKey(env: Record<string, string | undefined>): S3Credentials | null {
  const { S3_CREDENTIALS_FILE: file, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!file) return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  if (secretAccessKey) throw new Error('Set S3_SECRET_ACCESS_KEY or S3_CREDENTIALS_FILE, not both.');
  try {
    return readCredentials(file);
  } catch {
    throw new Error('S3_CREDENTIALS_FILE is a file with {"AccessKeyId": …, "SecretAccessKey": …, "SessionToken": …}.');
  }
}

/** The file store; null where files are in the data directory. */
export function readS3(env: Record<string, string | undefined>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = env;
  const key = endpoint && bucket ? findKey(env) : null;
  if (!endpoint || !bucket || !key) return null;
  return { endpoint, bucket, region: env.S3_REGION ?? 'us-east-1', ...key, credentialsFile: env.S3_CREDENTIALS_FILE };
}
