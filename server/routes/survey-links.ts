import { asc, sql } from 'drizzle-orm';
import { intakeSurveys, patientSurveyLinks } from '../../contract/survey-links.ts';
import type { Configuration } from '../configuration.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { proForms } from '../db/schema/index.ts';
import { surveyToken, type Addressee } from '../pro/survey-token.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

/** The patient's link to every registered form; none where a delivery would be refused anyway. */
async function linksFor(
  { tx, scope, now }: { tx: Tx; scope: Scope; now: Date },
  { secret, typeform }: Configuration,
  addressee: Addressee,
) {
  const { location } = await patientInReach(tx, scope, addressee.patientId);
  if (!typeform.secret) return { surveys: [] };
  const shownTitle = sql<string>`coalesce(nullif(${proForms.title}, ''), ${proForms.id})`;
  const forms = await tx
    .select({ formId: proForms.id, title: shownTitle })
    .from(proForms)
    .orderBy(shownTitle, asc(proForms.id));
  const hidden = new URLSearchParams({
    user_id: surveyToken(secret, addressee, now),
    location_id: String(location.id),
  });
  return { surveys: forms.map((form) => ({ ...form, link: `${typeform.formBase}/${form.formId}#${hidden}` })) };
}

export const surveyLinkRoutes: Routes = (served, { configuration }) => {
  served.acting(patientSurveyLinks, ({ params: { patientId }, ...reader }) =>
    linksFor(reader, configuration, { organizationId: reader.actor.organizationId, patientId }),
  );

  served.acting(intakeSurveys, (reader) => linksFor(reader, configuration, reader.actor));
};
