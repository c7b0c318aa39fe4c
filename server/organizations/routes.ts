import { and, eq, sql } from 'drizzle-orm';
import { secondFactorMessage } from '../../contract/identity/messages.ts';
import { organizationFieldNames } from '../../contract/organizations/fields.ts';
import { organizationMessage } from '../../contract/organizations/messages.ts';
import {
  currentOrganization,
  requireSecondFactor,
  updateOrganization,
  uploadOwnLogo,
  type Organization,
} from '../../contract/organizations/organization.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import { hasSecondFactor } from '../identity/second-factor.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { findDatabaseErrorCode } from '../platform/http/error-response.ts';
import { versionConflict, conflict, validationError, notFound } from '../platform/http/http-error.ts';
import { readUploadedFile } from '../platform/http/read-request.ts';
import type { Routes } from '../routes.ts';
import { checkLogo, buildLogoUrl, replaceLogo } from './logo.ts';

type Row = typeof organizations.$inferSelect;

const NAME_TAKEN = organizationMessage('organizations.nameTaken');

const presentOrganization = (row: Row, configuration: Configuration, now: Date): Organization => ({
  id: row.id,
  ...pick(row, organizationFieldNames),
  webLogoUrl: buildLogoUrl(row.webLogoKey, row.id, configuration, now),
  logoUrl: buildLogoUrl(row.logoKey, row.id, configuration, now),
  isResearchOrg: row.isResearchOrg,
  supportsSSO: row.supportsSso,
  products: row.products as Organization['products'],
  requiresSecondFactor: row.requiresSecondFactor,
  version: row.version,
});

const isOwnOrganization = (scope: Scope, { organizationId }: Member) =>
  and(scope.organization(organizations.id), eq(organizations.id, organizationId));

async function requireOwnOrganization(tx: Tx, scope: Scope, actor: Member): Promise<Row> {
  const [row] = await tx.select().from(organizations).where(isOwnOrganization(scope, actor));
  if (!row) throw notFound(organizationMessage('organizations.notFound'));
  return row;
}

const pickDetails = (row: Row) => pick(row, organizationFieldNames);

const pickRequirement = ({ requiresSecondFactor }: Row) => ({ requiresSecondFactor });

const throwNameTaken = (error: unknown): never => {
  if (findDatabaseErrorCode(error) === '23505') throw conflict(NAME_TAKEN, { name: NAME_TAKEN });
  throw error;
};

export const organizationRoutes: Routes = (router, { configuration, storage, tenantDb }) => {
  router.authenticated(currentOrganization, async function handleCurrentOrganization({ tx, scope, actor, now }) {
    return presentOrganization(await requireOwnOrganization(tx, scope, actor), configuration, now);
  });

  router.authenticated(
    updateOrganization,
    async function handleUpdateOrganization({ tx, scope, actor, body, version, now, auditDetails }) {
      const before = await requireOwnOrganization(tx, scope, actor);
      if (body.riskReading && body.riskReading !== before.riskReading && !before.products.includes('SCAN'))
        throw validationError('riskReading', organizationMessage('organizations.needsScan'));
      const [saved] = await tx
        .update(organizations)
        .set({ ...body, version: version + 1, updatedAt: sql`now()` })
        .where(and(isOwnOrganization(scope, actor), eq(organizations.version, version)))
        .returning()
        .catch(throwNameTaken);
      if (!saved)
        throw versionConflict(presentOrganization(await requireOwnOrganization(tx, scope, actor), configuration, now));
      auditDetails.subjects = [`organization:${saved.id}`];
      auditDetails.changes = diffFields(pickDetails(before), pickDetails(saved));
      return presentOrganization(saved, configuration, now);
    },
  );

  router.authenticated(
    requireSecondFactor,
    async function handleRequireSecondFactor({ tx, scope, actor, body, now, auditDetails }) {
      const before = await requireOwnOrganization(tx, scope, actor);
      const [saved] = await tx
        .update(organizations)
        .set({
          requiresSecondFactor: body.isRequired,
          version: sql`${organizations.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(isOwnOrganization(scope, actor))
        .returning();
      if (!saved) throw notFound(organizationMessage('organizations.notFound'));
      auditDetails.subjects = [`organization:${saved.id}`];
      auditDetails.changes = diffFields(pickRequirement(before), pickRequirement(saved));
      return presentOrganization(saved, configuration, now);
    },
    async ({ body }, { userId }) => {
      if (body.isRequired && !(await hasSecondFactor(tenantDb.service, userId)))
        throw validationError('isRequired', secondFactorMessage('secondFactor.ownAccountFirst'));
    },
  );

  router.authenticated(
    uploadOwnLogo,
    async function handleUploadOwnLogo({ tx, scope, actor, bytes, c, now, auditDetails }) {
      const picture = checkLogo(await readUploadedFile(bytes, c.req.header('content-type')));
      const { organizationId } = actor;
      const key = await replaceLogo({ tx, scope, storage }, organizationId, picture);
      auditDetails.subjects = [`organization:${organizationId}`];
      const url = buildLogoUrl(key, organizationId, configuration, now)!;
      return { logoUrl: url, webLogoUrl: url };
    },
  );
};
