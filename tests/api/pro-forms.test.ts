import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProForm, listProForms, listUnprocessedResponses } from '../../contract/surveys/admin-surveys.ts';
import { pendingSurveyResponses } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

describe('the call for PRO forms', () => {
  it('API-12 API-13 ENT-067 registers a form and lists it', async () => {
    const added = await vendor.call(addProForm, { body: { id: ' hQ3x_9-b ' } });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ id: 'hQ3x_9-b', hasExerWebhookEnabled: false });
    const { body } = await vendor.call(listProForms);
    expect(body.items).toEqual([
      { id: 'hQ3x_9-b', hasExerWebhookEnabled: false },
      { id: 'nprs', hasExerWebhookEnabled: true },
    ]);
  });

  it('API-13 answers 409 for a form that is already registered', async () => {
    const again = await vendor.call(addProForm, { body: { id: 'nprs' } });
    expect(again.status).toBe(409);
    expect(again.problem.fields).toEqual({ id: 'This form has already been added.' });
  });

  it('APRO-07 requires the form id', async () => {
    for (const body of [{}, { id: '' }, { id: '  ' }])
      expect((await vendor.call(addProForm, { body })).problem.fields).toEqual({ id: 'Form ID is required' });
    for (const id of ['a b', 'x'.repeat(65), '../x'])
      expect(reasonOf(await vendor.call(addProForm, { body: { id } }))).toEqual([
        422,
        { id: 'Form ID can contain only letters, digits, - and _' },
      ]);
  });

  it('API-14 ENT-068 lists the unprocessed responses, the latest first, without processed ones', async () => {
    const at = (submittedAt: string, userId: string | null, location: string | null) => ({
      reason: 'NO_PATIENT',
      formId: 'nprs',
      formTitle: 'Pain',
      responseToken: crypto.randomUUID(),
      userId,
      location,
      payload: {},
      submittedAt: new Date(submittedAt),
    });
    await world.asOwner((tx) =>
      tx
        .insert(pendingSurveyResponses)
        .values([
          at('2026-11-01T10:00:05Z', 'somebody', 'Denver'),
          at('2026-11-02T10:00:06Z', null, null),
          { ...at('2026-11-03T10:00:07Z', 'done', 'Denver'), processedAt: new Date('2026-11-04T10:00:00Z') },
        ]),
    );
    const { body } = await vendor.call(listUnprocessedResponses);
    expect(body.items).toEqual([
      {
        id: expect.any(Number),
        form: { id: 'nprs', title: 'Pain' },
        userId: null,
        location: null,
        dateTime: '2026-11-02T10:00:06.000Z',
        reason: 'NO_PATIENT',
        closed: null,
      },
      {
        id: expect.any(Number),
        form: { id: 'nprs', title: 'Pain' },
        userId: 'somebody',
        location: 'Denver',
        dateTime: '2026-11-01T10:00:05.000Z',
        reason: 'NO_PATIENT',
        closed: null,
      },
    ]);
  });
});
