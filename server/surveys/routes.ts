import { and, desc, eq, gte, lte, asc, sql } from 'drizzle-orm';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { patientSurveys, intakeSurveys, patientSurveyLinks } from '../../contract/surveys/surveys.ts';
import { proResponses, proForms } from '../platform/db/schema.ts';
import { presentSurveys, surveyColumns } from './read-surveys.ts';
import { requirePatient } from '../patients/require-patient.ts';
import type { Routes } from '../routes.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { createSurveyToken, type SurveyPatient } from './survey-token.ts';

export const proRoutes: Routes = (router) => {
  router.authenticated(patientSurveys, async function handlePatientSurveys({ tx, scope, params, query: { from, to } }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
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

/** The patient's link to every registered form; none while deliveries would be rejected anyway. */
export async function buildSurveyLinks(
  { tx, scope, now }: { tx: Tx; scope: Scope; now: Date },
  { secret, typeform }: Configuration,
  addressee: SurveyPatient,
) {
  const { location } = await requirePatient(tx, scope, addressee.patientId);
  if (!typeform.secret) return { surveys: [] };
  const shownTitle = sql<string>`coalesce(nullif(${proForms.title}, ''), ${proForms.id})`;
  const forms = await tx
    .select({ formId: proForms.id, title: shownTitle })
    .from(proForms)
    .orderBy(shownTitle, asc(proForms.id));
  const hidden = new URLSearchParams({
    user_id: createSurveyToken(secret, addressee, now),
    location_id: String(location.id),
  });
  return { surveys: forms.map((form) => ({ ...form, link: `${typeform.formBase}/${form.formId}#${hidden}` })) };
}

export const surveyLinkRoutes: Routes = (router, { configuration }) => {
  router.authenticated(
    patientSurveyLinks,
    async function handlePatientSurveyLinks({ params: { patientId }, ...reader }) {
      return buildSurveyLinks(reader, configuration, { organizationId: reader.actor.organizationId, patientId });
    },
  );

  router.authenticated(intakeSurveys, async function handleIntakeSurveys(reader) {
    return buildSurveyLinks(reader, configuration, reader.actor);
  });
};
