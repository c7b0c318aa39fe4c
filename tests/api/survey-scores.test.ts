import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientSurveys } from '../../contract/surveys/surveys.ts';
import { listWorklist } from '../../contract/worklist/worklist.ts';
import { worklistItems } from '../../server/platform/db/schema.ts';
import { createSurveyToken } from '../../server/surveys/survey-token.ts';
import { carePathFixture, pathPhase } from './care-path-fixture.ts';
import { patientApps } from './patient-app.ts';
import { stored } from './stored.ts';
import { deliver, deliveredBody, filledIn, PAIN_FORM, surveyFixture } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

const MOOD_FORM = 'pB5TyLpn';
const DAY_MS = 86_400_000;

let world: World;
let fixture: ReturnType<typeof surveyFixture>;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  world.offsetMs = Date.parse('2026-11-17T19:00:00Z') - Date.now();
  fixture = surveyFixture(world);
  admin = await world.as(world.seed.A.practitioners.admin);
  for (const id of [MOOD_FORM, PAIN_FORM]) await fixture.register({ id });
});
afterAll(() => world.close());

interface Filling {
  patientId: number;
  /** Days before now. */
  ago?: number;
  /** Places of the two choices; one that is left out is not delivered. */
  choices?: number[];
  /** The variables of the form, under the names of the delivery. */
  counted?: object;
  token?: string;
}

const buildHidden = (patientId: number) => ({
  user_id: createSurveyToken(
    world.deps.configuration.secret,
    { organizationId: world.seed.A.organizationId, patientId },
    world.deps.now(),
  ),
});
const daysAgo = (ago: number) => new Date(world.deps.now().getTime() - ago * DAY_MS - 60_000).toISOString();

/** PHQ-2 as it was delivered once, filled in otherwise. */
function mood({ patientId, ago = 0, choices = [1, 2], counted = {}, token = crypto.randomUUID() }: Filling): string {
  const { form_response: response, ...event } = JSON.parse(deliveredBody('built/phq-2.json')) as {
    form_response: { definition: { fields: { id: string; choices: object[] }[] } };
  };
  const { fields } = response.definition;
  return JSON.stringify({
    ...event,
    form_response: {
      ...response,
      token,
      submitted_at: daysAgo(ago),
      hidden: buildHidden(patientId),
      calculated: undefined,
      variables: undefined,
      ...counted,
      answers: choices.map((place, at) => ({
        type: 'choice',
        choice: fields[at]!.choices[place],
        field: { id: fields[at]!.id, type: 'multiple_choice' },
      })),
    },
  });
}
const fill = async (filling: Filling) => expect((await deliver(world, mood(filling))).status).toBe(200);
const newPatient = async () => (await patientApps(world, admin).invited()).id;
const listScores = async (patientId: number) =>
  (await admin.call(patientSurveys, { params: { patientId } })).body.scores;

describe('the score of a survey delivery', () => {
  it('is stored with the other variables of the form and the number of unanswered questions', async () => {
    const [patientId, token] = [await newPatient(), crypto.randomUUID()];
    const variables = [{ key: 'score', type: 'number', number: 3 }];
    await fill({ patientId, token, counted: { calculated: { score: 3 }, variables } });
    expect((await fixture.answersOf(token))[0]).toMatchObject({ calculatedScore: 3, variables, unanswered: 0 });
    expect(await listScores(patientId)).toMatchObject([
      {
        instrument: 'PHQ-2',
        minValue: 0,
        maxValue: 6,
        better: 'low',
        scores: [{ value: 3, from: 'DELIVERED', byRule: null }],
      },
    ]);
  });

  it('is computed by the published rule when the delivery has none', async () => {
    const [patientId, token] = [await newPatient(), crypto.randomUUID()];
    // More than half the days and nearly every day: 2 + 3.
    await fill({ patientId, token, choices: [2, 3] });
    expect((await fixture.answersOf(token))[0]).toMatchObject({ calculatedScore: null, variables: null });
    // (4 + 2 + 7) / 3 of the pain scale.
    await deliver(world, filledIn({ submittedAt: daysAgo(0), hidden: buildHidden(patientId) }));
    const found = (await listScores(patientId)).map(({ instrument, scores }) => [instrument, scores[0]!.value]);
    expect(new Map(found as [string, number][])).toEqual(
      new Map([
        ['PHQ-2', 5],
        ['NPRS', 4.3],
      ]),
    );
  });

  it('is null while a question is unanswered, whatever the form counted', async () => {
    const [patientId, token] = [await newPatient(), crypto.randomUUID()];
    await fill({ patientId, token, choices: [3], counted: { calculated: { score: 3 } } });
    expect((await fixture.answersOf(token))[0]).toMatchObject({ calculatedScore: 3, unanswered: 1 });
    expect(await listScores(patientId)).toEqual([]);
  });

  it('can be unreadable without losing the answers', async () => {
    for (const counted of [
      { calculated: { score: 'three' }, variables: 'none' },
      { calculated: 3, variables: [{ key: 7 }] },
      { calculated: null, variables: Array.from({ length: 101 }, () => ({ key: 'n', type: 'number', number: 1 })) },
    ]) {
      const token = crypto.randomUUID();
      await fill({ patientId: await newPatient(), token, counted });
      const [row] = await fixture.answersOf(token);
      expect([row!.calculatedScore, row!.variables]).toEqual([null, null]);
      expect(row!.answers).toHaveLength(2);
    }
  });

  it('A1 is not accessible from another location or organization', async () => {
    const patientId = world.seed.A.patients[1];
    await fill({ patientId, counted: { calculated: { score: 3 } } });
    const first = await world.as(world.seed.A.practitioners.first);
    expect((await first.call(patientSurveys, { params: { patientId } })).status).toBe(404);
  });
});

describe('the use of survey scores', () => {
  it('adds a worklist reason when a score got worse by the published difference', async () => {
    const patientId = await newPatient();
    await fill({ patientId, ago: 8, choices: [0, 1] });
    await fill({ patientId, ago: 1, choices: [2, 3] });
    const [kept] = await stored(world, worklistItems, eq(worklistItems.patientId, patientId));
    expect(kept!.reasons).toMatchObject([
      {
        kind: 'SURVEY_OUT_OF_RANGE',
        explanation: { text: '“PHQ-2” up from 1 to 5 (0-6 scale), Nov 16' },
      },
    ]);
    const { body } = await admin.call(listWorklist, { query: { kind: 'SURVEY_OUT_OF_RANGE' } });
    expect(body.items.map(({ patient }) => patient.id)).toContain(patientId);
  });

  it('advances a path by the score of an instrument', async () => {
    const patientId = await newPatient();
    const paths = carePathFixture(admin);
    const phase = { track: 'PHQ-2', logic: '<', number: 2, type: 'Score' } as const;
    const pathId = await paths.published('Mood', [
      pathPhase({ ...phase, phaseNumber: 1 }),
      pathPhase({ phaseNumber: 2 }),
    ]);
    expect((await paths.give(patientId, pathId)).status).toBe(201);
    world.offsetMs += DAY_MS;
    admin = await world.as(world.seed.A.practitioners.admin);
    await fill({ patientId, choices: [1, 1] });
    expect(await carePathFixture(admin).getPath(patientId)).toMatchObject({ phaseIndex: 0 });
    await fill({ patientId, choices: [1, 0] });
    expect(await carePathFixture(admin).getPath(patientId)).toMatchObject({
      phaseIndex: 1,
      steps: [{ because: { track: 'PHQ-2', value: 1, type: 'Score', of: 'PHQ-2' } }],
    });
  });
});
