import { createHash, scryptSync } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

const shape = z.strictObject({
  madeAt: z.string(),
  kind: z.enum(['postgres', 'pglite']),
  migrations: z.number(),
  database: z.strictObject({ file: z.string(), sha256: z.string() }),
  census: z.strictObject({ rows: z.record(z.string(), z.number()), walls: z.array(z.string()), version: z.string() }),
  /** Null if the files are in an object store, which has its own backup. */
  files: z.nullable(z.strictObject({ count: z.number(), bytes: z.number() })),
  /** Fingerprint of the secret that the backup needs. */
  secretMark: z.nullable(z.string()),
});

export type Manifest = z.infer<typeof shape>;

const NAME = 'manifest.json';

/** Written last: a folder without a manifest is not a backup. */
export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, NAME), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
}

/** Throws if the folder is not a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, NAME);
  if (!existsSync(file)) throw new Error(`${folder} is no complete backup: it has no ${NAME}.`);
  const read = shape.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} was not written by this version of the portal.`);
  const { database } = read.data;
  if ((await hashFile(join(folder, database.file))) !== database.sha256)
    throw new Error(`${join(folder, database.file)} is not what was written when the backup was made.`);
  return read.data;
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export const fingerprintSecret = (secret: string): string => scryptSync(secret, 'portal backup', 16).toString('hex');
