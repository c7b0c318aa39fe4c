import { and, eq } from 'drizzle-orm';
import {
  listAssessments,
  listScanSessions,
  offeredScanModules,
  ownRiskOutcomes,
  scanArtifactLink,
} from '../../contract/scan.ts';
import type { StoredModule } from '../../contract/scan-modules.ts';
import { assessments } from '../../domain/scan/assessments.ts';
import { filledIn } from '../../domain/scan/modules/filled-in.ts';
import type { Member, VendorStaff } from '../../domain/actor.ts';
import type { Tx } from '../db/database.ts';
import type { Door, Scope } from '../db/door.ts';
import { organizations } from '../db/schema/index.ts';
import { fileOfScanSession, linkTo } from './artifact-link.ts';
import { emulatedBy } from './emulated-organization.ts';
import { outcomesOf } from './risk-outcomes.ts';
import { scanSessionsPage } from './scan-sessions-page.ts';
import type { Routes } from './index.ts';

async function modulesOf(tx: Tx, scope: Scope, organizationId: number): Promise<StoredModule[]> {
  const [row] = await tx
    .select({ products: organizations.products, scanModules: organizations.scanModules })
    .from(organizations)
    .where(and(scope.organization(organizations.id), eq(organizations.id, organizationId)));
  return row?.products.includes('SCAN') ? (row.scanModules as StoredModule[]) : [];
}

/** Vendor staff may be offered another organization's modules; everybody else sees their own (OPEN-124). */
function offeredTo(door: Door, { userId, role, organizationId, ...rest }: Member): Promise<StoredModule[]> {
  if (role === 'VENDOR_ADMIN' || role === 'VENDOR_SUPPORT') {
    const vendor: VendorStaff = { kind: 'vendor', userId, role, organizationId };
    return door.withActor(vendor, async (tx, scope) => modulesOf(tx, scope, await emulatedBy(tx, vendor)));
  }
  return door.withActor({ ...rest, userId, role, organizationId }, (tx, scope) => modulesOf(tx, scope, organizationId));
}

export const scanRoutes: Routes = (served, { configuration, door }) => {
  served.acting(listAssessments, async () => [...assessments]);

  served.person(offeredScanModules, async ({ person: { member } }) =>
    member ? filledIn(await offeredTo(door, member)) : [],
  );

  served.acting(ownRiskOutcomes, async ({ tx, scope, actor }) => outcomesOf(tx, scope, actor.organizationId));

  served.acting(listScanSessions, async ({ tx, scope, list, query, now }) =>
    scanSessionsPage(tx, scope, list, query, { configuration, now }),
  );

  served.acting(scanArtifactLink, async ({ tx, scope, params: { id, artifact }, now }) =>
    linkTo(await fileOfScanSession(tx, scope, id, artifact), configuration, now),
  );
};
