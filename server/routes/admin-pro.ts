import { count, isNull } from 'drizzle-orm';
import {
  addProForm,
  listProForms,
  listUnprocessedResponses,
  type UnprocessedReason,
} from '../../contract/admin-pro.ts';
import { ordered } from '../db/ordered.ts';
import { proForms, unprocessedResponses } from '../db/schema/index.ts';
import { conflict } from '../http/refusal.ts';
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

export const adminProRoutes: Routes = (served) => {
  served.acting(listProForms, async ({ tx, list }) => {
    const [[all], items] = await Promise.all([
      tx.select({ total: count() }).from(proForms),
      tx
        .select(formOf)
        .from(proForms)
        .orderBy(...ordered(formOf, list.sort, proForms.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    return { items, total: all!.total };
  });

  served.acting(addProForm, async ({ tx, body }) => {
    const [form] = await tx.insert(proForms).values({ id: body.id }).onConflictDoNothing().returning(formOf);
    if (!form) throw conflict('This form was added already.', { id: 'This form was added already.' });
    await enqueue(tx, 'waiting-responses', null, { formId: form.id });
    return form;
  });

  served.acting(listUnprocessedResponses, async ({ tx, list }) => {
    const [[all], rows] = await Promise.all([
      tx.select({ total: count() }).from(unprocessedResponses).where(waits),
      tx
        .select(responseOf)
        .from(unprocessedResponses)
        .where(waits)
        .orderBy(...ordered(responseKeys, list.sort, unprocessedResponses.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    const items = rows.map(({ id, formId, formTitle, userId, location, submittedAt, reason }) => ({
      id,
      form: { id: formId, title: formTitle },
      userId,
      location,
      dateTime: submittedAt.toISOString(),
      reason: reason as UnprocessedReason,
    }));
    return { items, total: all!.total };
  });
};
