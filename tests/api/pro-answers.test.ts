import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPatient } from '../../contract/patients/patients.ts';
import { patientSurveys } from '../../contract/surveys/surveys.ts';
import { auditRows, patients, rtmCycles } from '../../server/platform/db/schema.ts';
import { createSurveyToken } from '../../server/surveys/survey-token.ts';
import { patientApps } from './patient-app.ts';
import { stored } from './stored.ts';
import { deliver, filledIn, PAIN_FORM, surveyFixture } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

/** The pain scale by its own definition: from 0 to 10. */
const definition = {
  id: PAIN_FORM,
  title: 'Pain, as first published',
  fields: [
    { id: '5ECc4FsJ1ePt', type: 'opinion_scale', title: 'Pain?', properties: { steps: 11, start_at_one: false } },
  ],
};

let world: World;
let fixture: ReturnType<typeof surveyFixture>;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  fixture = surveyFixture(world);
  first = await world.as(world.seed.A.practitioners.first);
  await fixture.register({ id: PAIN_FORM, definition });
});
afterAll(() => world.close());

describe('a response by a patient’s survey link', () => {
  it('ENT-043 ENT-044 ENT-045 becomes the patient’s answers, with the ends of known scales', async () => {
    const token = crypto.randomUUID();
    const submittedAt = '2026-11-12T16:00:00Z';
    expect((await deliver(world, filledIn({ token, submittedAt, hidden: fixture.linked() }))).status).toBe(200);
    expect(await fixture.waiting(token)).toEqual([]);
    const { body } = await first.call(patientSurveys, {
      params: { patientId: world.seed.A.patients[0] },
      query: { from: '2026-11-12', to: '2026-11-12' },
    });
    const shared = {
      formId: PAIN_FORM,
      formTitle: 'Numeric Pain Rating Scale',
      isChartable: true,
      proAnswerType: 'UNKNOWN',
    };
    const at = '2026-11-12T16:00:00.000Z';
    expect(body.questions).toEqual([
      {
        ...shared,
        id: `${PAIN_FORM}:5ECc4FsJ1ePt`,
        text: 'Please rate your pain right now',
        minValue: 0,
        maxValue: 10,
        answers: [{ dateTime: at, value: 4 }],
      },
      {
        ...shared,
        id: `${PAIN_FORM}:2bS2XtV1mKOP`,
        text: 'Please rate your pain at its best in the last 24 hours',
        minValue: null,
        maxValue: null,
        answers: [{ dateTime: at, value: 2 }],
      },
      {
        ...shared,
        id: `${PAIN_FORM}:ycc7mEh6PmiE`,
        text: 'Please rate your pain at its worst in the last 24 hours',
        minValue: null,
        maxValue: null,
        answers: [{ dateTime: at, value: 7 }],
      },
    ]);
  });

  it('T3 belongs to the day in the zone of the patient’s location', async () => {
    for (const [submittedAt, day] of [
      ['2026-11-09T06:59:59Z', '2026-11-08'],
      ['2026-11-09T07:00:00Z', '2026-11-09'],
    ] as const) {
      const token = crypto.randomUUID();
      await deliver(world, filledIn({ token, submittedAt, hidden: fixture.linked() }));
      expect((await fixture.answersOf(token))[0]).toMatchObject({ day, futureDated: false });
    }
  });

  it('RTM.md 12 from a clock less than 10 minutes ahead counts on the server’s day', async () => {
    const token = crypto.randomUUID();
    const now = world.deps.now();
    const submittedAt = new Date(now.getTime() + 9 * 60_000).toISOString();
    await deliver(world, filledIn({ token, submittedAt, hidden: fixture.linked('B', 0) }));
    expect((await fixture.answersOf(token))[0]).toMatchObject({ futureDated: false });
    const [patient] = await stored(world, patients, eq(patients.id, world.seed.B.patients[0]));
    expect(patient!.lastActivityAt!.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('dated after the server’s current day is stored with a mark, and does not set a future activity', async () => {
    const token = crypto.randomUUID();
    const submittedAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await deliver(world, filledIn({ token, submittedAt, hidden: fixture.linked('B', 0) }));
    expect((await fixture.answersOf(token))[0]).toMatchObject({ futureDated: true });
    const [patient] = await stored(world, patients, eq(patients.id, world.seed.B.patients[0]));
    expect(patient!.lastActivityAt!.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('moves last activity forward and never back, and is not a session', async () => {
    const activity = async () => {
      const { body } = await first.call(getPatient, { params: { id: world.seed.A.patients[0] } });
      return [body.mostRecentActivity, body.mostRecentSession];
    };
    const session = '2026-11-10T16:00:00.000Z';
    await deliver(world, filledIn({ submittedAt: '2026-11-15T16:00:00Z', hidden: fixture.linked() }));
    expect(await activity()).toEqual(['2026-11-15T16:00:00.000Z', session]);
    await deliver(world, filledIn({ submittedAt: '2026-11-11T16:00:00Z', hidden: fixture.linked() }));
    expect(await activity()).toEqual(['2026-11-15T16:00:00.000Z', session]);
  });

  it('ENT-062 counts its day for billing once, and a future day not at all', async () => {
    const apps = patientApps(world, await world.as(world.seed.A.practitioners.admin));
    const { id: patientId } = await apps.invited();
    await apps.assign(patientId);
    const { organizationId } = world.seed.A;
    const hidden = {
      user_id: createSurveyToken(world.deps.configuration.secret, { organizationId, patientId }, world.deps.now()),
    };
    const now = new Date().toISOString();
    const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString();
    for (const submittedAt of [now, now, ahead]) await deliver(world, filledIn({ submittedAt, hidden }));
    const supply = and(eq(rtmCycles.patientId, patientId), eq(rtmCycles.code, '98985'));
    expect((await stored(world, rtmCycles, supply)).map(({ numActiveDays }) => numActiveDays)).toEqual([1]);
  });

  it('O1 is audited by ids only', async () => {
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, hidden: fixture.linked() }));
    const [row] = await fixture.answersOf(token);
    const written = await stored(world, auditRows, eq(auditRows.action, 'takeSurveyResponse'));
    expect(written.at(-1)).toMatchObject({
      organizationId: world.seed.A.organizationId,
      entityIds: [`${row!.patientId}`, `${row!.id}`],
      outcome: 200,
      userId: 'job',
    });
  });
});

it('a text that was cut in the middle of a character is stored', async () => {
  const token = crypto.randomUUID();
  const { form_response: response, ...event } = JSON.parse(filledIn({ token, hidden: fixture.linked() })) as {
    form_response: object;
  };
  const answers = [{ type: 'text', text: 'Better\u0000 \uD83D', field: { id: 'q1', type: 'short_text' } }];
  const body = JSON.stringify({ ...event, form_response: { ...response, answers } });
  expect(body).toContain(String.raw`\ud83d`);
  expect((await deliver(world, body)).status).toBe(200);
  expect((await fixture.answersOf(token))[0]!.answers).toMatchObject([{ value: 'Better \uFFFD' }]);
});
