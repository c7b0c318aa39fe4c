import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';

const SurveyLinks = z.object({
  surveys: z.array(
    z.object({
      formId: z.string(),
      title: z.string(),
      /** Opens the form for this one patient: whatever is answered there becomes the patient's answers. */
      link: z.string(),
    }),
  ),
});

export const patientSurveyLinks = defineCall({
  id: 'patientSurveyLinks',
  summary: 'Links by which a patient fills in the registered surveys; none while no webhook is set up',
  method: 'GET',
  path: '/v2/patients/:patientId/survey-links',
  access: { action: 'patients.read' },
  params: z.object({ patientId: Id }),
  response: SurveyLinks,
});

export const intakeSurveys = defineCall({
  id: 'intakeSurveys',
  summary: 'The same links for the patient who owns the app',
  method: 'GET',
  path: '/v2/intake/surveys',
  access: 'device',
  response: SurveyLinks,
});
