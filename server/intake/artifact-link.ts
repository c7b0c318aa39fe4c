import { and, desc, eq } from 'drizzle-orm';
import type { ArtifactType } from '../../contract/platform/enumerations.ts';
import { intakeMessage } from '../../contract/intake/messages.ts';
import type { Configuration } from '../platform/configuration.ts';
import { isPatientInScope, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { artifacts, gaitSessions, patients, scanSessions } from '../platform/db/schema.ts';
import { notFound } from '../platform/http/http-error.ts';
import { signLink } from '../platform/storage/signed-link.ts';

const fileColumns = {
  organizationId: artifacts.organizationId,
  key: artifacts.storageKey,
  replayKey: artifacts.replayKey,
};
type File = { organizationId: number; key: string; replayKey: string | null };

/** The newest file of this type of a scan session; 404 without the session or the file. */
export async function requireScanSessionFile(tx: Tx, scope: Scope, id: number, type: ArtifactType): Promise<File> {
  const [found] = await tx
    .select(fileColumns)
    .from(artifacts)
    .innerJoin(
      scanSessions,
      and(eq(scanSessions.organizationId, artifacts.organizationId), eq(scanSessions.id, artifacts.scanSessionId)),
    )
    .where(
      and(
        scope.location(scanSessions.organizationId, scanSessions.locationId),
        eq(scanSessions.id, id),
        eq(artifacts.type, type),
      ),
    )
    .orderBy(desc(artifacts.id))
    .limit(1);
  if (!found) throw notFound(intakeMessage('intake.recordingNotFound'));
  return found;
}

/** The newest pose log of a gait session within the scope. */
export async function requireGaitPoseLog(tx: Tx, scope: Scope, id: number): Promise<File> {
  const [found] = await tx
    .select(fileColumns)
    .from(artifacts)
    .innerJoin(
      gaitSessions,
      and(eq(gaitSessions.organizationId, artifacts.organizationId), eq(gaitSessions.id, artifacts.gaitSessionId)),
    )
    .innerJoin(patients, isPatientOf(gaitSessions))
    .where(and(isPatientInScope(scope), eq(gaitSessions.id, id), eq(artifacts.type, 'pose-log')))
    .orderBy(desc(artifacts.id))
    .limit(1);
  if (!found) throw notFound(intakeMessage('intake.recordingNotFound'));
  return found;
}

/** The response of a signed-url call (API-27, API-28, API-30). */
export const buildSignedLinks = ({ organizationId, key, replayKey }: File, { secret }: Configuration, now: Date) => ({
  url: signLink(secret, { organizationId, key }, now),
  replayUrl: replayKey === null ? null : signLink(secret, { organizationId, key: replayKey }, now),
});
