import { and, eq } from 'drizzle-orm';
import {
  listAssessments,
  listScanSessions,
  offeredScanModules,
  ownRiskOutcomes,
  scanArtifactLink,
} from '../../contract/scan-sessions/scan-sessions.ts';
import type { StoredModule } from '../../contract/scan-modules/scan-modules.ts';
import { assessments, fillInAssessments } from '../../domain/scan-modules/assessments.ts';
import type { Member, VendorStaff } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import type { TenantDb, Scope } from '../platform/db/tenant-context.ts';
import { organizations } from '../platform/db/schema.ts';
import { requireScanSessionFile, buildSignedLinks } from '../intake/artifact-link.ts';
import { getEmulatedOrganizationId } from '../settings/routes.ts';
import { listCurrentOutcomes, listOutcomes, loadCriteria } from '../risk-analysis/queries.ts';
import { listScanSessionPage, needsOutcomes } from './queries.ts';
import type { Routes } from '../routes.ts';

async function loadModules(tx: Tx, scope: Scope, organizationId: number): Promise<StoredModule[]> {
  const [row] = await tx
    .select({ products: organizations.products, scanModules: organizations.scanModules })
    .from(organizations)
    .where(and(scope.organization(organizations.id), eq(organizations.id, organizationId)));
  return row?.products.includes('SCAN') ? (row.scanModules as StoredModule[]) : [];
}

/** Vendor staff may be offered another organization's modules; everybody else sees their own (OPEN-124). */
function loadOfferedModules(
  tenantDb: TenantDb,
  { userId, role, organizationId, ...rest }: Member,
): Promise<StoredModule[]> {
  if (role === 'VENDOR_ADMIN' || role === 'VENDOR_SUPPORT') {
    const vendor: VendorStaff = { kind: 'vendor', userId, role, organizationId };
    return tenantDb.withActor(vendor, async (tx, scope) =>
      loadModules(tx, scope, await getEmulatedOrganizationId(tx, vendor)),
    );
  }
  return tenantDb.withActor({ ...rest, userId, role, organizationId }, (tx, scope) =>
    loadModules(tx, scope, organizationId),
  );
}

export const scanRoutes: Routes = (router, { configuration, tenantDb }) => {
  router.authenticated(listAssessments, async function handleListAssessments() {
    return [...assessments];
  });

  router.account(offeredScanModules, async function handleOfferedScanModules({ person: { member } }) {
    return member ? fillInAssessments(await loadOfferedModules(tenantDb, member)) : [];
  });

  router.authenticated(ownRiskOutcomes, async function handleOwnRiskOutcomes({ tx, scope, actor }) {
    return listOutcomes(tx, scope, actor.organizationId);
  });

  router.authenticated(listScanSessions, async function handleListScanSessions({ tx, scope, actor, list, query, now }) {
    const outcomes = needsOutcomes(query, list.sort)
      ? listCurrentOutcomes(await loadCriteria(tx, scope, actor.organizationId)).map((outcome) => ({ outcome }))
      : [];
    return listScanSessionPage(tx, scope, list, query, { configuration, now, outcomes });
  });

  router.authenticated(
    scanArtifactLink,
    async function handleScanArtifactLink({ tx, scope, params: { id, artifact }, now }) {
      return buildSignedLinks(await requireScanSessionFile(tx, scope, id, artifact), configuration, now);
    },
  );
};
