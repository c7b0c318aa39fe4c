import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import { patientSurveys } from '../../contract/pro.ts';
import { questionsOf, type StoredAnswer } from '../../domain/pro-questions.ts';
import { proResponses } from '../db/schema/index.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

export const proRoutes: Routes = (served) => {
  served.acting(patientSurveys, async ({ tx, scope, params, query: { from, to } }) => {
    const { id } = await patientInReach(tx, scope, params.patientId);
    const newest = await tx
      .select()
      .from(proResponses)
      .where(
        and(
          scope.organization(proResponses.organizationId),
          eq(proResponses.patientId, id),
          from ? gte(proResponses.day, from) : undefined,
          to ? lte(proResponses.day, to) : undefined,
        ),
      )
      .orderBy(desc(proResponses.submittedAt), desc(proResponses.id))
      .limit(MAX_PAGE_SIZE);
    const responses = newest.toReversed().map(({ formId, formTitle, submittedAt, answers }) => ({
      formId,
      formTitle,
      submittedAt: submittedAt.toISOString(),
      answers: answers as StoredAnswer[],
    }));
    return { questions: questionsOf(responses) };
  });
};
