import type { Context } from 'hono';
import {
  exportRtmCharges,
  listRtmCharges,
  MOST_LEFT_OUT,
  type ChargeForm,
  type RtmChargeLine,
} from '../../contract/rtm-charges.ts';
import type { BillingDetails } from '../../contract/rtm-settings.ts';
import { civilMoment } from '../../domain/calendar.ts';
import { centsOf, sumOfCents } from '../../domain/rtm/charges/charge.ts';
import { chargeLine, claimsOf } from '../../domain/rtm/charges/charge-line.ts';
import { chargesTable } from '../../domain/rtm/charges/charges-table.ts';
import { everyClaimGaps, fileGapsOf } from '../../domain/rtm/charges/gaps.ts';
import { professionalClaims } from '../../domain/rtm/x12/professional-claims.ts';
import { chargeTotals } from '../rtm/charges/charge-totals.ts';
import { chargedCycles } from '../rtm/charges/charged-cycles.ts';
import { currentMonth, zoneOfOrganization } from './current-month.ts';
import { settingsOf } from './rtm-settings.ts';
import type { Routes } from './index.ts';

const CONTROL_NUMBERS = 1_000_000_000;

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

/** Grows by the second and comes round after thirty years. */
const controlOf = (now: Date): number => Math.floor(now.getTime() / 1000) % CONTROL_NUMBERS;

const files: Record<ChargeForm, { type: string; name: (month: string) => string }> = {
  csv: { type: 'text/csv; charset=utf-8', name: (month: string) => `rtm-charges-${month}.csv` },
  837: { type: 'text/plain; charset=us-ascii', name: (month: string) => `rtm-claims-draft-${month}.txt` },
};

function fileOf(c: Context, form: ChargeForm, yearMonth: string, content: string): Response {
  const { type, name } = files[form];
  return c.body(content, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name(yearMonth)}"`,
    'Cache-Control': 'no-store',
  });
}

const draftOf = (lines: readonly RtmChargeLine[], billing: BillingDetails, now: Date, zone: string): string =>
  professionalClaims(
    { control: controlOf(now), at: civilMoment(now, zone), sender: '', receiver: '' },
    billing,
    claimsOf(lines),
  );

export const rtmChargesRoutes: Routes = (served) => {
  served.acting(listRtmCharges, async ({ tx, scope, actor, query, now, trace }) => {
    const reader = { tx, scope, actor };
    const yearMonth = query.yearMonth ?? (await currentMonth(tx, scope, actor, now));
    const chosen = { yearMonth, statuses: query.status, held: query.held };
    const { billing } = await settingsOf(tx, scope, actor);
    const totals = await chargeTotals(reader, chosen);
    const records = await chargedCycles(reader, chosen, {
      limit: query.limit,
      offset: (query.page - 1) * query.limit,
    });
    const alone = { ...chosen, held: 'ALONE' } as const;
    const held = await chargeTotals(reader, alone);
    const leftOut =
      query.held === 'LEAVE_OUT' ? await chargedCycles(reader, alone, { limit: MOST_LEFT_OUT, offset: 0 }) : [];
    const codes = totals.codes.map(({ code, lines, units }) => ({
      code,
      lines,
      units,
      cents: centsOf(billing.charges, code, units),
    }));
    const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
    trace.entityIds = [...records, ...leftOut].map(({ patientRecord }) => patientRecord.id);
    return {
      yearMonth,
      items: records.map((record) => chargeLine(record, billing.charges)),
      total: sum(codes.map(({ lines }) => lines)),
      itemsForPage: query.limit,
      patients: totals.patients,
      units: sum(codes.map(({ units }) => units)),
      cents: sumOfCents(codes.map(({ cents }) => cents)),
      withoutCharge: sum(codes.filter(({ cents }) => cents === null).map(({ lines }) => lines)),
      flagged: sum(totals.codes.map(({ flagged }) => flagged)),
      held: sum(held.codes.map(({ lines }) => lines)),
      leftOut: leftOut.map((record) => chargeLine(record, billing.charges)),
      codes,
      everyClaim: [...everyClaimGaps],
      file: fileGapsOf(billing),
    };
  });

  served.acting(exportRtmCharges, async ({ tx, scope, actor, query: { form, ...query }, now, trace, c }) => {
    const yearMonth = query.yearMonth ?? (await currentMonth(tx, scope, actor, now));
    const { billing } = await settingsOf(tx, scope, actor);
    const chosen = { yearMonth, statuses: query.status, held: query.held };
    const reader = { tx, scope, actor };
    const records = await chargedCycles(reader, chosen);
    const leftOut =
      form === 'csv' && query.held === 'LEAVE_OUT' ? await chargedCycles(reader, { ...chosen, held: 'ALONE' }) : [];
    const zone = await zoneOfOrganization(tx, scope, actor);
    trace.entityIds = [...new Set([...records, ...leftOut].map(({ patientRecord }) => patientRecord.id))];
    return async () => {
      const [lines, held] = [records, leftOut].map((all) => all.map((record) => chargeLine(record, billing.charges)));
      return fileOf(
        c,
        form,
        yearMonth,
        form === 'csv' ? MARK + chargesTable(lines!, held) : draftOf(lines!, billing, now, zone),
      );
    };
  });
};
