import { and, count, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import {
  closeResponse,
  closingOutcomes,
  findResponsePatients,
  getUnprocessedAnswers,
  getUnprocessedResponse,
  listUnprocessedResponses,
  matchResponse,
  reopenResponse,
  type MatchablePatient,
  type UnprocessedReason,
  type UnprocessedResponse,
} from '../../contract/surveys/admin-surveys.ts';
import type { Product } from '../../contract/platform/enumerations.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { surveyMessage } from '../../contract/surveys/messages.ts';
import { SurveyDelivery } from '../../contract/surveys/webhook.ts';
import { toStoredAnswers } from '../../domain/surveys/survey-answers.ts';
import type { Tx } from '../platform/db/database.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { organizations, pendingSurveyResponses as responses } from '../platform/db/schema.ts';
import { conflict, notFound, type HttpError } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import { findPatientsByText } from '../search/find-patients.ts';
import { putOnRecord } from './match-response.ts';

const sortColumns = { dateTime: responses.submittedAt, id: responses.id };
/** Without the answers: the list shows who and when. */
const columns = {
  id: responses.id,
  formId: responses.formId,
  formTitle: responses.formTitle,
  userId: responses.userId,
  location: responses.location,
  submittedAt: responses.submittedAt,
  reason: responses.reason,
  outcome: responses.outcome,
  outcomeReason: responses.outcomeReason,
};
const isWaiting = isNull(responses.processedAt);
const isClosed = and(isNotNull(responses.outcomeReason), ne(responses.outcome, 'MATCHED'));
/** One that is on a patient's record is not for vendor staff any more. */
const isReviewable = or(isWaiting, isClosed);

type Row = Pick<typeof responses.$inferSelect, keyof typeof columns>;

function presentResponse({
  formId,
  formTitle,
  submittedAt,
  reason,
  outcome,
  outcomeReason,
  ...row
}: Row): UnprocessedResponse {
  const closing = closingOutcomes.find((each) => each === outcome);
  return {
    ...row,
    form: { id: formId, title: formTitle },
    dateTime: submittedAt.toISOString(),
    reason: reason as UnprocessedReason,
    closed: closing && outcomeReason !== null ? { outcome: closing, reason: outcomeReason } : null,
  };
}

async function requireReviewable(tx: Tx, id: number) {
  const [row] = await tx
    .select()
    .from(responses)
    .where(and(isReviewable, eq(responses.id, id)));
  if (!row) throw notFound(surveyMessage('surveys.responseNotFound'));
  return row;
}

/** Throws 404 for an unknown response, 409 for one that is in another state than the change expects. */
async function changeState(
  tx: Tx,
  id: number,
  expected: typeof isClosed,
  change: Partial<typeof responses.$inferInsert>,
): Promise<UnprocessedResponse> {
  const [changed] = await tx
    .update(responses)
    .set(change)
    .where(and(expected, eq(responses.id, id)))
    .returning(columns);
  if (changed) return presentResponse(changed);
  await requireReviewable(tx, id);
  throw conflict(surveyMessage('surveys.responseHandled'));
}

const toMatchable = (found: MatchablePatient) => pick(found, ['id', 'name', 'dob', 'location', 'discharged']);

export const adminResponseRoutes: Routes = (router, { tenantDb }) => {
  router.authenticated(listUnprocessedResponses, async function handleListUnprocessedResponses({ tx, list, query }) {
    const { id, closed } = query;
    const where = and(closed ? isClosed : isWaiting, id && inArray(responses.id, id));
    const [[all], rows] = await Promise.all([
      tx.select({ total: count() }).from(responses).where(where),
      tx
        .select(columns)
        .from(responses)
        .where(where)
        .orderBy(...orderByKey(sortColumns, list.sort, responses.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    return { items: rows.map(presentResponse), total: all!.total };
  });

  router.authenticated(getUnprocessedResponse, async function handleGetUnprocessedResponse({ tx, params: { id } }) {
    return presentResponse(pick(await requireReviewable(tx, id), Object.keys(columns) as (keyof typeof columns)[]));
  });

  router.authenticated(getUnprocessedAnswers, async function handleGetUnprocessedAnswers({ tx, params: { id } }) {
    const { payload } = await requireReviewable(tx, id);
    const delivery = SurveyDelivery.safeParse(payload);
    if (!delivery.success) throw conflict(surveyMessage('surveys.unreadable'));
    const response = delivery.data.form_response;
    const answers = toStoredAnswers(response, response.definition ?? null);
    return { answers: answers.map(({ text, value }) => ({ question: text, answer: value })) };
  });

  router.authenticated<typeof findResponsePatients, MatchablePatient[]>(
    findResponsePatients,
    async function handleFindResponsePatients({ tx, params, body, prepared: patients, auditDetails }) {
      await requireReviewable(tx, params.id);
      auditDetails.onBehalfOf = body.organizationId;
      auditDetails.entityIds = patients.map(({ id }) => id);
      return patients;
    },
    // In a transaction of the organization: no patient of another one can be found.
    ({ body: { organizationId, q }, now }) =>
      tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
        const [actor] = await tx
          .select({ products: organizations.products })
          .from(organizations)
          .where(and(eq(organizations.id, organizationId), eq(organizations.disabled, false)));
        if (!actor) return [];
        const products = actor.products as Product[];
        return (await findPatientsByText({ tx, scope, now, actor: { products } }, q)).map(toMatchable);
      }),
  );

  router.authenticated<typeof matchResponse, HttpError | null>(
    matchResponse,
    async function handleMatchResponse({ params, body, prepared: refusal, auditDetails }) {
      if (refusal) throw refusal;
      auditDetails.onBehalfOf = body.organizationId;
      auditDetails.entityIds = [params.id, body.patientId];
      return { id: params.id };
    },
    ({ params: { id }, body: patient, now, requestId }, actor) =>
      putOnRecord({ tenantDb, id, patient, actor, now, requestId }),
  );

  router.authenticated(closeResponse, async function handleCloseResponse({ tx, actor, params: { id }, body, now }) {
    const { outcome, reason: outcomeReason } = body;
    return changeState(tx, id, isWaiting, { processedAt: now, outcome, outcomeReason, handledBy: actor.userId });
  });

  router.authenticated(reopenResponse, async function handleReopenResponse({ tx, params: { id } }) {
    return changeState(tx, id, isClosed, { processedAt: null, outcome: null, outcomeReason: null, handledBy: null });
  });
};
