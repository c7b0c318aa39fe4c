import { renderOutcomePdf } from '../../contract/pdf-export.ts';
import { audit } from '../audit/audit.ts';
import { entityOf } from '../http/audited.ts';
import { forbidden } from '../http/refusal.ts';
import { pdfAnswer } from '../reports/pdf-answer.ts';
import type { Routes } from './index.ts';

/**
 * The render service of our own. It prints what it is sent, so there is nothing to read and nothing to keep: no reply for
 * an Idempotency-Key, only the row that says who printed.
 */
export const pdfDocumentRoutes: Routes = (served, { door, printer }) => {
  served.person(renderOutcomePdf, async ({ person, query: { language = 'en' }, body, requestId, c }) => {
    const { userId, member } = person;
    if (!member) throw forbidden();
    const pdf = await printer.print({ outcome: body, language }, userId);
    await door.asService((tx) =>
      audit(tx, member, {
        requestId,
        action: renderOutcomePdf.id,
        entity: entityOf(renderOutcomePdf),
        entityIds: [body.pdfName],
        outcome: 200,
      }),
    );
    return pdfAnswer(c, pdf, `${body.pdfName}.pdf`);
  });
};
