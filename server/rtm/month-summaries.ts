import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { BillingProvider, MissingCode, RtmMonth } from '../../contract/rtm/billing.ts';
import type { RtmCode } from '../../contract/platform/enumerations.ts';
import type { RtmSettingsView } from '../../contract/rtm/settings.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import { toMonth } from '../../domain/platform/calendar.ts';
import { computeCents, sumCents } from '../../domain/rtm/charges/charge.ts';
import { findNextCode } from '../../domain/rtm/forecast/next-code.ts';
import { isBillingFinal } from '../../domain/rtm/cycle.ts';
import type { Tx } from '../platform/db/database.ts';
import { patients, practitioners, rtmStatusChanges } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';
import { listUnearnedCycles } from './cycle-groups.ts';
import type { CycleRow } from './cycle-queries.ts';
import { cacheToday } from './month-reader.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** The providers among the ids whom the reader may see. */
async function listProviders(
  { tx, scope, actor }: Reader,
  ids: readonly number[],
  further?: SQL,
): Promise<Map<number, BillingProvider>> {
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName } = practitioners;
  const rows = await tx
    .select({ id, firstName, lastName })
    .from(practitioners)
    .where(and(isProviderAccessible(tx, actor, scope), inArray(id, [...new Set(ids)]), further));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The primary provider of each patient, where the reader may see them; not one who was removed. */
export async function listPrimaryProviders(
  reader: Reader,
  patientIds: readonly number[],
): Promise<Map<number, BillingProvider>> {
  const { tx, scope } = reader;
  const rows = await tx
    .select({ id: patients.id, providerId: patients.primaryPractitionerId })
    .from(patients)
    .where(and(scope.organization(patients.organizationId), inArray(patients.id, [...patientIds])));
  const providers = await listProviders(
    reader,
    rows.flatMap(({ providerId }) => providerId ?? []),
    isNull(practitioners.removedAt),
  );
  return new Map(
    rows.flatMap(({ id, providerId }) => {
      const provider = providerId === null ? undefined : providers.get(providerId);
      return provider ? [[id, provider] as const] : [];
    }),
  );
}

/** Who billed the latest of these cycles, by patient. */
async function listAttestedProviders(
  reader: Reader,
  billed: readonly CycleRow[],
): Promise<Map<number, BillingProvider | null>> {
  if (billed.length === 0) return new Map();
  const { tx, scope } = reader;
  const rows = await tx
    .selectDistinctOn([rtmStatusChanges.patientId], {
      patientId: rtmStatusChanges.patientId,
      providerId: sql<number | null>`(${rtmStatusChanges.attestation}->>'practitionerId')::int`,
    })
    .from(rtmStatusChanges)
    .where(
      and(
        scope.organization(rtmStatusChanges.organizationId),
        eq(rtmStatusChanges.toStatus, 'BILLED'),
        inArray(
          rtmStatusChanges.cycleId,
          billed.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(rtmStatusChanges.patientId, desc(rtmStatusChanges.createdAt), desc(rtmStatusChanges.id));
  const providers = await listProviders(
    reader,
    rows.flatMap(({ providerId }) => providerId ?? []),
  );
  return new Map(
    rows.flatMap(({ patientId, providerId }) =>
      providerId === null ? [] : [[patientId, providers.get(providerId) ?? null] as const],
    ),
  );
}

type Summary = Pick<RtmMonth, 'cents' | 'missing' | 'practitioner'>;

/** What the row of each patient shows beside the cycles: charges, what is missing, and by whom it is billed. */
export async function summarizeMonths(
  reader: Reader,
  { month, settings, shown, now }: { month: string; settings: RtmSettingsView; shown: readonly CycleRow[]; now: Date },
): Promise<(patientId: number) => Summary> {
  const { tx, scope } = reader;
  const ids = [...new Set(shown.map(({ patientId }) => patientId))];
  const billed = shown.filter(({ status }) => status === 'BILLED');
  const showsOpen = shown.some(({ status }) => status === 'IN_PROGRESS');
  const [primary, attested, unearned] = await Promise.all([
    listPrimaryProviders(reader, ids),
    listAttestedProviders(reader, billed),
    showsOpen ? listUnearnedCycles({ tx, scope, month, now }, ids) : [],
  ]);
  const todayAt = cacheToday(now);
  const missingOf = groupBy(
    unearned.flatMap((cycle) => {
      const step = findNextCode(cycle, todayAt(cycle.timezone), settings);
      return step ? [{ patientId: cycle.patientId, ...step.next }] : [];
    }),
    ({ patientId }) => patientId,
  );
  const cyclesOf = groupBy(shown, ({ patientId }) => patientId);
  const toMissing = ({ next, days, minutes, contacts, by }: ReturnType<typeof missingOf>[number]): MissingCode => ({
    code: next,
    days,
    minutes,
    contacts,
    by,
  });
  return (patientId) => ({
    cents: sumCents(
      cyclesOf(patientId)
        .filter(({ status, endDate }) => isBillingFinal(status as RtmMonth['status']) && toMonth(endDate) === month)
        .map(({ code, units }) => computeCents(settings.billing.charges, code as RtmCode, units)),
    ),
    missing: missingOf(patientId)
      .toSorted((a, b) => a.by.localeCompare(b.by))
      .map(toMissing),
    practitioner: attested.has(patientId) ? (attested.get(patientId) ?? null) : (primary.get(patientId) ?? null),
  });
}
