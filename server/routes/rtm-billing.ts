import { and, asc, inArray } from 'drizzle-orm';
import type { RtmStatus } from '../../contract/enumerations.ts';
import { getRtmCycle, listRtmMonths } from '../../contract/rtm-billing.ts';
import { packetKey } from '../../domain/rtm/packet/packet-key.ts';
import { monthStatus } from '../../domain/rtm/status.ts';
import { rtmCycles } from '../db/schema/index.ts';
import { cycleEvents } from '../rtm/cycle-events.ts';
import { cycleInReach } from '../rtm/cycle-in-reach.ts';
import { hasDayIn, monthsPage } from '../rtm/months-page.ts';
import { presentCycle } from '../rtm/present-cycle.ts';
import { currentMonth } from './current-month.ts';
import type { Routes } from './index.ts';

export const rtmBillingRoutes: Routes = (served) => {
  served.acting(listRtmMonths, async ({ tx, scope, actor, query, list, now }) => {
    const yearMonth = query.yearMonth ?? (await currentMonth(tx, scope, actor, now));
    if (!query.status.length) return { items: [], total: 0 };
    const { rows, total } = await monthsPage(tx, scope, yearMonth, query, list);
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
        pdfKey: own.find(({ pdfKey }) => pdfKey !== null)?.pdfKey ?? packetKey(patientRecord.id, yearMonth),
        cycles: shown.map((cycle) => presentCycle(cycle, patientRecord)),
      };
    });
    return { items, total };
  });

  served.acting(getRtmCycle, async ({ tx, scope, params }) => {
    const { cycle, patient } = await cycleInReach(tx, scope, params.id);
    return { ...presentCycle(cycle, patient), events: await cycleEvents(tx, scope, cycle) };
  });
};
