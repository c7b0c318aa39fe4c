import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOpenAddress } from '../../production-connections.ts';
import { readSecretFiles } from '../../secret-files.ts';

type Environment = Record<string, string | undefined>;

/** What a backup reads, from the same environment variables and secret files as the server. */
export interface BackupSources {
  dataDirectory: string;
  /** Null for PGlite. */
  ownerUrl: string | null;
  /** A login that bypasses row-level security. */
  backupUrl: string | null;
  /** From the environment, else from the data directory. */
  secret: string | null;
  isSecretInDataDirectory: boolean;
  hasObjectStore: boolean;
}

export const secretFile = (directory: string): string => join(directory, 'secret');

/** Throws where the server would not start: a secret that is given twice, and in production an open line to the database. */
export function readBackupSources(environment: Environment): BackupSources {
  const env = readSecretFiles(environment);
  const { DATABASE_OWNER_URL, DATABASE_BACKUP_URL } = env;
  const open = env.NODE_ENV === 'production' && findOpenAddress({ DATABASE_OWNER_URL, DATABASE_BACKUP_URL });
  if (open) throw new Error(open);
  const dataDirectory = env.DATA_DIR ?? './data';
  const ownerUrl = env.DATABASE_OWNER_URL || env.DATABASE_URL || null;
  const kept = secretFile(dataDirectory);
  return {
    dataDirectory,
    ownerUrl,
    backupUrl: env.DATABASE_BACKUP_URL || ownerUrl,
    secret: env.SECRET || (existsSync(kept) ? readFileSync(kept, 'utf8').trim() : null),
    isSecretInDataDirectory: !env.SECRET && existsSync(kept),
    hasObjectStore: Boolean(env.S3_ENDPOINT && env.S3_BUCKET),
  };
}
