import { and, count, eq, exists, or, sql } from 'drizzle-orm';
import { addProForm, getProForm, listProForms, removeProForm } from '../../contract/surveys/admin-surveys.ts';
import { surveyMessage } from '../../contract/surveys/messages.ts';
import type { Tx } from '../platform/db/database.ts';
import { pageLimits, readPage } from '../platform/db/read-page.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { proForms, proResponses, pendingSurveyResponses } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Routes } from '../routes.ts';

const formColumns = { id: proForms.id, hasExerWebhookEnabled: proForms.hasExerWebhookEnabled };
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
    const conditions = { id: sql`${proForms.id} = any (${sql.placeholder('id')}::text[])` };
    const { rows, total } = await readPage(tx, 'pro_forms', list, { id }, conditions, (on, where, names) => ({
      page: on
        .select(formColumns)
        .from(proForms)
        .where(where)
        .orderBy(...orderByKey(formColumns, list.sort, proForms.id))
        .limit(pageLimits.limit)
        .offset(pageLimits.offset)
        .prepare(names.page),
      total: on.select({ total: count() }).from(proForms).where(where).prepare(names.total),
    }));
    return { items: rows, total };
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
};
