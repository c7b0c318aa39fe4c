import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import { patientSurveys } from '../../contract/pro.ts';
import { proResponses } from '../db/schema/index.ts';
import { presentSurveys, surveyColumns } from '../pro/read-surveys.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

export const proRoutes: Routes = (served) => {
  served.acting(patientSurveys, async ({ tx, scope, params, query: { from, to } }) => {
    const { id } = await patientInReach(tx, scope, params.patientId);
    const newest = await tx
      .select({ ...surveyColumns, submittedAt: proResponses.submittedAt })
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
    return presentSurveys(newest.toReversed());
  });
};
