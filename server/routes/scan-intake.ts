import { checkScanClient, postScanSession, putScanArtifact } from '../../contract/scan-intake.ts';
import { checkArtifact, sentForm } from '../http/checked-artifact.ts';
import { notFound } from '../http/refusal.ts';
import { clientStanding } from './scan-client-standing.ts';
import { onlyOne } from '../http/list-query.ts';
import { scanSessionsPage } from './scan-sessions-page.ts';
import { takeScanArtifact } from './taken-scan-artifact.ts';
import { takeIn } from './taken-scan-session.ts';
import type { Routes } from './index.ts';

/** Calls of the scan client: is it new enough, and what it has recorded. */
export const scanIntakeRoutes: Routes = (served, { configuration, door, storage }) => {
  served.open(checkScanClient, async ({ params: { versionId } }) => {
    const standing = await clientStanding(door.service, versionId);
    if (!standing) throw notFound('Version');
    return standing;
  });

  served.acting(postScanSession, async ({ tx, scope, actor, body, now }) => {
    await takeIn({ tx, scope, actor, now }, body);
    const { sessionUUID } = body;
    const { items } = await scanSessionsPage(tx, scope, onlyOne, { sessionUUID }, { configuration, now });
    return items[0]!;
  });

  served.acting(
    putScanArtifact,
    async ({ tx, scope, params: { uuid, type }, bytes, c }) =>
      takeScanArtifact({ tx, scope, storage }, uuid, { type, form: sentForm(type, c), bytes }),
    async ({ params: { type }, bytes, c }) => checkArtifact(type, sentForm(type, c), bytes),
  );
};
