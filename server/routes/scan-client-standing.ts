import { standingOf, type VersionStanding } from '../../domain/scan/client-version.ts';
import type { Tx } from '../db/database.ts';
import { scanClientVersions } from '../db/schema/index.ts';
import { faulty, Refusal } from '../http/refusal.ts';

/** Where a client's version stands among those that vendor staff keep; null when nothing can be said of it. */
export async function clientStanding(tx: Tx, versionId: string): Promise<VersionStanding | null> {
  const known = await tx
    .select({
      versionId: scanClientVersions.versionId,
      updateRequired: scanClientVersions.updateRequired,
      isLatest: scanClientVersions.isLatest,
    })
    .from(scanClientVersions);
  return standingOf(versionId, known);
}

/** Refuses a client that has to be updated first (426), with the latest version in `current`. */
export async function checkClientVersion(tx: Tx, versionId: string): Promise<void> {
  const standing = await clientStanding(tx, versionId);
  if (!standing) throw faulty('clientVersion', 'Version ID must match the pattern X.X.X');
  if (standing.updateRequired) throw new Refusal(426, 'Update required', { current: standing });
}
