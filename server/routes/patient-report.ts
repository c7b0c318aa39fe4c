import { patientReport } from '../../contract/patient-report.ts';
import { reportFileName } from '../../domain/report/report-file-name.ts';
import { reportOf } from '../../domain/report/report-of.ts';
import { printAnswer } from '../reports/print-answer.ts';
import { readReportSource } from '../reports/report-source.ts';
import type { Routes } from './index.ts';

export const patientReportRoutes: Routes = (served, deps) => {
  served.acting(
    patientReport,
    async ({ tx, scope, actor, now, params: { id }, query: { language = 'en', ...range }, c }) => {
      const { source, logoKey } = await readReportSource({ tx, scope, actor, now }, id, range, language);
      const name = reportFileName(id, range, language);
      return () => printAnswer(c, deps, { model: reportOf(source), logoKey, name, person: actor.userId });
    },
  );
};
