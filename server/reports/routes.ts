import { describeSubject } from '../../domain/identity/actor.ts';
import { patientReport } from '../../contract/reports/patient-report.ts';
import { toReportFileName } from '../../domain/reports/report-range.ts';
import { printReport, createPdfResponse } from './pdf-response.ts';
import { readReportSource } from './report-source.ts';
import type { Routes } from '../routes.ts';
import { renderOutcomePdf } from '../../contract/reports/pdf-export.ts';
import { audit } from '../platform/audit/audit.ts';
import { auditEntityType } from '../platform/http/audit-entity.ts';
import { forbidden } from '../platform/http/http-error.ts';

export const patientReportRoutes: Routes = (router, deps) => {
  router.authenticated(
    patientReport,
    async function handlePatientReport({
      tx,
      scope,
      actor,
      now,
      params: { id },
      query: { language = 'en', ...range },
      c,
    }) {
      const { source, logoKey } = await readReportSource({ tx, scope, actor, now }, id, range, language);
      const name = toReportFileName(id, range, language);
      return () => printReport(c, deps, { report: { source }, logoKey, name, userId: describeSubject(actor) });
    },
  );
};

/**
 * The render service of our own. It prints what it is sent, so there is nothing to read and nothing to keep: no reply for
 * an Idempotency-Key, only the row that says who printed.
 */
export const pdfDocumentRoutes: Routes = (router, { tenantDb, printer }) => {
  router.account(
    renderOutcomePdf,
    async function handleRenderOutcomePdf({ person, query: { language = 'en' }, body, requestId, c }) {
      const { userId, member } = person;
      if (!member) throw forbidden();
      const pdf = await printer.print({ outcome: body, language }, userId);
      await tenantDb.asService((tx) =>
        audit(tx, member, {
          requestId,
          action: renderOutcomePdf.id,
          entity: auditEntityType(renderOutcomePdf),
          entityIds: [body.pdfName],
          outcome: 200,
        }),
      );
      return createPdfResponse(c, pdf, `${body.pdfName}.pdf`);
    },
  );
};
