import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProForm, listProForms, listUnprocessedResponses } from '../../contract/admin-pro.ts';
import { patientSurveys } from '../../contract/pro.ts';
import { proResponses, unprocessedResponses } from '../../server/db/schema/index.ts';
import { surveyToken } from '../../server/pro/survey-token.ts';
import { stored } from './stored.ts';
import { deliver, deliveredBody, filledIn, vectors } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

const linked = () => {
  const { organizationId, patients } = world.seed.A;
  return { user_id: surveyToken(world.deps.configuration.secret, { organizationId, patientId: patients[0] }) };
};
const listed = async () =>
  (await vendor.call(listUnprocessedResponses, { query: { limit: 999 } })).body.items.map(({ form, reason }) => [
    form.id,
    reason,
  ]);

it('APRO-01 registering a form takes in what waited for it and names a patient; the rest goes on waiting', async () => {
  const formId = 'registered_later';
  await deliver(
    world,
    filledIn({ formId, title: 'Earlier title', submittedAt: '2026-11-11T16:00:00Z', hidden: linked() }),
  );
  await deliver(
    world,
    filledIn({ formId, title: 'Later title', submittedAt: '2026-11-13T16:00:00Z', hidden: linked() }),
  );
  await deliver(world, filledIn({ formId, submittedAt: '2026-11-12T16:00:00Z', hidden: { user_id: '1' } }));
  await deliver(world, deliveredBody('built/phq-2.json'), vectors.find(({ file }) => file.includes('phq-2'))!.value);
  expect(await listed()).toEqual([
    [formId, 'UNKNOWN_FORM'],
    [formId, 'UNKNOWN_FORM'],
    [formId, 'UNKNOWN_FORM'],
    ['pB5TyLpn', 'UNKNOWN_FORM'],
  ]);

  const added = await vendor.call(addProForm, { body: { id: formId } });
  expect(added.body).toEqual({ id: formId, hasExerWebhookEnabled: false });
  await world.deps.jobs.runDue();

  expect(await listed()).toEqual([
    [formId, 'NO_PATIENT'],
    ['pB5TyLpn', 'UNKNOWN_FORM'],
  ]);
  const first = await world.as(world.seed.A.practitioners.first);
  const { body } = await first.call(patientSurveys, { params: { patientId: world.seed.A.patients[0] } });
  const [question] = body.questions.filter(({ id }) => id.startsWith(formId));
  expect(question).toMatchObject({ formTitle: 'Later title', text: 'Please rate your pain right now' });
  expect(question!.answers).toEqual([
    { dateTime: '2026-11-11T16:00:00.000Z', value: 4 },
    { dateTime: '2026-11-13T16:00:00.000Z', value: 4 },
  ]);
  // What waited was signed, so the webhook works.
  const forms = (await vendor.call(listProForms)).body.items;
  expect(forms.find(({ id }) => id === formId)).toEqual({ id: formId, hasExerWebhookEnabled: true });
});

it('W2 a response that was taken in from the list and is delivered again is there once', async () => {
  const formId = 'taken_once';
  const token = crypto.randomUUID();
  const body = filledIn({ formId, token, hidden: linked() });
  await deliver(world, body);
  await vendor.call(addProForm, { body: { id: formId } });
  await Promise.all([world.deps.jobs.runDue(), ...Array.from({ length: 10 }, () => deliver(world, body))]);
  expect(await stored(world, proResponses, eq(proResponses.responseToken, token))).toHaveLength(1);
  const [kept] = await stored(world, unprocessedResponses, eq(unprocessedResponses.responseToken, token));
  expect(kept!.processedAt).not.toBeNull();
});

it('nothing is left waiting that was delivered while its form was being registered', async () => {
  for (let round = 0; round < 5; round++) {
    const formId = `meanwhile_${round}`;
    const tokens = Array.from({ length: 10 }, () => crypto.randomUUID());
    const deliveries = tokens.map((token) => deliver(world, filledIn({ formId, token, hidden: linked() })));
    const registered = vendor.call(addProForm, { body: { id: formId } });
    await registered;
    const ran = world.deps.jobs.runDue();
    await Promise.all([...deliveries, ran]);
    const taken = await stored(world, proResponses, eq(proResponses.formId, formId));
    expect(taken.map(({ responseToken }) => responseToken).toSorted()).toEqual(tokens.toSorted());
    const kept = await stored(world, unprocessedResponses, eq(unprocessedResponses.formId, formId));
    expect(kept.filter(({ processedAt }) => processedAt === null)).toEqual([]);
  }
});
