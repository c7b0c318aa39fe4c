import { clientVersionFieldMessage, clientVersionMessage } from '../../contract/client-versions/messages.ts';
import { standingOf, type VersionStanding } from '../../domain/client-versions/client-version.ts';
import type { Tx } from '../platform/db/database.ts';
import { scanClientVersions } from '../platform/db/schema.ts';
import { validationError, HttpError } from '../platform/http/http-error.ts';

/** Where a client's version stands among those that vendor staff keep; null when nothing can be said of it. */
export async function findClientStatus(tx: Tx, versionId: string): Promise<VersionStanding | null> {
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
export async function requireSupportedClient(tx: Tx, versionId: string): Promise<void> {
  const standing = await findClientStatus(tx, versionId);
  if (!standing) throw validationError('clientVersion', clientVersionFieldMessage('clientVersions.invalidId'));
  if (standing.updateRequired)
    throw new HttpError(426, clientVersionMessage('clientVersions.updateRequired'), { current: standing });
}
