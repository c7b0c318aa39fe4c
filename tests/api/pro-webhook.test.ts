import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProForms, listUnprocessedResponses } from '../../contract/admin-pro.ts';
import { getPatient } from '../../contract/patients.ts';
import { patientSurveys } from '../../contract/pro.ts';
import type { Tx } from '../../server/db/database.ts';
import {
  auditRows,
  locations,
  organizations,
  patients,
  proForms,
  proResponses,
  rtmCycles,
  unprocessedResponses,
} from '../../server/db/schema/index.ts';
import { surveyToken } from '../../server/pro/survey-token.ts';
import { patientApps } from './patient-app.ts';
import { stored } from './stored.ts';
import { deliver, deliveredBody, filledIn, signatureOf, vectors } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

const FORM = 'ygDaMGGR';
/** The pain scale as its own definition says: from 0 to 10. */
const definition = {
  id: FORM,
  title: 'Pain, as first published',
  fields: [
    { id: '5ECc4FsJ1ePt', type: 'opinion_scale', title: 'Pain?', properties: { steps: 11, start_at_one: false } },
  ],
};

let world: World;
let vendor: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  first = await world.as(world.seed.A.practitioners.first);
  await bare((tx) => tx.insert(proForms).values({ id: FORM, definition }));
});
afterAll(() => world.close());

const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);
const answersOf = (token: string) => stored(world, proResponses, eq(proResponses.responseToken, token));
const waiting = (token: string) => stored(world, unprocessedResponses, eq(unprocessedResponses.responseToken, token));
const tokenFor = (clinic: 'A' | 'B', place: 0 | 1) => {
  const { organizationId, patients: held } = world.seed[clinic];
  return surveyToken(world.deps.configuration.secret, { organizationId, patientId: held[place] });
};
const linked = (clinic: 'A' | 'B' = 'A', place: 0 | 1 = 0) => ({
  user_id: tokenFor(clinic, place),
  location_id: 'anywhere',
});

/** What there is of responses altogether. */
const counted = async () => [
  (await stored(world, proResponses)).length,
  (await stored(world, unprocessedResponses)).length,
  (await stored(world, proForms)).filter(({ hasExerWebhookEnabled }) => hasExerWebhookEnabled).length,
];

describe('W1 a delivery', () => {
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
        { id: FORM, title: 'Numeric Pain Rating Scale' },
        'USER-ID',
        'LOCATION-ID',
        '2026-03-09T15:10:00.000Z',
        'NO_PATIENT',
      ],
      [{ id: 'pB5TyLpn', title: 'PHQ-2' }, 'USER-ID', 'LOCATION-ID', '2026-03-02T15:04:05.000Z', 'UNKNOWN_FORM'],
      [{ id: 'lT4Z3j', title: 'Webhooks example' }, 'abc123456', null, '2018-01-18T18:17:02.000Z', 'UNKNOWN_FORM'],
    ]);
  });

  it('forged, altered, or without a signature is refused with 401 and leaves nothing', async () => {
    const before = await counted();
    for (const { file, value } of vectors) {
      const body = deliveredBody(file).replace(/"token":"\w/, '"token":"Z');
      for (const [altered, signature] of [
        [body, value],
        [body, signatureOf(body, 'somebody else’s secret')],
        [body, null],
        [body, ''],
        [body, 'sha256=AAAA'],
        [deliveredBody(file), vectors.find((other) => other.file !== file)!.value],
      ] as const) {
        const reply = await deliver(world, altered, signature);
        expect([file, signature, reply.status]).toEqual([file, signature, 401]);
      }
    }
    expect(await counted()).toEqual(before);
  });

  it('that is signed but no response is refused with 422, never with 404, and leaves nothing', async () => {
    const before = await counted();
    const good = JSON.parse(filledIn({ hidden: linked() })) as { form_response: object };
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
      expect([body.slice(0, 60), reply.status]).toEqual([body.slice(0, 60), 422]);
    }
    expect(await counted()).toEqual(before);
  });

  it('larger than a megabyte is refused with 413', async () => {
    const body = `${filledIn()}${' '.repeat(1_000_000)}`;
    expect((await deliver(world, body)).status).toBe(413);
  });

  it('is never accepted while no secret is configured', async () => {
    const without = world.beside({ environment: { TYPEFORM_SECRET: '' } });
    const before = await counted();
    const body = filledIn({ hidden: linked() });
    for (const signature of [signatureOf(body), signatureOf(body, ''), null])
      expect((await deliver(without, body, signature)).status).toBe(503);
    expect(await counted()).toEqual(before);
  });

  it('is accepted whatever type of content it declares', async () => {
    const body = filledIn();
    const headers = { 'typeform-signature': signatureOf(body), 'content-type': 'text/plain' };
    const reply = await world.anonymous.send('POST', '/api/v2/webhooks/typeform', { body, headers });
    expect(reply.status).toBe(200);
  });
});

describe('a response by a patient’s survey link', () => {
  it('ENT-043 ENT-044 ENT-045 becomes the patient’s answers, with the ends of known scales', async () => {
    const token = crypto.randomUUID();
    const submittedAt = '2026-11-12T16:00:00Z';
    expect((await deliver(world, filledIn({ token, submittedAt, hidden: linked() }))).status).toBe(200);
    expect(await waiting(token)).toEqual([]);
    const { body } = await first.call(patientSurveys, {
      params: { patientId: world.seed.A.patients[0] },
      query: { from: '2026-11-12', to: '2026-11-12' },
    });
    const shared = { formTitle: 'Numeric Pain Rating Scale', isChartable: true, proAnswerType: 'UNKNOWN' };
    const at = '2026-11-12T16:00:00.000Z';
    expect(body.questions).toEqual([
      {
        ...shared,
        id: `${FORM}:5ECc4FsJ1ePt`,
        text: 'Please rate your pain right now',
        minValue: 0,
        maxValue: 10,
        answers: [{ dateTime: at, value: 4 }],
      },
      {
        ...shared,
        id: `${FORM}:2bS2XtV1mKOP`,
        text: 'Please rate your pain at its best in the last 24 hours',
        minValue: null,
        maxValue: null,
        answers: [{ dateTime: at, value: 2 }],
      },
      {
        ...shared,
        id: `${FORM}:ycc7mEh6PmiE`,
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
      await deliver(world, filledIn({ token, submittedAt, hidden: linked() }));
      expect((await answersOf(token))[0]).toMatchObject({ day, datedAhead: false });
    }
  });

  it('dated after the server’s today is kept and marked, and makes nobody active in the future', async () => {
    const token = crypto.randomUUID();
    const submittedAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await deliver(world, filledIn({ token, submittedAt, hidden: linked('B', 0) }));
    expect((await answersOf(token))[0]).toMatchObject({ datedAhead: true });
    const [patient] = await stored(world, patients, eq(patients.id, world.seed.B.patients[0]));
    expect(patient!.lastActivityAt!.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('moves last activity forward and never back, and is no session', async () => {
    const activity = async () => {
      const { body } = await first.call(getPatient, { params: { id: world.seed.A.patients[0] } });
      return [body.mostRecentActivity, body.mostRecentSession];
    };
    const session = '2026-11-10T16:00:00.000Z';
    await deliver(world, filledIn({ submittedAt: '2026-11-15T16:00:00Z', hidden: linked() }));
    expect(await activity()).toEqual(['2026-11-15T16:00:00.000Z', session]);
    await deliver(world, filledIn({ submittedAt: '2026-11-11T16:00:00Z', hidden: linked() }));
    expect(await activity()).toEqual(['2026-11-15T16:00:00.000Z', session]);
  });

  it('ENT-062 counts its day for billing once, and none that has not come', async () => {
    const apps = patientApps(world, await world.as(world.seed.A.practitioners.admin));
    const { id: patientId } = await apps.invited();
    await apps.assign(patientId);
    const { organizationId } = world.seed.A;
    const hidden = { user_id: surveyToken(world.deps.configuration.secret, { organizationId, patientId }) };
    const now = new Date().toISOString();
    const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString();
    for (const submittedAt of [now, now, ahead]) await deliver(world, filledIn({ submittedAt, hidden }));
    const supply = and(eq(rtmCycles.patientId, patientId), eq(rtmCycles.code, '98985'));
    expect((await stored(world, rtmCycles, supply)).map(({ numActiveDays }) => numActiveDays)).toEqual([1]);
  });

  it('O1 is written down in the audit by ids alone', async () => {
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, hidden: linked() }));
    const [row] = await answersOf(token);
    const written = await stored(world, auditRows, eq(auditRows.action, 'takeSurveyResponse'));
    expect(written.at(-1)).toMatchObject({
      organizationId: world.seed.A.organizationId,
      entityIds: [`${row!.patientId}`, `${row!.id}`],
      outcome: 200,
      userId: 'job',
    });
  });
});

it('takes a text that was cut in the middle of a character', async () => {
  const token = crypto.randomUUID();
  const { form_response: response, ...event } = JSON.parse(filledIn({ token, hidden: linked() })) as {
    form_response: object;
  };
  const answers = [{ type: 'text', text: 'Better\u0000 \uD83D', field: { id: 'q1', type: 'short_text' } }];
  const body = JSON.stringify({ ...event, form_response: { ...response, answers } });
  expect(body).toContain(String.raw`\ud83d`);
  expect((await deliver(world, body)).status).toBe(200);
  expect((await answersOf(token))[0]!.answers).toMatchObject([{ value: 'Better \uFFFD' }]);
});

describe('W2 a response delivered again', () => {
  it('by a hundred at once is one patient’s answers once', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: linked() });
    const replies = await Promise.all(Array.from({ length: 100 }, () => deliver(world, body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answersOf(token)).toHaveLength(1);
    expect(await waiting(token)).toEqual([]);
  });

  it('by a hundred at once waits once', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, formId: 'nobody_knows_it' });
    const replies = await Promise.all(Array.from({ length: 100 }, () => deliver(world, body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await waiting(token)).toHaveLength(1);
  });

  it('with other answers or for somebody else changes nothing of what was written', async () => {
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, submittedAt: '2026-11-02T16:00:00Z', hidden: linked() }));
    const before = await answersOf(token);
    for (const hidden of [linked(), linked('B', 1), {}])
      await deliver(world, filledIn({ token, submittedAt: '2026-11-03T16:00:00Z', title: 'Changed', hidden }));
    const after = await answersOf(token);
    expect(after).toEqual(before);
  });
});

describe('W3 W4 a response that names no patient of ours', () => {
  it('waits, whatever its hidden field holds: ids, another clinic’s ids, tokens that were altered', async () => {
    const own = tokenFor('A', 0);
    const foreign = surveyToken('the secret of another deployment!', {
      organizationId: world.seed.B.organizationId,
      patientId: world.seed.B.patients[0],
    });
    const { organizationId, patients: held } = world.seed.B;
    for (const userId of [
      String(held[0]),
      `${organizationId}:${held[0]}`,
      Buffer.from(`${organizationId}:${held[0]}`).toString('base64url'),
      foreign,
      own.slice(0, -4),
      own.replace(/^./, own.startsWith('A') ? 'B' : 'A'),
      'x'.repeat(5000),
      '',
    ]) {
      const token = crypto.randomUUID();
      expect((await deliver(world, filledIn({ token, hidden: { user_id: userId } }))).status).toBe(200);
      expect(await answersOf(token)).toEqual([]);
      expect((await waiting(token))[0]).toMatchObject({
        reason: 'NO_PATIENT',
        userId: userId.slice(0, 200) || null,
        location: null,
      });
    }
  });

  it('goes by the token alone: the location beside it cannot move it to another clinic', async () => {
    const token = crypto.randomUUID();
    const hidden = { user_id: tokenFor('A', 1), location_id: String(world.seed.B.locations[0]) };
    await deliver(world, filledIn({ token, hidden }));
    expect(await answersOf(token)).toMatchObject([
      { organizationId: world.seed.A.organizationId, patientId: world.seed.A.patients[1] },
    ]);
  });

  it('waits with the patient’s id and place when the form is unknown, and shows no token', async () => {
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, formId: 'not_registered', hidden: linked() }));
    const [place] = await stored(world, locations, eq(locations.id, world.seed.A.locations[0]));
    expect((await waiting(token))[0]).toMatchObject({
      reason: 'UNKNOWN_FORM',
      userId: String(world.seed.A.patients[0]),
      location: place!.name,
    });
  });

  it('waits for a hidden patient, one who is not there, and one whose clinic is disabled', async () => {
    const { organizationId, patients: held } = world.seed.B;
    const gone = async (hidden: Record<string, string>) => {
      const token = crypto.randomUUID();
      expect((await deliver(world, filledIn({ token, hidden }))).status).toBe(200);
      return [(await answersOf(token)).length, (await waiting(token))[0]?.reason];
    };
    const hide = (hidden: boolean) =>
      bare((tx) =>
        tx
          .update(patients)
          .set({ hidden })
          .where(and(eq(patients.organizationId, organizationId), eq(patients.id, held[1]))),
      );
    const disable = (disabled: boolean) =>
      bare((tx) => tx.update(organizations).set({ disabled }).where(eq(organizations.id, organizationId)));
    await hide(true);
    expect(await gone(linked('B', 1))).toEqual([0, 'PATIENT_GONE']);
    await hide(false);
    await disable(true);
    expect(await gone(linked('B', 1))).toEqual([0, 'PATIENT_GONE']);
    await disable(false);
    const { secret } = world.deps.configuration;
    expect(await gone({ user_id: surveyToken(secret, { organizationId, patientId: 999_999 }) })).toEqual([
      0,
      'PATIENT_GONE',
    ]);
    // Somebody's id in another organization's token is nobody.
    const swapped = surveyToken(secret, { organizationId, patientId: world.seed.A.patients[0] });
    expect(await gone({ user_id: swapped })).toEqual([0, 'PATIENT_GONE']);
  });

  it('is taken once its patient is shown again and the provider delivers it anew, and leaves the list', async () => {
    const { organizationId, patients: held } = world.seed.B;
    const own = and(eq(patients.organizationId, organizationId), eq(patients.id, held[1]));
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: linked('B', 1) });
    await bare((tx) => tx.update(patients).set({ hidden: true }).where(own));
    await deliver(world, body);
    await bare((tx) => tx.update(patients).set({ hidden: false }).where(own));
    await deliver(world, body);
    expect(await answersOf(token)).toHaveLength(1);
    const { body: list } = await vendor.call(listUnprocessedResponses, { query: { limit: 999 } });
    const { id } = (await waiting(token))[0]!;
    expect(list.items.some((item) => item.id === id)).toBe(false);
    // Delivered once more while hidden, it does not come back.
    await bare((tx) => tx.update(patients).set({ hidden: true }).where(own));
    await deliver(world, body);
    await bare((tx) => tx.update(patients).set({ hidden: false }).where(own));
    expect((await waiting(token))[0]!.processedAt).not.toBeNull();
    expect(await answersOf(token)).toHaveLength(1);
  });

  it('does not wait when it was taken before its patient was hidden', async () => {
    const { organizationId, patients: held } = world.seed.B;
    const own = and(eq(patients.organizationId, organizationId), eq(patients.id, held[1]));
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: linked('B', 1) });
    await deliver(world, body);
    await bare((tx) => tx.update(patients).set({ hidden: true }).where(own));
    await deliver(world, body);
    await bare((tx) => tx.update(patients).set({ hidden: false }).where(own));
    expect(await answersOf(token)).toHaveLength(1);
    expect(await waiting(token)).toEqual([]);
  });

  it('is kept for a discharged patient like anybody’s', async () => {
    const own = and(
      eq(patients.organizationId, world.seed.B.organizationId),
      eq(patients.id, world.seed.B.patients[0]),
    );
    await bare((tx) => tx.update(patients).set({ discharged: true }).where(own));
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, hidden: linked('B', 0) }));
    expect(await answersOf(token)).toHaveLength(1);
  });
});

it('APRO-04 a registered form is Missing its webhook until the first valid delivery, and named by it', async () => {
  const id = 'fresh_form';
  await bare((tx) => tx.insert(proForms).values({ id }));
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
