import { and, eq, sql } from 'drizzle-orm';
import { rtmCodes } from '../../contract/platform/enumerations.ts';
import {
  getRtmSettings,
  saveRtmSettings,
  type BillingDetails,
  type RtmSettingsView,
} from '../../contract/rtm/settings.ts';
import { countingFieldNames } from '../../contract/rtm/fields.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { diffFields, type Changes } from '../../domain/platform/changes.ts';
import {
  defaultRtmSettings,
  emptyBillingDetails,
  validateBillingDetails,
  type RtmSettings,
} from '../../domain/rtm/settings.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { rtmSettings } from '../platform/db/schema.ts';
import { versionConflict } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { throwValidationError } from '../patients/patient-change.ts';
import type { Routes } from '../routes.ts';

type Row = typeof rtmSettings.$inferSelect;

const isOwnSettings = (scope: Scope, { organizationId }: Member) =>
  and(scope.organization(rtmSettings.organizationId), eq(rtmSettings.organizationId, organizationId));

const pickRuleSettings = (settings: RtmSettings): RtmSettings => pick(settings, countingFieldNames);

/** The billing details as one flat record. */
const flattenBilling = ({ charges, ...billing }: BillingDetails): Record<string, string | number | null> => ({
  ...billing,
  ...Object.fromEntries(rtmCodes.map((code) => [`charge ${code}`, charges[code] ?? null])),
});

/** The names of changed fields without their values: prices and numbers do not belong in the audit log. */
function describeBillingChanges(before: BillingDetails, after: BillingDetails): Changes {
  const names = Object.keys(diffFields(flattenBilling(before), flattenBilling(after)));
  return names.length > 0 ? { billing: [null, names] } : {};
}

const presentSettings = (row: Row | undefined): RtmSettingsView =>
  row
    ? {
        ...pickRuleSettings(row),
        billing: row.billing,
        version: row.version,
      }
    : { ...defaultRtmSettings, billing: emptyBillingDetails, version: 0 };

/** The settings of the reader's organization, or the defaults. */
export async function loadRtmSettings(tx: Tx, scope: Scope, actor: Member): Promise<RtmSettingsView> {
  const [row] = await tx.select().from(rtmSettings).where(isOwnSettings(scope, actor));
  return presentSettings(row);
}

export const rtmSettingsRoutes: Routes = (router) => {
  router.authenticated(getRtmSettings, async function handleGetRtmSettings({ tx, scope, actor }) {
    return loadRtmSettings(tx, scope, actor);
  });

  router.authenticated(
    saveRtmSettings,
    async function handleSaveRtmSettings({ tx, scope, actor, body, version, now, auditDetails }) {
      throwValidationError(validateBillingDetails(body.billing));
      const { organizationId, userId } = actor;
      const before = await loadRtmSettings(tx, scope, actor);
      const values = { ...body, updatedBy: userId, updatedAt: now };
      // Of two concurrent first saves the later one waits here and then finds the other's row.
      const [saved] =
        version === 0
          ? await tx
              .insert(rtmSettings)
              .values({ organizationId, ...values })
              .onConflictDoNothing()
              .returning()
          : await tx
              .update(rtmSettings)
              .set({ ...values, version: sql`${rtmSettings.version} + 1` })
              .where(and(isOwnSettings(scope, actor), eq(rtmSettings.version, version)))
              .returning();
      if (!saved) throw versionConflict(await loadRtmSettings(tx, scope, actor));
      const counting = diffFields({ ...pickRuleSettings(before) }, { ...pickRuleSettings(body) });
      auditDetails.subjects = [`organization:${organizationId}`];
      auditDetails.changes = { ...counting, ...describeBillingChanges(before.billing, body.billing) };
      if (Object.keys(counting).length > 0) await enqueue(tx, 'rtm-recalculation', organizationId, {});
      return presentSettings(saved);
    },
  );
};
