import { and, eq, sql } from 'drizzle-orm';
import {
  currentOrganization,
  requireSecondFactor,
  updateOrganization,
  uploadOwnLogo,
  type Organization,
} from '../../contract/organization.ts';
import { changesBetween } from '../../domain/changes.ts';
import type { Member } from '../../domain/actor.ts';
import type { Configuration } from '../configuration.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { organizations } from '../db/schema/index.ts';
import { checkedPng } from '../http/png.ts';
import { databaseCode } from '../http/problems.ts';
import { clash, conflict, faulty, notFound } from '../http/refusal.ts';
import { uploadedFile } from '../http/uploaded-file.ts';
import { hasSecondFactor } from '../identity/second-factor.ts';
import { logoUrl } from './logo-url.ts';
import { replaceLogo } from './replace-logo.ts';
import type { Routes } from './index.ts';

type Row = typeof organizations.$inferSelect;

const NAME_TAKEN = 'An organization with this name already exists.';

const present = (row: Row, configuration: Configuration, now: Date): Organization => ({
  id: row.id,
  name: row.name,
  timezone: row.timezone,
  webLogoUrl: logoUrl(row.webLogoKey, row.id, configuration, now),
  logoUrl: logoUrl(row.logoKey, row.id, configuration, now),
  isResearchOrg: row.isResearchOrg,
  supportsSSO: row.supportsSso,
  products: row.products as Organization['products'],
  riskReading: row.riskReading as Organization['riskReading'],
  requiresSecondFactor: row.requiresSecondFactor,
  version: row.version,
});

const own = (scope: Scope, { organizationId }: Member) =>
  and(scope.organization(organizations.id), eq(organizations.id, organizationId));

async function organizationOf(tx: Tx, scope: Scope, actor: Member): Promise<Row> {
  const [row] = await tx.select().from(organizations).where(own(scope, actor));
  if (!row) throw notFound('Organization');
  return row;
}

const detailsOf = ({ name, timezone, riskReading }: Row) => ({ name, timezone, riskReading });

const requirementOf = ({ requiresSecondFactor }: Row) => ({ requiresSecondFactor });

const nameTaken = (error: unknown): never => {
  if (databaseCode(error) === '23505') throw conflict(NAME_TAKEN, { name: NAME_TAKEN });
  throw error;
};

export const organizationRoutes: Routes = (served, { configuration, storage, door }) => {
  served.acting(currentOrganization, async ({ tx, scope, actor, now }) =>
    present(await organizationOf(tx, scope, actor), configuration, now),
  );

  served.acting(updateOrganization, async ({ tx, scope, actor, body, version, now, trace }) => {
    const before = await organizationOf(tx, scope, actor);
    if (body.riskReading && body.riskReading !== before.riskReading && !before.products.includes('SCAN'))
      throw faulty('riskReading', 'This is chosen by organizations that hold Scan.');
    const [saved] = await tx
      .update(organizations)
      .set({ ...body, version: version + 1, updatedAt: sql`now()` })
      .where(and(own(scope, actor), eq(organizations.version, version)))
      .returning()
      .catch(nameTaken);
    if (!saved) throw clash(present(await organizationOf(tx, scope, actor), configuration, now));
    trace.subjects = [`organization:${saved.id}`];
    trace.changes = changesBetween(detailsOf(before), detailsOf(saved));
    return present(saved, configuration, now);
  });

  served.acting(
    requireSecondFactor,
    async ({ tx, scope, actor, body, now, trace }) => {
      const before = await organizationOf(tx, scope, actor);
      const [saved] = await tx
        .update(organizations)
        .set({
          requiresSecondFactor: body.isRequired,
          version: sql`${organizations.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(own(scope, actor))
        .returning();
      if (!saved) throw notFound('Organization');
      trace.subjects = [`organization:${saved.id}`];
      trace.changes = changesBetween(requirementOf(before), requirementOf(saved));
      return present(saved, configuration, now);
    },
    async ({ body }, { userId }) => {
      if (body.isRequired && !(await hasSecondFactor(door.service, userId)))
        throw faulty('isRequired', 'Turn on two-step verification for your own account first.');
    },
  );

  served.acting(uploadOwnLogo, async ({ tx, scope, actor, bytes, c, now, trace }) => {
    const picture = checkedPng(await uploadedFile(bytes, c.req.header('content-type')));
    const { organizationId } = actor;
    const key = await replaceLogo({ tx, scope, storage }, organizationId, picture);
    trace.subjects = [`organization:${organizationId}`];
    const url = logoUrl(key, organizationId, configuration, now)!;
    return { logoUrl: url, webLogoUrl: url };
  });
};
