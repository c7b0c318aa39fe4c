import { and, count, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  addProForm,
  getProForm,
  getUnprocessedResponse,
  listProForms,
  listUnprocessedResponses,
  removeProForm,
  type UnprocessedReason,
} from '../../contract/admin-pro.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { proForms, proResponses, unprocessedResponses } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Routes } from './index.ts';

const formOf = { id: proForms.id, hasExerWebhookEnabled: proForms.hasExerWebhookEnabled };
const responseKeys = { dateTime: unprocessedResponses.submittedAt, id: unprocessedResponses.id };
/** What was answered stays where it is: the list shows who and when. */
const responseOf = {
  id: unprocessedResponses.id,
  formId: unprocessedResponses.formId,
  formTitle: unprocessedResponses.formTitle,
  userId: unprocessedResponses.userId,
  location: unprocessedResponses.location,
  submittedAt: unprocessedResponses.submittedAt,
  reason: unprocessedResponses.reason,
};
const waits = isNull(unprocessedResponses.processedAt);

type ResponseRow = Pick<typeof unprocessedResponses.$inferSelect, keyof typeof responseOf>;

const present = ({ id, formId, formTitle, userId, location, submittedAt, reason }: ResponseRow) => ({
  id,
  form: { id: formId, title: formTitle },
  userId,
  location,
  dateTime: submittedAt.toISOString(),
  reason: reason as UnprocessedReason,
});

/** Did anybody ever answer the form, a patient or somebody whose answers belong to none yet? */
async function isAnswered(tx: Tx, formId: string): Promise<boolean> {
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
              .from(unprocessedResponses)
              .where(eq(unprocessedResponses.formId, formId)),
          ),
        ),
      ),
    );
  return found !== undefined;
}

export const adminProRoutes: Routes = (served) => {
  served.acting(listProForms, async ({ tx, list, query: { id } }) => {
    const where = id && inArray(proForms.id, id);
    const [[all], items] = await Promise.all([
      tx.select({ total: count() }).from(proForms).where(where),
      tx
        .select(formOf)
        .from(proForms)
        .where(where)
        .orderBy(...ordered(formOf, list.sort, proForms.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    return { items, total: all!.total };
  });

  served.acting(getProForm, async ({ tx, params: { id } }) => {
    const [form] = await tx.select(formOf).from(proForms).where(eq(proForms.id, id));
    if (!form) throw notFound('Form');
    return form;
  });

  served.acting(addProForm, async ({ tx, body }) => {
    const [form] = await tx.insert(proForms).values({ id: body.id }).onConflictDoNothing().returning(formOf);
    if (!form) throw conflict('This form was added already.', { id: 'This form was added already.' });
    await enqueue(tx, 'waiting-responses', null, { formId: form.id });
    return form;
  });

  served.acting(removeProForm, async ({ tx, params: { id } }) => {
    // A delivery that writes to the form is waited for, so that its answers are seen.
    const [form] = await tx.select(formOf).from(proForms).where(eq(proForms.id, id)).for('update');
    if (!form) throw notFound('Form');
    if (await isAnswered(tx, id)) throw conflict('A form that somebody has answered cannot be deleted.');
    await tx.delete(proForms).where(eq(proForms.id, id));
    return form;
  });

  served.acting(listUnprocessedResponses, async ({ tx, list, query: { id } }) => {
    const where = and(waits, id && inArray(unprocessedResponses.id, id));
    const [[all], rows] = await Promise.all([
      tx.select({ total: count() }).from(unprocessedResponses).where(where),
      tx
        .select(responseOf)
        .from(unprocessedResponses)
        .where(where)
        .orderBy(...ordered(responseKeys, list.sort, unprocessedResponses.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    return { items: rows.map(present), total: all!.total };
  });

  served.acting(getUnprocessedResponse, async ({ tx, params: { id } }) => {
    const [row] = await tx
      .select(responseOf)
      .from(unprocessedResponses)
      .where(and(waits, eq(unprocessedResponses.id, id)));
    if (!row) throw notFound('Response');
    return present(row);
  });
};
