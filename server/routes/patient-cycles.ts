import { and, count, eq } from 'drizzle-orm';
import { listPatientCycles } from '../../contract/patient-cycles.ts';
import { ordered } from '../db/ordered.ts';
import { rtmCycles } from '../db/schema/index.ts';
import { presentCycle } from '../rtm/present-cycle.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

const sortKeys = { startDate: rtmCycles.startDate };

export const patientCycleRoutes: Routes = (served) => {
  served.acting(listPatientCycles, async ({ tx, scope, params, list }) => {
    const where = and(scope.organization(rtmCycles.organizationId), eq(rtmCycles.patientId, params.patientId));
    // Side by side; nothing is answered of a patient out of reach.
    const [{ id, firstName, lastName, location }, [all], rows] = await Promise.all([
      patientInReach(tx, scope, params.patientId),
      tx.select({ total: count() }).from(rtmCycles).where(where),
      tx
        .select()
        .from(rtmCycles)
        .where(where)
        .orderBy(...ordered(sortKeys, list.sort, rtmCycles.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    const patientRecord = { id, patient: { firstName, lastName }, location: { id: location.id, name: location.name } };
    return { items: rows.map((row) => presentCycle(row, patientRecord)), total: all!.total };
  });
};
