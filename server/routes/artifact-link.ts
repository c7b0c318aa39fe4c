import { and, desc, eq } from 'drizzle-orm';
import type { ArtifactType } from '../../contract/enumerations.ts';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { artifacts, gaitSessions, patients, scanSessions } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import { signLink } from '../storage/signed-link.ts';

const file = { organizationId: artifacts.organizationId, key: artifacts.storageKey, replayKey: artifacts.replayKey };
type File = { organizationId: number; key: string; replayKey: string | null };

/** The newest file of that type of a scan session within the scope; 404 alike for no such session and no such file. */
export async function fileOfScanSession(tx: Tx, scope: Scope, id: number, type: ArtifactType): Promise<File> {
  const [found] = await tx
    .select(file)
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
  if (!found) throw notFound('Recording');
  return found;
}

/** The newest pose log of a gait session within the scope. */
export async function poseLogOfGaitSession(tx: Tx, scope: Scope, id: number): Promise<File> {
  const [found] = await tx
    .select(file)
    .from(artifacts)
    .innerJoin(
      gaitSessions,
      and(eq(gaitSessions.organizationId, artifacts.organizationId), eq(gaitSessions.id, artifacts.gaitSessionId)),
    )
    .innerJoin(
      patients,
      and(eq(patients.organizationId, gaitSessions.organizationId), eq(patients.id, gaitSessions.patientId)),
    )
    .where(
      and(
        scope.location(patients.organizationId, patients.locationId),
        eq(gaitSessions.id, id),
        eq(artifacts.type, 'pose-log'),
      ),
    )
    .orderBy(desc(artifacts.id))
    .limit(1);
  if (!found) throw notFound('Recording');
  return found;
}

/** What a signed-url call answers (API-27, API-28, API-30). */
export const linkTo = ({ organizationId, key, replayKey }: File, { secret }: Configuration, now: Date) => ({
  url: signLink(secret, { organizationId, key }, now),
  replayUrl: replayKey === null ? null : signLink(secret, { organizationId, key: replayKey }, now),
});
