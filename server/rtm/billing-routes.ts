import { and, asc, inArray, eq, count } from 'drizzle-orm';
import type { RtmStatus } from '../../contract/platform/enumerations.ts';
import { getRtmCycle, listRtmMonths } from '../../contract/rtm/billing.ts';
import { toPacketKey } from '../../domain/rtm/months.ts';
import { computeMonthStatus } from '../../domain/rtm/cycle.ts';
import { rtmCycles, organizations } from '../platform/db/schema.ts';
import { listCycleEvents } from './cycle-events.ts';
import { presentCycle, requireCycle } from './cycle-queries.ts';
import { hasDayInMonth, listMonthPatients } from './list-months.ts';
import { getCurrentMonth, type MonthReader } from './month-reader.ts';
import type { Routes } from '../routes.ts';
import { getRtmMonth, rtmPacket, type RtmMonthDetail } from '../../contract/rtm/month.ts';
import { buildPacket } from '../../domain/rtm/packet/build-packet.ts';
import { printReport } from '../reports/pdf-response.ts';
import { readRtmMonth } from './month-detail.ts';
import { notFound } from '../platform/http/http-error.ts';
import { listPatientCycles } from '../../contract/rtm/cycles.ts';
import { billingMessage } from '../../contract/rtm/messages.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { selectAtRisk } from './at-risk.ts';
import { summarizeMonths } from './month-summaries.ts';
import { loadRtmSettings } from './settings-routes.ts';

export const rtmBillingRoutes: Routes = (router) => {
  router.authenticated(listRtmMonths, async function handleListRtmMonths({ tx, scope, actor, query, list, now }) {
    const yearMonth = query.yearMonth ?? (await getCurrentMonth(tx, scope, actor, now));
    const { status: statuses, q, patientId, atRisk, charged } = query;
    if (!statuses.length) return { items: [], total: 0 };
    const reader = { tx, scope, actor };
    const settings = await loadRtmSettings(tx, scope, actor);
    const atRiskIds = atRisk ? (await selectAtRisk(reader, yearMonth, settings, now)).patientIds : undefined;
    const { rows, total } = await listMonthPatients(
      tx,
      scope,
      { month: yearMonth, statuses, charges: settings.billing.charges, q, patientId, charged, ids: atRiskIds },
      list,
    );
    const ids = rows.map(({ id }) => id);
    const cycles = ids.length
      ? await tx
          .select()
          .from(rtmCycles)
          .where(
            and(
              scope.organization(rtmCycles.organizationId),
              inArray(rtmCycles.patientId, ids),
              hasDayInMonth(yearMonth),
            ),
          )
          .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.code), asc(rtmCycles.id))
      : [];
    const shownCycles = cycles.filter(({ status }) => statuses.includes(status as RtmStatus));
    const summaryOf = await summarizeMonths(reader, { month: yearMonth, settings, shown: shownCycles, now });
    const items = rows.map((patientRecord) => {
      const own = cycles.filter(({ patientId: of }) => of === patientRecord.id);
      const shown = shownCycles.filter(({ patientId: of }) => of === patientRecord.id);
      return {
        id: `${patientRecord.id}-${yearMonth}`,
        patientRecord,
        yearMonth,
        status: computeMonthStatus(own.map(({ status }) => status as RtmStatus)),
        pdfKey: own.find(({ pdfKey }) => pdfKey !== null)?.pdfKey ?? toPacketKey(patientRecord.id, yearMonth),
        cycles: shown.map((cycle) => presentCycle(cycle, patientRecord)),
        ...summaryOf(patientRecord.id),
      };
    });
    return { items, total };
  });

  router.authenticated(getRtmCycle, async function handleGetRtmCycle({ tx, scope, params }) {
    const { cycle, patient } = await requireCycle(tx, scope, params.id);
    return { ...presentCycle(cycle, patient), events: await listCycleEvents(tx, scope, cycle) };
  });
};

export const rtmMonthRoutes: Routes = (router, deps) => {
  router.authenticated(getRtmMonth, async function handleGetRtmMonth({ tx, scope, actor, params, now }) {
    return readRtmMonth({ tx, scope, actor, ...params }, now);
  });

  router.authenticated(rtmPacket, async function handleRtmPacket({ tx, scope, actor, params, now, c }) {
    const { detail, organization, logoKey } = await readPacketSource({ tx, scope, actor, ...params }, now);
    const name = `${toPacketKey(params.patientId, params.yearMonth)}.pdf`;
    return () =>
      printReport(c, deps, {
        report: { model: buildPacket(detail, { organization, now }) },
        logoKey,
        name,
        userId: actor.userId,
      });
  });
};

/**
 * The model of a month's evidence packet, and the storage key of the organization's logo. 404 for an inaccessible patient,
 * and for a month without a cycle (OPEN-078).
 */
async function readPacketSource(
  reader: MonthReader,
  now: Date,
): Promise<{ detail: RtmMonthDetail; organization: string; logoKey: string | null }> {
  const { tx, scope, actor } = reader;
  const [detail, [organization]] = await Promise.all([
    readRtmMonth(reader, now),
    tx
      .select({ name: organizations.name, logoKey: organizations.logoKey })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId))),
  ]);
  if (detail.pdfKey === null) throw notFound(billingMessage('rtm.evidencePacketNotFound'));
  return { detail, organization: organization!.name, logoKey: organization!.logoKey };
}

const sortKeys = { startDate: rtmCycles.startDate };

export const patientCycleRoutes: Routes = (router) => {
  router.authenticated(listPatientCycles, async function handleListPatientCycles({ tx, scope, params, list }) {
    const where = and(scope.organization(rtmCycles.organizationId), eq(rtmCycles.patientId, params.patientId));
    // In parallel; an inaccessible patient rejects before anything is returned.
    const [{ id, firstName, lastName, location }, [all], rows] = await Promise.all([
      requirePatient(tx, scope, params.patientId),
      tx.select({ total: count() }).from(rtmCycles).where(where),
      tx
        .select()
        .from(rtmCycles)
        .where(where)
        .orderBy(...orderByKey(sortKeys, list.sort, rtmCycles.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    const patientRecord = { id, patient: { firstName, lastName }, location: { id: location.id, name: location.name } };
    return { items: rows.map((row) => presentCycle(row, patientRecord)), total: all!.total };
  });
};
