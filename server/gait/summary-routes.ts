import { describeSubject } from '../../domain/identity/actor.ts';
import { eq } from 'drizzle-orm';
import { gaitFilm, gaitSummaryPdf } from '../../contract/gait/gait-summary.ts';
import { toGaitSummaryFileName } from '../../domain/gait/summary-file.ts';
import { buildGaitReport } from '../../domain/reports/build-gait-report.ts';
import { presentPatient } from '../patients/presenter.ts';
import { requirePatientRow } from '../patients/patient-change.ts';
import { gaitSessions } from '../platform/db/schema.ts';
import { loadLetterhead } from '../reports/letterhead.ts';
import { printReport } from '../reports/pdf-response.ts';
import type { Routes } from '../routes.ts';
import { readGaitSummary } from './gait-summary.ts';
import { findStrideFilm, requireGaitSession } from './queries.ts';

/** A gait session on one page, and the pictures that stand on it. */
export const gaitSummaryRoutes: Routes = (router, deps) => {
  router.authenticated(gaitFilm, async function handleGaitFilm({ tx, scope, params }) {
    const { id } = await requireGaitSession(tx, scope, eq(gaitSessions.id, params.id));
    return { film: await findStrideFilm(tx, scope, id) };
  });

  router.authenticated(
    gaitSummaryPdf,
    async function handleGaitSummaryPdf({ tx, scope, actor, now, params, query: { language = 'en' }, c }) {
      const reader = { tx, scope, actor, now };
      const session = await requireGaitSession(tx, scope, eq(gaitSessions.id, params.id));
      const record = presentPatient(await requirePatientRow(reader, session.subject.patientId), reader);
      const { logoKey, ...organization } = await loadLetterhead(tx, scope, actor);
      const summary = await readGaitSummary(reader, session, record);
      const model = buildGaitReport({ language, now, organization, record, summary });
      const name = toGaitSummaryFileName(session, language);
      return () => printReport(c, deps, { report: { model }, logoKey, name, userId: describeSubject(actor) });
    },
  );
};
