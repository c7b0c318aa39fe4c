import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Record<string, string | undefined>;

/** Where the portal keeps what a backup is made of; the same variables as the server's. */
export interface Place {
  dataDirectory: string;
  /** Null where the database is PGlite in the data directory. */
  ownerUrl: string | null;
  /** A login that sees every row. */
  backupUrl: string | null;
  /** The environment's, else the one kept in the data directory. */
  secret: string | null;
  /** It is kept in the data directory. */
  secretIsKept: boolean;
  filesInStore: boolean;
}

export const keptSecretFile = (directory: string): string => join(directory, 'secret');

export function placeOf(env: Environment): Place {
  const dataDirectory = env.DATA_DIR ?? './data';
  const ownerUrl = env.DATABASE_OWNER_URL || env.DATABASE_URL || null;
  const kept = keptSecretFile(dataDirectory);
  return {
    dataDirectory,
    ownerUrl,
    backupUrl: env.DATABASE_BACKUP_URL || ownerUrl,
    secret: env.SECRET || (existsSync(kept) ? readFileSync(kept, 'utf8').trim() : null),
    secretIsKept: !env.SECRET && existsSync(kept),
    filesInStore: Boolean(env.S3_ENDPOINT && env.S3_BUCKET),
  };
}
