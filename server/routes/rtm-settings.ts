import { and, eq, sql } from 'drizzle-orm';
import { rtmCodes } from '../../contract/enumerations.ts';
import {
  getRtmSettings,
  saveRtmSettings,
  type BillingDetails,
  type RtmSettingsAnswer,
} from '../../contract/rtm-settings.ts';
import type { Member } from '../../domain/actor.ts';
import { changesBetween, type Changes } from '../../domain/changes.ts';
import { billingProblems, noBilling } from '../../domain/rtm/billing-details.ts';
import { defaultRtmSettings, type RtmSettings } from '../../domain/rtm/settings.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { rtmSettings } from '../db/schema/index.ts';
import { clash } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';
import { refuse } from './patient-change.ts';
import type { Routes } from './index.ts';

type Row = typeof rtmSettings.$inferSelect;

const own = (scope: Scope, { organizationId }: Member) =>
  and(scope.organization(rtmSettings.organizationId), eq(rtmSettings.organizationId, organizationId));

const countingOf = ({
  supplyDomain,
  dataDays,
  contactPerFurtherUnit,
  mostFurtherUnits,
  discipline,
}: RtmSettings): RtmSettings => ({ supplyDomain, dataDays, contactPerFurtherUnit, mostFurtherUnits, discipline });

/** Who bills and each charge, by name. */
const flat = ({ charges, ...billing }: BillingDetails): Record<string, string | number | null> => ({
  ...billing,
  ...Object.fromEntries(rtmCodes.map((code) => [`charge ${code}`, charges[code] ?? null])),
});

/** Which of them have changed, without what they are: prices and numbers are the clinic's own business. */
function billingChanged(before: BillingDetails, after: BillingDetails): Changes {
  const names = Object.keys(changesBetween(flat(before), flat(after)));
  return names.length > 0 ? { billing: [null, names] } : {};
}

const present = (row: Row | undefined): RtmSettingsAnswer =>
  row
    ? {
        ...countingOf(row as Row & RtmSettings),
        billing: row.billing as BillingDetails,
        version: row.version,
      }
    : { ...defaultRtmSettings, billing: noBilling, version: 0 };

/** The settings of the reader's organization, or the defaults. */
export async function settingsOf(tx: Tx, scope: Scope, actor: Member): Promise<RtmSettingsAnswer> {
  const [row] = await tx.select().from(rtmSettings).where(own(scope, actor));
  return present(row);
}

export const rtmSettingsRoutes: Routes = (served) => {
  served.acting(getRtmSettings, ({ tx, scope, actor }) => settingsOf(tx, scope, actor));

  served.acting(saveRtmSettings, async ({ tx, scope, actor, body, version, now, trace }) => {
    refuse(billingProblems(body.billing));
    const { organizationId, userId } = actor;
    const before = await settingsOf(tx, scope, actor);
    const values = { ...body, updatedBy: userId, updatedAt: now };
    // Of two who set something for the first time, the later one waits here and finds the other's row.
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
            .where(and(own(scope, actor), eq(rtmSettings.version, version)))
            .returning();
    if (!saved) throw clash(await settingsOf(tx, scope, actor));
    const counting = changesBetween({ ...countingOf(before) }, { ...countingOf(body) });
    trace.subjects = [`organization:${organizationId}`];
    trace.changes = { ...counting, ...billingChanged(before.billing, body.billing) };
    if (Object.keys(counting).length > 0) await enqueue(tx, 'rtm-recount', organizationId, {});
    return present(saved);
  });
};
