import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProForm, listProForms, listUnprocessedResponses } from '../../contract/surveys/admin-surveys.ts';
import { SurveyDelivery } from '../../contract/surveys/webhook.ts';
import { patientSurveys } from '../../contract/surveys/surveys.ts';
import { jobs, proResponses, pendingSurveyResponses } from '../../server/platform/db/schema.ts';
import { savePendingResponse } from '../../server/surveys/pending-responses.ts';
import { stored } from './stored.ts';
import { deliver, deliveredBody, filledIn, surveyFixture, vectors } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let fixture: ReturnType<typeof surveyFixture>;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  fixture = surveyFixture(world);
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

const listed = async () =>
  (await vendor.call(listUnprocessedResponses, { query: { limit: 999 } })).body.items.map(({ form, reason }) => [
    form.id,
    reason,
  ]);

it('APRO-01 registering a form stores its pending responses that have a patient; the others stay pending', async () => {
  const formId = 'registered_later';
  await deliver(
    world,
    filledIn({ formId, title: 'Earlier title', submittedAt: '2026-11-11T16:00:00Z', hidden: fixture.linked() }),
  );
  await deliver(
    world,
    filledIn({ formId, title: 'Later title', submittedAt: '2026-11-13T16:00:00Z', hidden: fixture.linked() }),
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
  // The pending response was signed, so the webhook works.
  const forms = (await vendor.call(listProForms)).body.items;
  expect(forms.find(({ id }) => id === formId)).toEqual({ id: formId, hasExerWebhookEnabled: true });
});

it('W2 a response that was stored from the pending list and is delivered again is stored once', async () => {
  const formId = 'taken_once';
  const token = crypto.randomUUID();
  const body = filledIn({ formId, token, hidden: fixture.linked() });
  await deliver(world, body);
  await vendor.call(addProForm, { body: { id: formId } });
  await Promise.all([world.deps.jobs.runDue(), ...Array.from({ length: 10 }, () => deliver(world, body))]);
  expect(await stored(world, proResponses, eq(proResponses.responseToken, token))).toHaveLength(1);
  const [kept] = await stored(world, pendingSurveyResponses, eq(pendingSurveyResponses.responseToken, token));
  expect(kept!.processedAt).not.toBeNull();
});

it('no response stays pending that was being written while its form was registered', async () => {
  const formId = 'meanwhile';
  const body = filledIn({ formId, hidden: fixture.linked() });
  const { form_response: response } = SurveyDelivery.parse(JSON.parse(body));
  let written!: () => void;
  const hasWritten = new Promise<void>((done) => (written = done));
  const writing = world.deps.tenantDb.asService(async (tx) => {
    const waits = { response, payload: JSON.parse(body) as unknown, addressee: null, reason: 'UNKNOWN_FORM' } as const;
    expect(await savePendingResponse(tx, waits)).toBe(true);
    written();
    // Long enough for the form's job to come and find nothing, if it did not wait.
    await new Promise((waited) => setTimeout(waited, 1000));
  });
  await hasWritten;
  const registered = vendor.call(addProForm, { body: { id: formId } }).then(() => world.deps.jobs.runDue());
  await Promise.all([writing, registered]);
  expect(await stored(world, proResponses, eq(proResponses.formId, formId))).toHaveLength(1);
  const [kept] = await stored(world, pendingSurveyResponses, eq(pendingSurveyResponses.formId, formId));
  expect(kept!.processedAt).not.toBeNull();
});

it('no response becomes pending when its form was registered meanwhile', async () => {
  const formId = 'in_between';
  await vendor.call(addProForm, { body: { id: formId } });
  const { form_response: response } = SurveyDelivery.parse(JSON.parse(filledIn({ formId })));
  const waits = { response, payload: {}, addressee: null, reason: 'UNKNOWN_FORM' } as const;
  expect(await world.deps.tenantDb.asService((tx) => savePendingResponse(tx, waits))).toBe(false);
  expect(await stored(world, pendingSurveyResponses, eq(pendingSurveyResponses.formId, formId))).toEqual([]);
});

it('a response that cannot be stored does not block others, and is tried again with the job', async () => {
  const formId = 'one_fails';
  const tokens = ['2026-11-11', '2026-11-12', '2026-11-13'].map((day) => ({ day, token: crypto.randomUUID() }));
  for (const { day, token } of tokens)
    await deliver(world, filledIn({ formId, token, submittedAt: `${day}T16:00:00Z`, hidden: fixture.linked() }));
  // A trigger stands for whatever may go wrong with one of them.
  await world.asOwner((tx) =>
    tx.execute(sql`create function refuse_one() returns trigger language plpgsql as $$
      begin if new.response_token = ${sql.raw(`'${tokens[0]!.token}'`)} then raise 'no'; end if; return new; end $$`),
  );
  await world.asOwner((tx) =>
    tx.execute(
      sql`create trigger refuse_one before insert on pro_responses for each row execute function refuse_one()`,
    ),
  );
  await vendor.call(addProForm, { body: { id: formId } });
  await world.deps.jobs.runDue();
  const taken = async () => Promise.all(tokens.map(async ({ token }) => (await fixture.answersOf(token)).length));
  expect(await taken()).toEqual([0, 1, 1]);
  await world.asOwner((tx) => tx.execute(sql`drop trigger refuse_one on pro_responses`));
  await world.asOwner((tx) =>
    tx.update(jobs).set({ runAt: new Date() }).where(eq(jobs.kind, 'pending-survey-responses')),
  );
  await world.deps.jobs.runDue();
  expect(await taken()).toEqual([1, 1, 1]);
});
