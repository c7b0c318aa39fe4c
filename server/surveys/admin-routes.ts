import { and, count, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  addProForm,
  getProForm,
  getUnprocessedResponse,
  listProForms,
  listUnprocessedResponses,
  removeProForm,
  type UnprocessedReason,
} from '../../contract/surveys/admin-surveys.ts';
import { surveyMessage } from '../../contract/surveys/messages.ts';
import type { Tx } from '../platform/db/database.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { proForms, proResponses, pendingSurveyResponses } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Routes } from '../routes.ts';

const formColumns = { id: proForms.id, hasExerWebhookEnabled: proForms.hasExerWebhookEnabled };
const responseSortColumns = { dateTime: pendingSurveyResponses.submittedAt, id: pendingSurveyResponses.id };
/** Without the answers: the list shows who and when. */
const responseColumns = {
  id: pendingSurveyResponses.id,
  formId: pendingSurveyResponses.formId,
  formTitle: pendingSurveyResponses.formTitle,
  userId: pendingSurveyResponses.userId,
  location: pendingSurveyResponses.location,
  submittedAt: pendingSurveyResponses.submittedAt,
  reason: pendingSurveyResponses.reason,
};
const isPending = isNull(pendingSurveyResponses.processedAt);

type ResponseRow = Pick<typeof pendingSurveyResponses.$inferSelect, keyof typeof responseColumns>;

const presentResponse = ({ id, formId, formTitle, userId, location, submittedAt, reason }: ResponseRow) => ({
  id,
  form: { id: formId, title: formTitle },
  userId,
  location,
  dateTime: submittedAt.toISOString(),
  reason: reason as UnprocessedReason,
});

/** True when the form has responses, pending ones included. */
async function hasAnswers(tx: Tx, formId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: proForms.id })
    .from(proForms)
    .where(
      and(
        eq(proForms.id, formId),
        or(
          exists(
            tx
              .select({ one: sql`1` })
              .from(proResponses)
              .where(eq(proResponses.formId, formId)),
          ),
          exists(
            tx
              .select({ one: sql`1` })
              .from(pendingSurveyResponses)
              .where(eq(pendingSurveyResponses.formId, formId)),
          ),
        ),
      ),
    );
  return found !== undefined;
}

export const adminProRoutes: Routes = (router) => {
  router.authenticated(listProForms, async function handleListProForms({ tx, list, query: { id } }) {
    const where = id && inArray(proForms.id, id);
    const [[all], items] = await Promise.all([
      tx.select({ total: count() }).from(proForms).where(where),
      tx
        .select(formColumns)
        .from(proForms)
        .where(where)
        .orderBy(...orderByKey(formColumns, list.sort, proForms.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    return { items, total: all!.total };
  });

  router.authenticated(getProForm, async function handleGetProForm({ tx, params: { id } }) {
    const [form] = await tx.select(formColumns).from(proForms).where(eq(proForms.id, id));
    if (!form) throw notFound(surveyMessage('surveys.formNotFound'));
    return form;
  });

  router.authenticated(addProForm, async function handleAddProForm({ tx, body }) {
    const [form] = await tx.insert(proForms).values({ id: body.id }).onConflictDoNothing().returning(formColumns);
    if (!form) throw conflict(surveyMessage('surveys.formExists'), { id: surveyMessage('surveys.formExists') });
    await enqueue(tx, 'pending-survey-responses', null, { formId: form.id });
    return form;
  });

  router.authenticated(removeProForm, async function handleRemoveProForm({ tx, params: { id } }) {
    // Waits for a delivery that is being written, so that its answers are found.
    const [form] = await tx.select(formColumns).from(proForms).where(eq(proForms.id, id)).for('update');
    if (!form) throw notFound(surveyMessage('surveys.formNotFound'));
    if (await hasAnswers(tx, id)) throw conflict(surveyMessage('surveys.formAnswered'));
    await tx.delete(proForms).where(eq(proForms.id, id));
    return form;
  });

  router.authenticated(
    listUnprocessedResponses,
    async function handleListUnprocessedResponses({ tx, list, query: { id } }) {
      const where = and(isPending, id && inArray(pendingSurveyResponses.id, id));
      const [[all], rows] = await Promise.all([
        tx.select({ total: count() }).from(pendingSurveyResponses).where(where),
        tx
          .select(responseColumns)
          .from(pendingSurveyResponses)
          .where(where)
          .orderBy(...orderByKey(responseSortColumns, list.sort, pendingSurveyResponses.id))
          .limit(list.limit)
          .offset(list.offset),
      ]);
      return { items: rows.map(presentResponse), total: all!.total };
    },
  );

  router.authenticated(getUnprocessedResponse, async function handleGetUnprocessedResponse({ tx, params: { id } }) {
    const [row] = await tx
      .select(responseColumns)
      .from(pendingSurveyResponses)
      .where(and(isPending, eq(pendingSurveyResponses.id, id)));
    if (!row) throw notFound(surveyMessage('surveys.responseNotFound'));
    return presentResponse(row);
  });
};
