import { buffer } from 'node:stream/consumers';
import { patientReport } from '../../contract/patient-report.ts';
import { reportOf } from '../../domain/report/report-of.ts';
import { readReportSource } from '../reports/report-source.ts';
import type { Storage } from '../storage/storage.ts';
import type { Routes } from './index.ts';

/** The logo for print; none when the store has lost it. */
async function logoOf(storage: Storage, key: string | null): Promise<Uint8Array | null> {
  const file = key === null ? null : await storage.get(key);
  return file && new Uint8Array(await buffer(file.stream()));
}

export const patientReportRoutes: Routes = (served, { storage, printer }) => {
  served.acting(patientReport, async ({ tx, scope, actor, now, params: { id }, query: range, c }) => {
    const { source, logoKey } = await readReportSource({ tx, scope, actor, now }, id, range);
    return async () => {
      const order = { model: reportOf(source), logo: await logoOf(storage, logoKey) };
      const pdf = await printer.print(order, actor.userId);
      return c.body(pdf, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="patient-report-${id}-${range.from}-${range.to}.pdf"`,
        'Content-Length': String(pdf.byteLength),
        'Cache-Control': 'no-store',
      });
    };
  });
};
