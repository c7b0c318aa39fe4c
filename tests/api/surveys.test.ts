import { afterAll, beforeAll, expect, it } from 'vitest';
import { patientSurveys } from '../../contract/surveys/surveys.ts';
import { proResponses } from '../../server/platform/db/schema.ts';
import { openWorld, type Caller, type World } from './world.ts';

const asked = {
  questionId: 'q1',
  text: 'How bad is the pain?',
  type: 'UNKNOWN',
  isChartable: true,
  minValue: 0,
  maxValue: 10,
};

let world: World;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  const {
    organizationId,
    patients: [here, there],
  } = world.seed.A;
  const add = (patientId: number, day: string, value: number) =>
    world.asOwner((tx) =>
      tx.insert(proResponses).values({
        organizationId,
        patientId,
        formId: 'pain',
        formTitle: 'Pain',
        responseToken: crypto.randomUUID(),
        submittedAt: new Date(`${day}T18:00:00Z`),
        day,
        answers: [{ ...asked, value }],
      }),
    );
  await add(here, '2026-11-09', 3);
  await add(here, '2026-11-02', 7);
  await add(here, '2026-11-16', 2);
  await add(there, '2026-11-09', 10);
});
afterAll(() => world.close());

it('ENT-043 ENT-045 the survey list returns the questions of one patient with their answers, the oldest first', async () => {
  const { status, body } = await first.call(patientSurveys, { params: { patientId: world.seed.A.patients[0] } });
  expect(status).toBe(200);
  expect(body.questions).toEqual([
    {
      id: 'pain:q1',
      formId: 'pain',
      formTitle: 'Pain',
      text: 'How bad is the pain?',
      isChartable: true,
      minValue: 0,
      maxValue: 10,
      proAnswerType: 'UNKNOWN',
      answers: [
        { dateTime: '2026-11-02T18:00:00.000Z', value: 7 },
        { dateTime: '2026-11-09T18:00:00.000Z', value: 3 },
        { dateTime: '2026-11-16T18:00:00.000Z', value: 2 },
      ],
    },
  ]);
});

it('OPEN-067 the survey list is limited to a range of days, both ends included', async () => {
  const values = async (query: Record<string, string>) => {
    const { body } = await first.call(patientSurveys, { params: { patientId: world.seed.A.patients[0] }, query });
    return body.questions.flatMap(({ answers }) => answers.map(({ value }) => value));
  };
  expect(await values({ from: '2026-11-09' })).toEqual([3, 2]);
  expect(await values({ to: '2026-11-09' })).toEqual([7, 3]);
  expect(await values({ from: '2026-11-03', to: '2026-11-08' })).toEqual([]);
});

it('A1 OPEN-149 the survey list of a patient of another location or organization is not accessible', async () => {
  for (const patientId of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
    const { status, problem } = await first.call(patientSurveys, { params: { patientId } });
    expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
  }
});
