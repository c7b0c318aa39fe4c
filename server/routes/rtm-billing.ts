import { and, asc, count, eq, exists, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { RtmStatus } from '../../contract/enumerations.ts';
import type { RtmCycle, RtmPatient } from '../../contract/rtm.ts';
import { getRtmCycle, listRtmMonths, setRtmStatus } from '../../contract/rtm-billing.ts';
import { lastDayOf, monthOf, todayIn } from '../../domain/calendar.ts';
import { monthStatus, needsReason, statusBefore } from '../../domain/rtm/status.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { locations, organizations, patients, rtmCycles, rtmStatusChanges } from '../db/schema/index.ts';
import { faulty, notFound, Refusal } from '../http/refusal.ts';
import { cycleEvents } from '../rtm/cycle-events.ts';
import { presentCycle } from '../rtm/present-cycle.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

type CycleRow = typeof rtmCycles.$inferSelect;

const patientColumns = {
  id: patients.id,
  firstName: patients.firstName,
  lastName: patients.lastName,
};

const locationColumns = { id: locations.id, name: locations.name };

interface PatientRow {
  patient: { id: number; firstName: string; lastName: string };
  location: RtmPatient['location'];
}

const presentPatient = ({ patient: { id, firstName, lastName }, location }: PatientRow): RtmPatient => ({
  id,
  patient: { firstName, lastName },
  location,
});

const ofLocation = and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId));
const inReach = (scope: Scope) =>
  and(scope.location(patients.organizationId, patients.locationId), eq(patients.hidden, false));
const sortKeys = { name: patients.sortName };

/** Cycles with a day in the month: a window of 30 days mostly has days in two. */
const hasDayIn = (month: string): SQL | undefined =>
  and(lte(rtmCycles.startDate, lastDayOf(month)), gte(rtmCycles.endDate, `${month}-01`));

async function pageOfPatients(
  tx: Tx,
  scope: Scope,
  month: string,
  statuses: readonly RtmStatus[],
  list: { sort: { key: string; dir: 'ASC' | 'DESC' }; limit: number; offset: number },
) {
  const chosen = tx
    .select({ id: rtmCycles.id })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.organizationId, patients.organizationId),
        eq(rtmCycles.patientId, patients.id),
        hasDayIn(month),
        inArray(rtmCycles.status, [...statuses]),
      ),
    );
  const where = and(inReach(scope), exists(chosen));
  const [all] = await tx.select({ total: count() }).from(patients).where(where);
  const rows = await tx
    .select({ patient: patientColumns, location: locationColumns })
    .from(patients)
    .innerJoin(locations, ofLocation)
    .where(where)
    .orderBy(...ordered(sortKeys, list.sort, patients.id))
    .limit(list.limit)
    .offset(list.offset);
  return { rows: rows.map(presentPatient), total: all!.total };
}

/** A cycle of a patient in reach, with the patient. */
async function cycleOf(tx: Tx, scope: Scope, id: number): Promise<{ cycle: CycleRow; patient: RtmPatient }> {
  const [row] = await tx
    .select({ cycle: rtmCycles, patient: patientColumns, location: locationColumns })
    .from(rtmCycles)
    .innerJoin(
      patients,
      and(eq(patients.organizationId, rtmCycles.organizationId), eq(patients.id, rtmCycles.patientId)),
    )
    .innerJoin(locations, ofLocation)
    .where(and(scope.organization(rtmCycles.organizationId), inReach(scope), eq(rtmCycles.id, id)));
  if (!row) throw notFound('Cycle');
  return { cycle: row.cycle, patient: presentPatient(row) };
}

const refusedMove = (current: RtmCycle) => new Refusal(409, 'This cycle cannot get that status now.', { current });

export const rtmBillingRoutes: Routes = (served) => {
  served.acting(listRtmMonths, async ({ tx, scope, actor, query, list, now }) => {
    const [organization] = await tx
      .select({ timezone: organizations.timezone })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId)));
    const yearMonth = query.yearMonth ?? monthOf(todayIn(organization!.timezone, now));
    if (!query.status.length) return { items: [], total: 0 };
    const { rows, total } = await pageOfPatients(tx, scope, yearMonth, query.status, list);
    const ids = rows.map(({ id }) => id);
    const cycles = ids.length
      ? await tx
          .select()
          .from(rtmCycles)
          .where(
            and(scope.organization(rtmCycles.organizationId), inArray(rtmCycles.patientId, ids), hasDayIn(yearMonth)),
          )
          .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.code), asc(rtmCycles.id))
      : [];
    const items = rows.map((patientRecord) => {
      const own = cycles.filter(({ patientId }) => patientId === patientRecord.id);
      const shown = own.filter(({ status }) => query.status.includes(status as RtmStatus));
      return {
        id: `${patientRecord.id}-${yearMonth}`,
        patientRecord,
        yearMonth,
        status: monthStatus(own.map(({ status }) => status as RtmStatus)),
        pdfKey: own.find(({ pdfKey }) => pdfKey !== null)?.pdfKey ?? null,
        cycles: shown.map((cycle) => presentCycle(cycle, patientRecord)),
      };
    });
    return { items, total };
  });

  served.acting(getRtmCycle, async ({ tx, scope, params }) => {
    const { cycle, patient } = await cycleOf(tx, scope, params.id);
    return { ...presentCycle(cycle, patient), events: await cycleEvents(tx, scope, cycle) };
  });

  served.acting(setRtmStatus, async ({ tx, scope, actor, params, body, now }) => {
    const { cycle, patient } = await cycleOf(tx, scope, params.id);
    // Notes of this patient wait until the cycle has its status, and the other way round.
    await patientInReach(tx, scope, patient.id, 'lock');
    const from = statusBefore(body.status);
    if (from === null) throw refusedMove(presentCycle(cycle, patient));
    if (needsReason(from) && body.reason === null) throw faulty('reason', 'Reason is required');
    const one = and(
      scope.organization(rtmCycles.organizationId),
      eq(rtmCycles.organizationId, actor.organizationId),
      eq(rtmCycles.id, params.id),
    );
    const [moved] = await tx
      .update(rtmCycles)
      .set({ status: body.status, version: sql`${rtmCycles.version} + 1`, updatedAt: sql`now()` })
      .where(and(one, eq(rtmCycles.status, from)))
      .returning();
    if (!moved) throw refusedMove(presentCycle((await cycleOf(tx, scope, params.id)).cycle, patient));
    await tx.insert(rtmStatusChanges).values({
      organizationId: actor.organizationId,
      cycleId: moved.id,
      patientId: patient.id,
      fromStatus: from,
      toStatus: body.status,
      reason: body.reason,
      changedBy: actor.userId,
    });
    if (from !== 'BILLED') return presentCycle(moved, patient);
    // What arrived while the cycle was frozen counts from now on.
    await patientDataChanged(tx, scope, patient.id, now);
    const [recounted] = await tx.select().from(rtmCycles).where(one);
    return presentCycle(recounted ?? moved, patient);
  });
};
