import type { Context } from 'hono';
import {
  exportRtmCharges,
  listRtmChargeGaps,
  listRtmCharges,
  MAX_LEFT_OUT,
  type ChargeForm,
  type RtmChargeLine,
} from '../../contract/rtm/charges.ts';
import type { BillingDetails } from '../../contract/rtm/settings.ts';
import { toCivilMoment } from '../../domain/platform/calendar.ts';
import { computeCents, sumCents } from '../../domain/rtm/charges/charge.ts';
import { countGaps, findFileGaps, isIncomplete } from '../../domain/rtm/charges/claim-gaps.ts';
import { groupClaims, toChargeLine } from '../../domain/rtm/charges/charge-line.ts';
import { toChargesCsv } from '../../domain/rtm/charges/charges-table.ts';
import { buildProfessionalClaims } from '../../domain/rtm/charges/professional-claims.ts';
import { computeChargeTotals } from './charge-selection.ts';
import { listChargedCycles } from './charged-cycles.ts';
import { getCurrentMonth, getOrganizationTimezone } from './month-reader.ts';
import { loadRtmSettings } from './settings-routes.ts';
import type { Routes } from '../routes.ts';

const CONTROL_NUMBERS = 1_000_000_000;

/** Tells spreadsheets that the text is UTF-8. */
const UTF8_BOM = '\uFEFF';

/** Increases every second and repeats after thirty years. */
const toControlNumber = (now: Date): number => Math.floor(now.getTime() / 1000) % CONTROL_NUMBERS;

const files: Record<ChargeForm, { type: string; name: (month: string) => string }> = {
  csv: { type: 'text/csv; charset=utf-8', name: (month: string) => `rtm-charges-${month}.csv` },
  837: { type: 'text/plain; charset=us-ascii', name: (month: string) => `rtm-claims-draft-${month}.txt` },
};

function createFileResponse(c: Context, form: ChargeForm, yearMonth: string, content: string): Response {
  const { type, name } = files[form];
  return c.body(content, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name(yearMonth)}"`,
    'Cache-Control': 'no-store',
  });
}

const buildDraftClaims = (lines: readonly RtmChargeLine[], billing: BillingDetails, now: Date, zone: string): string =>
  buildProfessionalClaims(
    { control: toControlNumber(now), at: toCivilMoment(now, zone), sender: '', receiver: '' },
    billing,
    groupClaims(lines),
  );

export const rtmChargesRoutes: Routes = (router) => {
  router.authenticated(
    listRtmCharges,
    async function handleListRtmCharges({ tx, scope, actor, query, now, auditDetails }) {
      const reader = { tx, scope, actor };
      const yearMonth = query.yearMonth ?? (await getCurrentMonth(tx, scope, actor, now));
      const chosen = { yearMonth, statuses: query.status, held: query.held };
      const { billing } = await loadRtmSettings(tx, scope, actor);
      const totals = await computeChargeTotals(reader, chosen);
      const records = await listChargedCycles(reader, chosen, {
        limit: query.limit,
        offset: (query.page - 1) * query.limit,
      });
      const alone = { ...chosen, held: 'ALONE' } as const;
      const held = await computeChargeTotals(reader, alone);
      const leftOut =
        query.held === 'LEAVE_OUT' ? await listChargedCycles(reader, alone, { limit: MAX_LEFT_OUT, offset: 0 }) : [];
      const codes = totals.codes.map(({ code, lines, units }) => ({
        code,
        lines,
        units,
        cents: computeCents(billing.charges, code, units),
      }));
      const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
      auditDetails.entityIds = [...records, ...leftOut].map(({ patientRecord }) => patientRecord.id);
      return {
        yearMonth,
        items: records.map((record) => toChargeLine(record, billing)),
        total: sum(codes.map(({ lines }) => lines)),
        itemsForPage: query.limit,
        patients: totals.patients,
        units: sum(codes.map(({ units }) => units)),
        cents: sumCents(codes.map(({ cents }) => cents)),
        withoutCharge: sum(codes.filter(({ cents }) => cents === null).map(({ lines }) => lines)),
        flagged: sum(totals.codes.map(({ flagged }) => flagged)),
        held: sum(held.codes.map(({ lines }) => lines)),
        leftOut: leftOut.map((record) => toChargeLine(record, billing)),
        codes,
      };
    },
  );

  router.authenticated(
    listRtmChargeGaps,
    async function handleListRtmChargeGaps({ tx, scope, actor, query, now, auditDetails }) {
      const yearMonth = query.yearMonth ?? (await getCurrentMonth(tx, scope, actor, now));
      const { billing } = await loadRtmSettings(tx, scope, actor);
      const chosen = { yearMonth, statuses: query.status, held: query.held };
      const records = await listChargedCycles({ tx, scope, actor }, chosen);
      const lines = records.map((record) => toChargeLine(record, billing));
      auditDetails.entityIds = [...new Set(records.map(({ patientRecord }) => patientRecord.id))];
      return {
        yearMonth,
        lines: lines.length,
        incomplete: lines.filter(isIncomplete).length,
        gaps: countGaps(lines),
        file: findFileGaps(billing),
      };
    },
  );

  router.authenticated(
    exportRtmCharges,
    async function handleExportRtmCharges({
      tx,
      scope,
      actor,
      query: { form, incomplete, ...query },
      now,
      auditDetails,
      c,
    }) {
      const yearMonth = query.yearMonth ?? (await getCurrentMonth(tx, scope, actor, now));
      const { billing } = await loadRtmSettings(tx, scope, actor);
      const chosen = { yearMonth, statuses: query.status, held: query.held };
      const reader = { tx, scope, actor };
      const records = await listChargedCycles(reader, chosen);
      const leftOut =
        form === 'csv' && query.held === 'LEAVE_OUT'
          ? await listChargedCycles(reader, { ...chosen, held: 'ALONE' })
          : [];
      const zone = await getOrganizationTimezone(tx, scope, actor);
      auditDetails.entityIds = [...new Set([...records, ...leftOut].map(({ patientRecord }) => patientRecord.id))];
      return async () => {
        const toLines = (all: typeof records) => all.map((record) => toChargeLine(record, billing));
        const lines = toLines(records);
        const without = incomplete === 'LEAVE_OUT' ? lines.filter(isIncomplete) : [];
        const charged = lines.filter((line) => !without.includes(line));
        return createFileResponse(
          c,
          form,
          yearMonth,
          form === 'csv'
            ? UTF8_BOM + toChargesCsv(charged, { held: toLines(leftOut), incomplete: without })
            : buildDraftClaims(charged, billing, now, zone),
        );
      };
    },
  );
};
