import { addDays, countDaysBetween } from '../../domain/platform/calendar.ts';
import type { proForms, proResponses, pendingSurveyResponses } from '../platform/db/schema.ts';
import { momentAt } from './moments.ts';
import { lastDayOfCare, type DemoPatient } from './patients.ts';
import { createChance, type Chance } from './random.ts';
import { surveyForm, type SurveyForm } from './source.ts';

export type ProResponseRow = typeof proResponses.$inferInsert & { submittedAt: Date };

/** Questionnaire and the days between two of them. */
const schedule: [name: string, everyDays: number][] = [
  ['nprs', 7],
  ['phq-2', 14],
  ['rand-36-physical-functioning', 30],
  ['steadi-three-questions', 30],
];
/** Forms that count their points themselves; the others deliver none. */
const counting = new Set(['phq-2', 'phq-9', 'gad-7']);
const further = ['phq-9', 'gad-7', 'cdc-hrqol-4', 'dvprs', 'steadi-stay-independent'];

const forms = new Map([...schedule.map(([name]) => name), ...further].map((name) => [name, surveyForm(name)]));

/** The questionnaires that the vendor registered. */
export const demoForms = (createdAt: Date): (typeof proForms.$inferInsert)[] =>
  [...forms.values()].map((form) => ({
    id: form.id,
    title: form.title,
    hasExerWebhookEnabled: form.id !== forms.get('dvprs')!.id,
    definition: form,
    createdAt,
  }));

/** One answer as the survey provider delivers it; complaints fade from `burden` 1 to 0. */
function createAnswer(field: SurveyForm['fields'][number], burden: number, chance: Chance) {
  const level = Math.min(1, Math.max(0, burden + (chance.next() - 0.5) * 0.3));
  const about = { id: field.id, type: field.type, ref: field.ref };
  if (field.type === 'yes_no') return { type: 'boolean', boolean: level > 0.45, field: about };
  if (field.type === 'opinion_scale')
    return { type: 'number', number: Math.round(level * ((field.properties?.steps ?? 11) - 1)), field: about };
  if (field.type === 'number') return { type: 'number', number: Math.round(level * 15), field: about };
  const choices = field.properties!.choices!;
  const rising = choices[0]!.label.startsWith('Yes') ? 1 - level : level;
  return {
    type: 'choice',
    choice: choices[Math.min(choices.length - 1, Math.floor(rising * choices.length))]!,
    field: about,
  };
}

/** What a counting form adds up: 0 for the first choice, 1 for the next, of the questions that have its four choices. */
function computeScores(form: SurveyForm, answers: readonly ReturnType<typeof createAnswer>[]) {
  if (![...counting].some((name) => forms.get(name) === form)) return null;
  const choices = (field: SurveyForm['fields'][number]) => field.properties?.choices ?? [];
  const [first] = form.fields;
  return form.fields.reduce((score, field, at) => {
    if (choices(field)[0]?.label !== choices(first!)[0]?.label) return score;
    return score + choices(field).findIndex(({ id }) => id === answers[at]!.choice?.id);
  }, 0);
}

/** The body of a webhook for one filled-in form. */
export function createDelivery(
  form: SurveyForm,
  submittedAt: Date,
  hidden: Record<string, string>,
  burden: number,
  chance: Chance,
) {
  const [eventId, token] = [chance.uuid(), chance.uuid().replaceAll('-', '')];
  const answers = form.fields.map((field) => createAnswer(field, burden, chance));
  const score = computeScores(form, answers);
  return {
    event_id: eventId,
    event_type: 'form_response' as const,
    form_response: {
      form_id: form.id,
      token,
      landed_at: new Date(submittedAt.getTime() - 95_000).toISOString(),
      submitted_at: submittedAt.toISOString(),
      hidden,
      definition: {
        id: form.id,
        title: form.title,
        fields: form.fields.map(({ id, ref, type, title, properties }) => ({ id, ref, type, title, properties })),
      },
      answers,
      ...(score !== null && {
        calculated: { score },
        variables: [{ key: 'score', type: 'number', number: score }],
      }),
    },
  };
}

type Delivery = ReturnType<typeof createDelivery>;

/** The stored form of delivered answers; numbers are charted between the ends of their scale. */
function toStoredAnswers(form: SurveyForm, { form_response: { answers } }: Delivery) {
  return answers.map((answer) => {
    const field = form.fields.find(({ id }) => id === answer.field.id)!;
    const isNumber = answer.type === 'number';
    return {
      questionId: field.id,
      text: field.title,
      type: answer.type === 'choice' ? 'CHOICE' : answer.type === 'boolean' ? 'BOOLEAN' : 'UNKNOWN',
      value: answer.choice?.label ?? answer.boolean ?? answer.number ?? null,
      isChartable: isNumber,
      minValue: isNumber ? 0 : null,
      maxValue: isNumber ? (field.properties?.steps ?? 31) - 1 : null,
    };
  });
}

/** Answers of the PRO patients, questionnaire by questionnaire, until the day before `today`. */
export function demoProResponses(patients: DemoPatient[], today: string): ProResponseRow[] {
  return patients
    .filter(({ row }) => row.products.includes('PRO'))
    .flatMap(({ row, course, place, chance }) =>
      course.plans.flatMap((plan) => {
        const length = countDaysBetween(plan.start, lastDayOfCare(plan, today));
        return schedule.flatMap(([name, everyDays]) =>
          Array.from({ length: Math.ceil(length / everyDays) }, (_, index) => addDays(plan.start, index * everyDays))
            .filter(() => chance.yes(0.75))
            .map((day): ProResponseRow => {
              const form = forms.get(name)!;
              const submittedAt = momentAt(day, chance.whole(8 * 60, 20 * 60), place.timezone);
              const burden = 0.7 - 0.45 * (countDaysBetween(plan.start, day) / Math.max(45, length));
              const delivery = createDelivery(form, submittedAt, {}, burden, chance);
              return {
                organizationId: row.organizationId,
                patientId: row.id,
                formId: form.id,
                formTitle: form.title,
                responseToken: delivery.form_response.token,
                submittedAt,
                day,
                answers: toStoredAnswers(form, delivery),
                calculatedScore: delivery.form_response.calculated?.score ?? null,
                variables: delivery.form_response.variables ?? null,
                unanswered: 0,
                createdAt: submittedAt,
              };
            }),
        );
      }),
    );
}

/** Responses that could not be given to a patient: an unknown user, or no user at all. */
export function demoUnprocessed(today: string): (typeof pendingSurveyResponses.$inferInsert)[] {
  const chance = createChance('unprocessed');
  const names = ['phq-9', 'nprs', 'gad-7', 'steadi-three-questions', 'cdc-hrqol-4', 'dvprs'];
  return names.map((name, index) => {
    const form = forms.get(name)!;
    const submittedAt = momentAt(addDays(today, -1 - index * 3), chance.whole(400, 1200), 'America/Denver');
    const userId = index % 3 === 1 ? null : chance.uuid();
    const location = index % 2 ? null : String(chance.whole(900, 999));
    const hidden = { ...(userId && { user_id: userId }), ...(location && { location_id: location }) };
    const payload = createDelivery(form, submittedAt, hidden, 0.5, chance);
    return {
      formId: form.id,
      formTitle: form.title,
      responseToken: payload.form_response.token,
      userId,
      location,
      payload,
      submittedAt,
      reason: 'NO_PATIENT',
    };
  });
}
