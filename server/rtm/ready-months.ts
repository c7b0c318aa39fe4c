import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { RtmCode, RtmFlag, RtmModifier } from '../../contract/platform/enumerations.ts';
import type { ReadyMonth } from '../../contract/rtm/bulk-billing.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import { computeCents, type ChargeList } from '../../domain/rtm/charges/charge.ts';
import { isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients, rtmCycles } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { endsInMonth, locationColumns, patientColumns, presentRtmPatient } from './cycle-queries.ts';
import { matchesMonthFilter, type MonthFilter } from './list-months.ts';
import { listPrimaryProviders } from './month-summaries.ts';

interface Selection extends MonthFilter {
  month: string;
  charges: ChargeList;
}

/** Patients with ready cycles whose last day lies in the month, by name, each with these cycles. */
export async function listReadyMonths(
  reader: { tx: Tx; scope: Scope; actor: Member },
  { month, charges, ...filter }: Selection,
  limit: number,
): Promise<{ items: ReadyMonth[]; totalItems: number }> {
  const { tx, scope } = reader;
  const isReady = and(
    scope.organization(rtmCycles.organizationId),
    endsInMonth(month),
    eq(rtmCycles.status, 'READY_TO_BILL'),
  );
  const isChosen = and(
    matchesMonthFilter(scope, filter),
    inArray(patients.id, tx.select({ id: rtmCycles.patientId }).from(rtmCycles).where(isReady)),
  );
  const rows = await tx
    .select({ patient: patientColumns, location: locationColumns })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(isChosen)
    .orderBy(asc(patients.sortName), asc(patients.id))
    .limit(limit);
  if (rows.length === 0) return { items: [], totalItems: 0 };
  const ids = rows.map(({ patient }) => patient.id);
  const [[all], cycles, providers] = await Promise.all([
    tx.select({ total: count() }).from(patients).where(isChosen),
    tx
      .select()
      .from(rtmCycles)
      .where(and(isReady, inArray(rtmCycles.patientId, ids)))
      .orderBy(asc(rtmCycles.endDate), asc(rtmCycles.code), asc(rtmCycles.id)),
    listPrimaryProviders(reader, ids),
  ]);
  const cyclesOf = groupBy(cycles, ({ patientId }) => patientId);
  const items = rows.map((row) => ({
    patientRecord: presentRtmPatient(row),
    practitioner: providers.get(row.patient.id) ?? null,
    lines: cyclesOf(row.patient.id).map(({ id, code, startDate, endDate, units, modifiers, flags }) => ({
      id,
      code: code as RtmCode,
      startDate,
      endDate,
      units,
      modifiers: modifiers as RtmModifier[],
      flags: flags as RtmFlag[],
      cents: computeCents(charges, code as RtmCode, units),
    })),
  }));
  return { items, totalItems: all!.total };
}
