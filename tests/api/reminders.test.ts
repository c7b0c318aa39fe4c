import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postSession } from '../../contract/intake/intake.ts';
import { addPatient, getPatient } from '../../contract/patients/patients.ts';
import { newPlanOfCare } from '../../contract/plan-of-care/plan-of-care.ts';
import { getPatientLink, openPatientLink } from '../../contract/patient-link/patient-link.ts';
import { patientToday } from '../../contract/patient-link/today.ts';
import {
  changeOwnReminders,
  getOwnReminders,
  getReminders,
  listReminderMessages,
  stopReminders,
  turnOnReminders,
} from '../../contract/reminders/reminders.ts';
import {
  auditRows,
  jobs,
  locations,
  organizations,
  patientLinks,
  patients,
  plansOfCare,
  programs,
  reminderMessages,
  reminders,
} from '../../server/platform/db/schema.ts';
import { enqueue } from '../../server/platform/jobs/jobs.ts';
import { patientApps, reportedSession, reportedSet } from './patient-app.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

const BORN = '1980-02-29';
/** Nine in the morning at the clinic (America/Denver), on the day the tests start. */
const NINE = '2026-11-23T16:00:00Z';

let world: World;
let admin: Caller;
let first: Caller;
let count = 0;
let delivered: World['deps']['mail']['deliver'];

/** Sets the clock, and signs in again: sessions end meanwhile. */
const setClock = async (at: string) => {
  world.offsetMs = Date.parse(at) - Date.now();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
};
beforeAll(async () => {
  world = await openWorld({ environment: { PUBLIC_URL: 'http://portal.clinic.test' } });
  delivered = world.deps.mail.deliver.bind(world.deps.mail);
});
beforeEach(async () => {
  await world.asOwner(async (tx) => {
    await tx.delete(jobs);
    await tx.delete(reminders);
    await tx.delete(reminderMessages);
  });
  world.deps.mail.deliver = delivered;
  world.sentEmails.length = 0;
  await setClock('2026-11-23T15:30:00Z');
});
afterAll(() => world.close());

interface Added {
  id: number;
  email: string;
}
/** A patient of location 1 with a program that asks for a session on five days a week. */
const addedPatient = async (values: object = {}): Promise<Added> => {
  const email = `rem.${++count}@people.test`;
  const body = {
    products: ['HEALTH'],
    locationId: world.seed.A.locations[0],
    firstName: 'Ada',
    lastName: 'Byrne',
    email,
    phoneNumber: '5551234567',
    dob: BORN,
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
    ...values,
  };
  const { status, body: record } = await admin.call(addPatient, { body });
  expect(status).toBe(201);
  await patientApps(world, admin).assign(record.id);
  await world.asOwner(
    async (tx) => void (await tx.update(programs).set({ dailyFrequency: 1 }).where(eq(programs.patientId, record.id))),
  );
  return { id: record.id, email };
};
const turnOn = (patientId: number, body: object = { channel: 'EMAIL', hour: 9 }, who = admin) =>
  who.call(turnOnReminders, { params: { patientId }, body: body as never });
const remindersOf = async (patientId: number) => (await admin.call(getReminders, { params: { patientId } })).body;
const messagesOf = async (patientId: number) =>
  (await admin.call(listReminderMessages, { params: { patientId } })).body.items;
/** Reminders alone: the invite of a new patient goes to the same address. */
const lettersTo = (email: string) => world.sentEmails.filter(({ to, headers }) => to === email && headers);
/** Looks at everybody whose hour has come, and sends. */
const remind = async (where = world) => {
  await world.deps.tenantDb.asService((tx) => enqueue(tx, 'plan-reminders', null, {}));
  await where.deps.jobs.runDue();
};
/** Runs failed jobs again, two minutes after nine. */
const sendAgain = async () => {
  await setClock('2026-11-23T16:02:00Z');
  await world.asOwner((tx) => tx.update(jobs).set({ runAt: new Date(0) }));
  await world.deps.jobs.runDue();
};
const remindAt = async (at: string) => {
  await setClock(at);
  await remind();
};
const connected = async (patientId: number) => {
  const { url } = (await admin.call(getPatientLink, { params: { patientId } })).body;
  const code = url.slice('http://portal.clinic.test/p/'.length);
  const { body } = await world.anonymous.call(openPatientLink, { body: { code, birthDate: BORN, label: 'iPhone' } });
  return world.withToken(body.token);
};
const change = (id: number, values: object) =>
  world.asOwner(async (tx) => void (await tx.update(patients).set(values).where(eq(patients.id, id))));

describe('a reminder by mail', () => {
  it('PTL-50 PTL-52 goes out at the hour once staff have recorded that the patient agrees, with no word about health', async () => {
    const { id, email } = await addedPatient();
    await remindAt(NINE);
    expect(await remindersOf(id)).toEqual({
      state: 'NEVER',
      settings: null,
      channels: ['EMAIL'],
      agreed: null,
      stopped: null,
    });
    await setClock('2026-11-23T15:30:00Z');
    const { status, body } = await turnOn(id, undefined, first);
    expect(status).toBe(200);
    const { practitionerId } = world.seed.A.practitioners.first;
    expect(body).toMatchObject({
      state: 'ON',
      settings: { channel: 'EMAIL', hour: 9 },
      agreed: { by: 'STAFF', practitioner: { id: practitionerId } },
      stopped: null,
    });
    await remind();
    expect(lettersTo(email)).toEqual([]);
    await remindAt(NINE);
    const letters = lettersTo(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ subject: 'Your reminder from Clinic A CANARYA0' });
    expect(letters[0]!.text).toMatch(/^Hello Ada,\n\nThis is the reminder/);
    expect(letters[0]!.text).toContain((await admin.call(getPatientLink, { params: { patientId: id } })).body.url);
    expect(letters[0]!.text).not.toMatch(/exercise|program|Knee|therapy|Byrne|1980/i);
    expect(letters[0]!.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/portal\.clinic\.test\/r\/[0-9a-z-]{30}>$/) as string,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await messagesOf(id)).toMatchObject([
      { day: '2026-11-23', channel: 'EMAIL', state: 'SENT', reason: null, isLast: false },
    ]);
  });

  it('PTL-52 is not sent without a program, after a session of today, on a rest day, or without an address', async () => {
    const added = await Promise.all([1, 2, 3, 4, 5].map(() => addedPatient({ language: 'es' })));
    const [none, done, rest, silent, due] = added;
    for (const { id } of added) await turnOn(id);
    await world.asOwner(
      async (tx) =>
        void (await tx.update(programs).set({ endedAt: new Date() }).where(eq(programs.patientId, none!.id))),
    );
    await change(silent!.id, { email: null });
    const body = (daysAgo: number) =>
      reportedSession(world, {
        sets: [reportedSet({ resolution: 'SELF_REPORTED' })],
        performedAt: new Date(world.deps.now().getTime() - daysAgo * 86_400_000).toISOString(),
      }) as never;
    expect((await (await connected(done!.id)).call(postSession, { body: body(0) })).status).toBe(201);
    const phone = await connected(rest!.id);
    // Five of the six days before: all that the week asks for.
    for (const daysAgo of [1, 2, 3, 4, 5]) await phone.call(postSession, { body: body(daysAgo) });
    await remindAt(NINE);
    const counts = added.map(({ email }) => lettersTo(email).length);
    expect(counts).toEqual([0, 0, 0, 0, 1]);
    expect(lettersTo(due!.email)[0]!.subject).toBe('Su recordatorio de Clinic A CANARYA0');
    expect((await remindersOf(silent!.id)).channels).toEqual([]);
    // The address is there again the next day.
    await change(silent!.id, { email: silent!.email });
    await remindAt('2026-11-24T16:00:00Z');
    expect(lettersTo(silent!.email)).toHaveLength(1);
  });

  it('PTL-52 is sent on a day that only a session dated ahead of it would fill', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    const performedAt = new Date(Date.parse(NINE) + 86_400_000).toISOString();
    const session = reportedSession(world, { sets: [reportedSet({ resolution: 'SELF_REPORTED' })], performedAt });
    expect((await (await connected(id)).call(postSession, { body: session as never })).status).toBe(201);
    await remindAt('2026-11-24T16:00:00Z');
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('PTL-52 is forgotten when the patient was faster than the mail server', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    world.deps.mail.deliver = async () => 'UNREACHABLE';
    await remindAt(NINE);
    expect(await messagesOf(id)).toMatchObject([{ state: 'WAITING' }]);
    const sets = [reportedSet({ resolution: 'SELF_REPORTED' })];
    await (await connected(id)).call(postSession, { body: reportedSession(world, { sets }) as never });
    world.deps.mail.deliver = delivered;
    await sendAgain();
    expect([lettersTo(email), await messagesOf(id)]).toEqual([[], []]);
  });

  it('PTL-53 waits for the hour where the patient is, is not sent hours late, and never in quiet hours', async () => {
    const east = await world.asOwner(async (tx) => {
      const { organizationId } = world.seed.A;
      const values = { organizationId, name: `East ${++count}`, timezone: 'America/New_York' };
      return (await tx.insert(locations).values(values).returning({ id: locations.id }))[0]!.id;
    });
    const [away, late, evening] = [
      await addedPatient({ locationId: east }),
      await addedPatient(),
      await addedPatient(),
    ];
    await turnOn(away.id, { channel: 'EMAIL', hour: 11 });
    await turnOn(late.id);
    await turnOn(evening.id, { channel: 'EMAIL', hour: 20 });
    await remindAt('2026-11-23T15:59:00Z');
    expect(lettersTo(away.email)).toEqual([]);
    // Eleven in New York.
    await remindAt(NINE);
    expect(lettersTo(away.email)).toHaveLength(1);
    await world.asOwner(async (tx) => {
      await tx.delete(reminderMessages);
      await tx
        .update(reminders)
        .set({ nextAt: new Date(NINE) })
        .where(eq(reminders.patientId, late.id));
    });
    world.sentEmails.length = 0;
    // Noon: nobody looked at it for three hours.
    await remindAt('2026-11-23T19:00:00Z');
    expect(lettersTo(late.email)).toEqual([]);
    // Nine in the evening.
    await remindAt('2026-11-24T04:00:00Z');
    expect(lettersTo(evening.email)).toEqual([]);
    await remindAt('2026-11-25T03:00:00Z');
    expect(lettersTo(evening.email)).toHaveLength(1);
    const refused = await turnOn(late.id, { channel: 'EMAIL', hour: 21 });
    expect(refused.status).toBe(422);
    expect((await turnOn(late.id, { channel: 'EMAIL', hour: 7 })).status).toBe(422);
  });

  it('PTL-54 is sent once a day by two processes, and again the next day', async () => {
    const patientsAdded = await Promise.all(Array.from({ length: 3 }, () => addedPatient()));
    for (const { id } of patientsAdded) await turnOn(id);
    await setClock(NINE);
    const other = world.beside({ environment: { PUBLIC_URL: 'http://portal.clinic.test' } });
    other.offsetMs = world.offsetMs;
    await world.deps.tenantDb.asService(async (tx) => {
      for (let at = 0; at < 4; at++) await enqueue(tx, 'plan-reminders', null, {});
    });
    await Promise.all([world, other, world, other].map(({ deps }) => deps.jobs.runDue()));
    // Looked at once more, the day has its reminder already.
    await world.asOwner((tx) => tx.update(reminders).set({ nextAt: new Date(NINE) }));
    await remind();
    const listSent = () =>
      [...world.sentEmails, ...other.sentEmails].filter(({ headers }) => headers).map(({ to }) => to);
    expect(listSent().toSorted()).toEqual(patientsAdded.map(({ email }) => email).toSorted());
    await remindAt('2026-11-24T16:00:00Z');
    expect(listSent()).toHaveLength(6);
  });

  it('PTL-54 is tried again while no mail server takes it, but not when it may have left', async () => {
    const [waiting, uncertain] = [await addedPatient(), await addedPatient()];
    await turnOn(waiting.id);
    await turnOn(uncertain.id);
    world.deps.mail.deliver = async ({ to }) => (to === waiting.email ? 'UNREACHABLE' : 'INTERRUPTED');
    await remindAt(NINE);
    expect(await messagesOf(waiting.id)).toMatchObject([{ state: 'WAITING', reason: null }]);
    expect(await messagesOf(uncertain.id)).toMatchObject([{ state: 'FAILED', reason: 'INTERRUPTED' }]);
    const [job] = await stored(world, jobs, eq(jobs.kind, 'send-reminders'));
    expect(job).toMatchObject({
      attempts: 1,
      doneAt: null,
      failedAt: null,
      error: expect.stringContaining('send-job') as string,
    });
    world.deps.mail.deliver = delivered;
    await sendAgain();
    expect([lettersTo(waiting.email).length, lettersTo(uncertain.email).length]).toEqual([1, 0]);
    expect(await messagesOf(waiting.id)).toMatchObject([{ state: 'SENT' }]);
  });

  it('PTL-54 is kept as not sent when its process died on the way, or no server took it in time', async () => {
    const [died, late] = [await addedPatient(), await addedPatient()];
    const { organizationId } = world.seed.A;
    const day = '2026-11-23';
    const before = (minutes: number) => new Date(Date.parse(NINE) - minutes * 60_000);
    await world.asOwner((tx) =>
      tx.insert(reminderMessages).values([
        { organizationId, patientId: died.id, day, channel: 'EMAIL', state: 'SENDING', attemptedAt: before(11) },
        { organizationId, patientId: late.id, day, channel: 'EMAIL', state: 'WAITING', createdAt: before(241) },
      ]),
    );
    await remindAt(NINE);
    expect(await messagesOf(died.id)).toMatchObject([{ state: 'FAILED', reason: 'INTERRUPTED' }]);
    expect(await messagesOf(late.id)).toMatchObject([{ state: 'FAILED', reason: 'UNREACHABLE' }]);
    expect(world.sentEmails.filter(({ headers }) => headers)).toEqual([]);
  });

  it('PTL-55 ends for good with care or Health, and waits while the link opens nothing', async () => {
    const [discharged, gait, blocked] = [await addedPatient(), await addedPatient(), await addedPatient()];
    for (const { id } of [discharged, gait, blocked]) await turnOn(id);
    await change(discharged.id, { discharged: true });
    await change(gait.id, { products: ['GAIT'] });
    const { organizationId } = world.seed.A;
    const link = { organizationId, patientId: blocked.id, wrongDates: 3 };
    await world.asOwner((tx) => tx.insert(patientLinks).values(link));
    await remindAt(NINE);
    for (const { id, email } of [discharged, gait, blocked]) {
      expect(lettersTo(email)).toEqual([]);
      expect(await messagesOf(id)).toEqual([]);
    }
    expect(await remindersOf(discharged.id)).toMatchObject({
      state: 'STOPPED',
      stopped: { reason: 'NOT_IN_CARE', practitioner: null },
    });
    expect(await remindersOf(gait.id)).toMatchObject({ state: 'STOPPED' });
    expect((await turnOn(gait.id)).problem).toMatchObject({ status: 409, code: 'reminders.notInCare' });
    expect((await remindersOf(blocked.id)).state).toBe('ON');
    await world.asOwner((tx) =>
      tx.update(patientLinks).set({ wrongDates: 0 }).where(eq(patientLinks.patientId, blocked.id)),
    );
    await change(discharged.id, { discharged: false });
    await remindAt('2026-11-24T16:00:00Z');
    expect([lettersTo(blocked.email).length, lettersTo(discharged.email).length]).toEqual([1, 0]);
  });

  it('PTL-55 asks again in the next episode, also where the hour did not come in between', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    await change(id, { discharged: true });
    await world.asOwner(
      async (tx) =>
        void (await tx
          .update(plansOfCare)
          .set({ start: '2026-11-02', end: '2026-11-22' })
          .where(eq(plansOfCare.patientId, id))),
    );
    expect(await remindersOf(id)).toMatchObject({ state: 'ON' });
    const { version } = (await admin.call(getPatient, { params: { id } })).body;
    const { status } = await admin.call(newPlanOfCare, {
      params: { id },
      headers: { 'if-match': String(version) },
      body: {
        start: '2026-11-23',
        products: ['HEALTH'],
        locationId: world.seed.A.locations[0],
        injuredSideOfBody: 'Left',
        injuredBodyPart: 'Knee',
      },
    });
    expect(status).toBe(200);
    expect(await remindersOf(id)).toMatchObject({ state: 'STOPPED', stopped: { reason: 'NOT_IN_CARE' } });
    await remindAt(NINE);
    expect(lettersTo(email)).toEqual([]);
  });

  it('PTL-55 ends where the clinic has no Health any more, and does not begin again with it', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    const { organizationId } = world.seed.A;
    const [clinic] = await stored(world, organizations, eq(organizations.id, organizationId));
    const give = (given: string[]) =>
      world.asOwner(
        async (tx) =>
          void (await tx.update(organizations).set({ products: given }).where(eq(organizations.id, organizationId))),
      );
    await give(clinic!.products.filter((product) => product !== 'HEALTH'));
    world.offsetMs = Date.parse(NINE) - Date.now();
    await remind();
    await give(clinic!.products);
    await remindAt('2026-11-24T16:00:00Z');
    expect(lettersTo(email)).toEqual([]);
    expect(await remindersOf(id)).toMatchObject({ state: 'STOPPED', stopped: { reason: 'NOT_IN_CARE' } });
  });

  it('PTL-55 is not sent by a clinic whose access has ended', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    const { organizationId } = world.seed.A;
    const disable = (disabled: boolean) =>
      world.asOwner(
        async (tx) =>
          void (await tx.update(organizations).set({ disabled }).where(eq(organizations.id, organizationId))),
      );
    await disable(true);
    world.offsetMs = Date.parse(NINE) - Date.now();
    await remind();
    await disable(false);
    expect(lettersTo(email)).toEqual([]);
  });

  it('PTL-56 says after seven without an answer that it is the last, and starts again when the patient opens the page', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    const phone = await connected(id);
    for (let day = 23; day <= 30; day++) await remindAt(`2026-11-${day}T16:00:00Z`);
    const letters = lettersTo(email);
    expect(letters).toHaveLength(7);
    expect(letters.filter(({ text }) => text.includes('this is the last one for now'))).toEqual([letters[6]]);
    expect((await messagesOf(id)).map(({ isLast }) => isLast)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect((await remindersOf(id)).state).toBe('PAUSED');
    expect((await phone.call(patientToday)).status).toBe(200);
    expect((await remindersOf(id)).state).toBe('ON');
    await remindAt('2026-12-01T16:00:00Z');
    expect(lettersTo(email)).toHaveLength(8);
    expect(lettersTo(email)[7]!.text).not.toContain('the last one');
  });

  it('PTL-56 counts the seven that left: one that no server took neither brings the last one forward nor repeats it', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    const days = ['11-23', '11-24', '11-25', '11-26', '11-27', '11-28', '11-29', '11-30', '12-01', '12-02', '12-03'];
    for (const day of days) {
      world.deps.mail.deliver = day === '11-26' ? async () => 'UNREACHABLE' : delivered;
      await remindAt(`2026-${day}T16:00:00Z`);
    }
    // By day, the oldest first: the fourth did not leave, so the eighth is the seventh.
    expect((await messagesOf(id)).toReversed()).toMatchObject([
      { day: '2026-11-23', state: 'SENT', isLast: false },
      { day: '2026-11-24', state: 'SENT', isLast: false },
      { day: '2026-11-25', state: 'SENT', isLast: false },
      { day: '2026-11-26', state: 'FAILED', reason: 'UNREACHABLE', isLast: false },
      { day: '2026-11-27', state: 'SENT', isLast: false },
      { day: '2026-11-28', state: 'SENT', isLast: false },
      { day: '2026-11-29', state: 'SENT', isLast: false },
      { day: '2026-11-30', state: 'SENT', isLast: true },
    ]);
    const letters = lettersTo(email);
    expect(letters).toHaveLength(7);
    expect(letters.filter(({ text }) => text.includes('this is the last one for now'))).toEqual([letters[6]]);
    expect((await remindersOf(id)).state).toBe('PAUSED');
  });

  it('PTL-57 stops when the address is refused for good, which the clinic sees', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    world.deps.mail.deliver = async () => 'REFUSED';
    await remindAt(NINE);
    world.deps.mail.deliver = delivered;
    expect(await messagesOf(id)).toMatchObject([{ state: 'FAILED', reason: 'REFUSED' }]);
    expect(await remindersOf(id)).toMatchObject({
      state: 'STOPPED',
      stopped: { reason: 'REFUSED', practitioner: null },
    });
    await remindAt('2026-11-24T16:00:00Z');
    expect(lettersTo(email)).toEqual([]);
  });
});

describe('a reminder by text message', () => {
  interface Received {
    path: string;
    authorization: string;
    form: Record<string, string>;
  }
  let provider: Server;
  let received: Received[];
  let answer: [status: number, body: object];
  let texting: World;
  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => void (body += part));
      request.on('end', () => {
        const { url = '', headers } = request;
        const form = Object.fromEntries(new URLSearchParams(body));
        received.push({ path: url, authorization: headers.authorization ?? '', form });
        response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
      });
    });
    await new Promise<void>((listening) => void provider.listen(0, '127.0.0.1', listening));
    texting = world.beside({
      environment: {
        PUBLIC_URL: 'http://portal.clinic.test',
        SMS_ACCOUNT_SID: 'AC0',
        SMS_AUTH_TOKEN: 'the token',
        SMS_FROM: '+15550001111',
        SMS_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      },
    });
  });
  afterAll(() => void provider.close());
  beforeEach(() => {
    [received, answer] = [[], [201, { sid: 'SM1', status: 'queued' }]];
    texting.offsetMs = world.offsetMs;
  });
  const textAt = async (at: string) => {
    await setClock(at);
    texting.offsetMs = world.offsetMs;
    await remind(texting);
  };
  const SMS = { channel: 'SMS', hour: 9 };
  const texted = async (id: number) =>
    (await admin.through(texting.app).call(turnOnReminders, { params: { patientId: id }, body: SMS as never })).status;

  it('PTL-58 is off without a provider in the settings, and needs a phone number', async () => {
    const { id } = await addedPatient();
    expect((await turnOn(id, SMS)).problem).toMatchObject({ status: 409, code: 'reminders.noTexts' });
    await change(id, { phoneNumber: null });
    const params = { patientId: id };
    const there = admin.through(texting.app);
    const refused = await there.call(turnOnReminders, { params, body: SMS as never });
    expect([refused.status, refused.problem.message]).toEqual([409, 'There is no mobile number on the record.']);
    await change(id, { phoneNumber: '+15551234567' });
    expect((await there.call(getReminders, { params })).body.channels).toEqual(['EMAIL', 'SMS']);
  });

  it('PTL-58 is sent to the number on the record, with the clinic, the link and no name', async () => {
    const { id } = await addedPatient();
    expect(await texted(id)).toBe(200);
    await textAt(NINE);
    const { url } = (await admin.call(getPatientLink, { params: { patientId: id } })).body;
    expect(received).toEqual([
      {
        path: '/2010-04-01/Accounts/AC0/Messages.json',
        authorization: `Basic ${Buffer.from('AC0:the token').toString('base64')}`,
        form: {
          To: '+15551234567',
          From: '+15550001111',
          Body: `Clinic A CANARYA0: your page is ready: ${url} Reply STOP to end.`,
        },
      },
    ]);
    expect(await messagesOf(id)).toMatchObject([{ channel: 'SMS', state: 'SENT' }]);
  });

  it('PTL-57 PTL-58 stops when STOP was replied or the number takes none, and is tried again when the provider is busy', async () => {
    const patient = await addedPatient();
    for (const [status, code, state, reason] of [
      [400, 21_610, 'FAILED', 'REPLY'],
      [400, 21_614, 'FAILED', 'REFUSED'],
      [429, 20_429, 'WAITING', null],
      [401, 20_003, 'WAITING', null],
    ] as const) {
      await setClock('2026-11-23T15:30:00Z');
      texting.offsetMs = world.offsetMs;
      await world.asOwner(async (tx) => {
        await tx.delete(reminderMessages);
        await tx.delete(jobs);
      });
      await texted(patient.id);
      answer = [status, { code, message: 'No', status }];
      await textAt(NINE);
      expect(await messagesOf(patient.id), `${code}`).toMatchObject([{ state, reason }]);
      expect((await remindersOf(patient.id)).stopped?.reason ?? null, `${code}`).toBe(reason);
    }
  });
});

describe('agreeing to reminders and stopping them', () => {
  it('PTL-50 is up to the patient on their own page, where staff see it and can stop it', async () => {
    const { id } = await addedPatient();
    const phone = await connected(id);
    expect((await phone.call(getOwnReminders)).body).toEqual({ state: 'NEVER', settings: null, channels: ['EMAIL'] });
    const settings = { channel: 'EMAIL', hour: 18 } as const;
    const on = await phone.call(changeOwnReminders, { body: { settings } });
    expect([on.status, on.body]).toEqual([200, { state: 'ON', settings, channels: ['EMAIL'] }]);
    expect((await remindersOf(id)).agreed).toMatchObject({ by: 'PATIENT', practitioner: null });
    const off = await admin.call(stopReminders, { params: { patientId: id } });
    expect(off.body).toMatchObject({
      state: 'STOPPED',
      stopped: { reason: 'STAFF', practitioner: { id: world.seed.A.practitioners.admin.practitionerId } },
    });
    expect((await phone.call(getOwnReminders)).body.state).toBe('STOPPED');
    await phone.call(changeOwnReminders, { body: { settings } });
    await phone.call(changeOwnReminders, { body: { settings: null } });
    expect((await remindersOf(id)).stopped).toMatchObject({ reason: 'PATIENT' });
    // What was stopped stays as it was stopped.
    await admin.call(stopReminders, { params: { patientId: id } });
    expect((await remindersOf(id)).stopped).toMatchObject({ reason: 'PATIENT' });
  });

  it('PTL-51 takes one click in the letter, without signing in, and no page that was only opened stops anything', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    await remindAt(NINE);
    const url = new URL(/<(.*)>/.exec(lettersTo(email)[0]!.headers!['List-Unsubscribe']!)![1]!);
    expect(lettersTo(email)[0]!.text).toContain(`\n${url.href}\n`);
    const page = await world.anonymous.send('GET', url.pathname);
    const spanish = await world.anonymous.send('GET', url.pathname, {
      headers: { 'accept-language': 'es-US,es;q=0.9' },
    });
    expect([page.status, spanish.status]).toEqual([200, 200]);
    expect(page.body).toContain('<button>Stop reminders</button>');
    expect(spanish.body).toContain('Detener recordatorios');
    expect(page.body).not.toMatch(/Ada|Byrne|CANARY/);
    expect((await remindersOf(id)).state).toBe('ON');
    // As a mail program sends it: another site’s form, with no cookie.
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.test' };
    const click = () => world.anonymous.send('POST', url.pathname, { headers, body: 'List-Unsubscribe=One-Click' });
    const done = await click();
    expect([done.status, done.headers.get('x-robots-tag'), done.headers.get('cache-control')]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    expect(await remindersOf(id)).toMatchObject({
      state: 'STOPPED',
      stopped: { reason: 'LETTER', practitioner: null },
    });
    await click();
    const strip = (text: unknown) => String(text).replaceAll(/nonce="[^"]*"/g, '');
    for (const code of [
      '000000-00000-00000-00000-00000',
      'x',
      (await admin.call(getPatientLink, { params: { patientId: id } })).body.url.slice(-30),
    ]) {
      expect(strip((await world.anonymous.send('GET', `/r/${code}`)).body), code).toBe(strip(page.body));
      expect(strip((await world.anonymous.send('POST', `/r/${code}`)).body), code).toBe(strip(done.body));
    }
    const rows = await world.asOwner((tx) =>
      tx
        .select()
        .from(auditRows)
        .where(
          and(eq(auditRows.action, 'stopRemindersByLetter'), eq(auditRows.organizationId, world.seed.A.organizationId)),
        ),
    );
    expect(rows.map(({ entityIds }) => entityIds[0])).toEqual([String(id)]);
    await remindAt('2026-11-24T16:00:00Z');
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('PTL-51 holds back a message that was waiting when they were stopped', async () => {
    const { id, email } = await addedPatient();
    await turnOn(id);
    world.deps.mail.deliver = async () => 'UNREACHABLE';
    await remindAt(NINE);
    world.deps.mail.deliver = delivered;
    await admin.call(stopReminders, { params: { patientId: id } });
    await sendAgain();
    expect([lettersTo(email), await messagesOf(id)]).toEqual([[], []]);
  });

  it('PTL-59 nobody reads, turns on or stops reminders at another location or organization, and every change is audited', async () => {
    const { A, B } = world.seed;
    const { id } = await addedPatient({ locationId: A.locations[1] });
    await turnOn(id);
    const params = { patientId: id };
    for (const who of [first, await world.as(B.practitioners.admin)]) {
      for (const call of [getReminders, stopReminders, listReminderMessages])
        expect((await who.call(call, { params })).status).toBe(404);
      expect((await turnOn(id, undefined, who)).status).toBe(404);
    }
    expect((await world.anonymous.call(getReminders, { params })).status).toBe(401);
    await admin.call(stopReminders, { params });
    const rows = await world.asOwner((tx) =>
      tx
        .select({ action: auditRows.action, outcome: auditRows.outcome })
        .from(auditRows)
        .where(and(eq(auditRows.entity, 'patients/reminders'), eq(auditRows.entityIds, [String(id)]))),
    );
    expect(rows).toContainEqual({ action: 'turnOnReminders', outcome: 200 });
    expect(rows).toContainEqual({ action: 'stopReminders', outcome: 200 });
    expect(rows.filter(({ outcome }) => outcome === 404)).toHaveLength(6);
  });
});
