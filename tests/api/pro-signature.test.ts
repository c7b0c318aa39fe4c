import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProForms, listUnprocessedResponses } from '../../contract/surveys/admin-surveys.ts';
import { proForms } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { deliver, deliveredBody, filledIn, PAIN_FORM, signBody, surveyFixture, vectors } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let fixture: ReturnType<typeof surveyFixture>;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  fixture = surveyFixture(world);
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  await fixture.register({ id: PAIN_FORM });
});
afterAll(() => world.close());

describe('W1 a survey delivery', () => {
  it('with a valid signature is accepted, the provider’s own examples first', async () => {
    for (const { file, value } of vectors) {
      const reply = await deliver(world, deliveredBody(file), value);
      expect([file, reply.status, reply.body]).toEqual([file, 200, { received: true }]);
    }
    const { body } = await vendor.call(listUnprocessedResponses);
    expect(
      body.items.map(({ form, userId, location, dateTime, reason }) => [form, userId, location, dateTime, reason]),
    ).toEqual([
      [
        { id: 'db3yQxOo', title: 'Three key fall questions (CDC STEADI)' },
        null,
        null,
        '2026-03-12T08:00:00.000Z',
        'UNKNOWN_FORM',
      ],
      [
        { id: 'm18HxNW3', title: 'Healthy Days Core Module (CDC HRQOL-4)' },
        'USER-ID',
        'LOCATION-ID',
        '2026-03-11T20:00:30.000Z',
        'UNKNOWN_FORM',
      ],
      [
        { id: PAIN_FORM, title: 'Numeric Pain Rating Scale' },
        'USER-ID',
        'LOCATION-ID',
        '2026-03-09T15:10:00.000Z',
        'NO_PATIENT',
      ],
      [{ id: 'pB5TyLpn', title: 'PHQ-2' }, 'USER-ID', 'LOCATION-ID', '2026-03-02T15:04:05.000Z', 'UNKNOWN_FORM'],
      [{ id: 'lT4Z3j', title: 'Webhooks example' }, 'abc123456', null, '2018-01-18T18:17:02.000Z', 'UNKNOWN_FORM'],
    ]);
  });

  it('that is forged, altered, or without a signature is rejected with 401 and stores nothing', async () => {
    const before = await fixture.counted();
    for (const { file, value } of vectors) {
      const body = deliveredBody(file).replace(/"token":"\w/, '"token":"Z');
      for (const [altered, signature] of [
        [body, value],
        [body, signBody(body, 'somebody else’s secret')],
        [body, null],
        [body, ''],
        [body, 'sha256=AAAA'],
        [deliveredBody(file), vectors.find((other) => other.file !== file)!.value],
      ] as const) {
        const reply = await deliver(world, altered, signature);
        expect([file, signature, reply.status]).toEqual([file, signature, 401]);
      }
    }
    expect(await fixture.counted()).toEqual(before);
  });

  it('that is signed but not a response is rejected with 422, never with 404, and stores nothing', async () => {
    const before = await fixture.counted();
    const good = JSON.parse(filledIn({ hidden: fixture.linked() })) as { form_response: object };
    const changed = (change: object) =>
      JSON.stringify({ ...good, form_response: { ...good.form_response, ...change } });
    for (const body of [
      '',
      'not json',
      '[]',
      'null',
      '{}',
      '{"event_type":"form_response"}',
      JSON.stringify({ ...good, event_type: 'form_response_partial' }),
      changed({ form_id: undefined }),
      changed({ form_id: '../x' }),
      changed({ token: '' }),
      changed({ submitted_at: 'yesterday' }),
      changed({ submitted_at: '1999-12-31T23:59:59Z' }),
      changed({ answers: 'none' }),
      `${'['.repeat(30)}${']'.repeat(30)}`,
    ]) {
      const reply = await deliver(world, body);
      expect([body.slice(0, 60), ...reasonOf(reply)]).toEqual([body.slice(0, 60), 422, 'This is not a form response.']);
    }
    expect(await fixture.counted()).toEqual(before);
    // Nothing but the change was wrong.
    expect((await deliver(world, changed({}))).status).toBe(200);
  });

  it('larger than a megabyte is rejected with 413', async () => {
    const body = `${filledIn()}${' '.repeat(1_000_000)}`;
    expect((await deliver(world, body)).status).toBe(413);
  });

  it('is never accepted while no secret is configured', async () => {
    const without = world.beside({ environment: { TYPEFORM_SECRET: '' } });
    const before = await fixture.counted();
    const body = filledIn({ hidden: fixture.linked() });
    for (const signature of [signBody(body), signBody(body, ''), null])
      expect((await deliver(without, body, signature)).status).toBe(503);
    expect(await fixture.counted()).toEqual(before);
  });

  it('is accepted with any content type', async () => {
    const body = filledIn();
    const headers = { 'typeform-signature': signBody(body), 'content-type': 'text/plain' };
    const reply = await world.anonymous.send('POST', '/api/v2/webhooks/typeform', { body, headers });
    expect(reply.status).toBe(200);
  });
});

it('APRO-04 a registered form has a Missing webhook until the first valid delivery, which also sets its name', async () => {
  const id = 'fresh_form';
  await fixture.register({ id });
  const enabled = async () => {
    const { body } = await vendor.call(listProForms, { query: { limit: 999 } });
    return body.items.find((form) => form.id === id)?.hasExerWebhookEnabled;
  };
  const body = filledIn({ formId: id, title: 'How it went' });
  await deliver(world, body, 'sha256=forged');
  expect(await enabled()).toBe(false);
  await deliver(world, body);
  expect(await enabled()).toBe(true);
  const [form] = await stored(world, proForms, eq(proForms.id, id));
  expect(form).toMatchObject({ title: 'How it went', definition: { title: 'How it went', fields: [{}, {}, {}] } });
});
