import { addDays, daysBetween } from '../../domain/calendar.ts';
import type { proForms, proResponses, unprocessedResponses } from '../db/schema/index.ts';
import { momentAt } from './moments.ts';
import { lastDayOfCare, type DemoPatient } from './patients.ts';
import { chanceOf, type Chance } from './random.ts';
import { surveyForm, type SurveyForm } from './source.ts';

export type ProResponseRow = typeof proResponses.$inferInsert & { submittedAt: Date };

/** Questionnaire and the days between two of them. */
const schedule: [name: string, everyDays: number][] = [['nprs', 7], ['phq-2', 14], ['rand-36-physical-functioning', 30], ['steadi-three-questions', 30]];
const further = ['phq-9', 'gad-7', 'cdc-hrqol-4', 'dvprs', 'steadi-stay-independent'];

const forms = new Map([...schedule.map(([name]) => name), ...further].map((name) => [name, surveyForm(name)]));

/** The questionnaires that the vendor registered. */
export const demoForms = (createdAt: Date): (typeof proForms.$inferInsert)[] =>
  [...forms.values()].map((form) => ({ id: form.id, title: form.title, hasExerWebhookEnabled: form.id !== forms.get('dvprs')!.id, definition: form, createdAt }));

/** One answer as the survey provider delivers it; complaints fade from `burden` 1 to 0. */
function answerOf(field: SurveyForm['fields'][number], burden: number, chance: Chance) {
  const level = Math.min(1, Math.max(0, burden + (chance.next() - 0.5) * 0.3));
  const about = { id: field.id, type: field.type, ref: field.ref };
  if (field.type === 'yes_no') return { type: 'boolean', boolean: level > 0.45, field: about };
  if (field.type === 'opinion_scale') return { type: 'number', number: Math.round(level * ((field.properties?.steps ?? 11) - 1)), field: about };
  if (field.type === 'number') return { type: 'number', number: Math.round(level * 15), field: about };
  const choices = field.properties!.choices!;
  const rising = choices[0]!.label.startsWith('Yes') ? 1 - level : level;
  return { type: 'choice', choice: choices[Math.min(choices.length - 1, Math.floor(rising * choices.length))]!, field: about };
}

/** The body of a webhook for one filled-in form. */
export function deliveryOf(form: SurveyForm, submittedAt: Date, hidden: Record<string, string>, burden: number, chance: Chance) {
  return {
    event_id: chance.uuid(),
    event_type: 'form_response' as const,
    form_response: {
      form_id: form.id,
      token: chance.uuid().replaceAll('-', ''),
      landed_at: new Date(submittedAt.getTime() - 95_000).toISOString(),
      submitted_at: submittedAt.toISOString(),
      hidden,
      definition: { id: form.id, title: form.title, fields: form.fields.map(({ id, ref, type, title, properties }) => ({ id, ref, type, title, properties })) },
      answers: form.fields.map((field) => answerOf(field, burden, chance)),
    },
  };
}
