import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { intakeSurveys, patientSurveyLinks } from '../../contract/surveys/surveys.ts';
import { proForms, proResponses } from '../../server/platform/db/schema.ts';
import { patientApps } from './patient-app.ts';
import { stored } from './stored.ts';
import { deliver, filledIn } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  await world.asOwner((tx) => tx.insert(proForms).values({ id: 'zZ_untitled', title: '' }));
});
afterAll(() => world.close());

const getLinks = (who: Caller, patientId: number) => who.call(patientSurveyLinks, { params: { patientId } });
const hiddenIn = (link: string) => Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));

it('W4 clinic staff get a link to every registered form, which only the server can assign to the patient', async () => {
  const [patientId] = world.seed.A.patients;
  const { status, body } = await getLinks(first, patientId);
  expect(status).toBe(200);
  expect(body.surveys.map(({ formId, title }) => [formId, title])).toEqual([
    ['nprs', 'Numeric Pain Rating Scale'],
    ['zZ_untitled', 'zZ_untitled'],
  ]);
  const { link } = body.surveys[0]!;
  expect(link).toMatch(/^https:\/\/form\.typeform\.com\/to\/nprs#user_id=[\w-]{40,80}&location_id=\d+$/);
  expect(hiddenIn(link).location_id).toBe(String(world.seed.A.locations[0]));
});

it('a response by a survey link becomes that patient’s answers', async () => {
  const [patientId] = world.seed.A.patients;
  const { link } = (await getLinks(first, patientId)).body.surveys[0]!;
  const token = crypto.randomUUID();
  await deliver(world, filledIn({ formId: 'nprs', token, hidden: hiddenIn(link) }));
  expect(await stored(world, proResponses, eq(proResponses.responseToken, token))).toMatchObject([{ patientId }]);
});

it('survey links use the configured address', async () => {
  const elsewhere = world.beside({ environment: { TYPEFORM_FORM_BASE: 'https://clinic.typeform.test/to/' } });
  const { body } = await getLinks(await elsewhere.as(world.seed.A.practitioners.first), world.seed.A.patients[0]);
  expect(body.surveys[0]!.link).toMatch(/^https:\/\/clinic\.typeform\.test\/to\/nprs#/);
});

it('no survey link is returned when its answers would be rejected', async () => {
  const without = world.beside({ environment: { TYPEFORM_SECRET: '' } });
  const staff = await without.as(world.seed.A.practitioners.first);
  expect((await getLinks(staff, world.seed.A.patients[0])).body).toEqual({ surveys: [] });
});

it('A1 survey links of a patient of another location or organization are not accessible', async () => {
  for (const patientId of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
    const { status, problem } = await getLinks(first, patientId);
    expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
  }
});

it('the patient’s app gets the links of its own patient', async () => {
  const admin = await world.as(world.seed.A.practitioners.admin);
  const apps = patientApps(world, admin);
  const { id, app } = await apps.paired();
  const { status, body } = await app.call(intakeSurveys);
  expect(status).toBe(200);
  const token = crypto.randomUUID();
  await deliver(world, filledIn({ formId: 'nprs', token, hidden: hiddenIn(body.surveys[0]!.link) }));
  expect(await stored(world, proResponses, eq(proResponses.responseToken, token))).toMatchObject([{ patientId: id }]);
  expect((await world.anonymous.call(intakeSurveys)).status).toBe(401);
});
