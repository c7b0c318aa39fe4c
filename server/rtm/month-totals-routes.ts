import { getRtmMonthTotals, listReadyRtmMonths, MAX_SELECTED_PATIENTS } from '../../contract/rtm/bulk-billing.ts';
import { computeCents, sumCents } from '../../domain/rtm/charges/charge.ts';
import { selectAtRisk } from './at-risk.ts';
import { computeChargeTotals } from './charge-selection.ts';
import { listReadyMonths } from './ready-months.ts';
import { loadRtmSettings } from './settings-routes.ts';
import type { Routes } from '../routes.ts';

export const rtmMonthTotalsRoutes: Routes = (router) => {
  router.authenticated(
    getRtmMonthTotals,
    async function handleGetRtmMonthTotals({ tx, scope, actor, params: { yearMonth }, now }) {
      const reader = { tx, scope, actor };
      const settings = await loadRtmSettings(tx, scope, actor);
      const countCharges = async (status: 'READY_TO_BILL' | 'BILLED') => {
        const totals = await computeChargeTotals(reader, { yearMonth, statuses: [status], held: 'INCLUDE' });
        const cents = totals.codes.map(({ code, units }) => computeCents(settings.billing.charges, code, units));
        return { patients: totals.patients, cents: sumCents(cents), flagged: totals.flaggedPatients };
      };
      const { flagged: forReview, ...ready } = await countCharges('READY_TO_BILL');
      const { patients, cents } = await countCharges('BILLED');
      const atRisk = await selectAtRisk(reader, yearMonth, settings, now);
      return {
        yearMonth,
        ready,
        forReview,
        billed: { patients, cents },
        atRisk: { patients: atRisk.patientIds.length, cents: atRisk.cents },
      };
    },
  );

  router.authenticated(
    listReadyRtmMonths,
    async function handleListReadyRtmMonths({ tx, scope, actor, params, query, now, auditDetails }) {
      const reader = { tx, scope, actor };
      const settings = await loadRtmSettings(tx, scope, actor);
      const { yearMonth } = params;
      const atRisk = query.atRisk && (await selectAtRisk(reader, yearMonth, settings, now)).patientIds;
      const asked = query.patientIds;
      const ids = atRisk && asked ? asked.filter((id) => atRisk.includes(id)) : atRisk || asked;
      const { items, totalItems } = await listReadyMonths(
        reader,
        { month: yearMonth, charges: settings.billing.charges, q: query.q, ids },
        MAX_SELECTED_PATIENTS,
      );
      auditDetails.entityIds = items.map(({ patientRecord }) => patientRecord.id);
      return { items, totalItems };
    },
  );
};
