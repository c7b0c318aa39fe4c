import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHealthSessions } from '../../contract/activity/activity.ts';
import { intakeProgram, postSession } from '../../contract/intake/intake.ts';
import { addPatient, getPatient, resendInvite } from '../../contract/patients/patients.ts';
import {
  disconnectDevice,
  emailPatientLink,
  getPatientLink,
  openPatientLink,
  renewPatientLink,
} from '../../contract/patient-link/patient-link.ts';
import { patientDay, patientToday } from '../../contract/patient-link/today.ts';
import { auditRows, devices, organizations, patients } from '../../server/platform/db/schema.ts';
import { patientFixture } from './patient-fixture.ts';
import { patientApps, reportedSession, reportedSet } from './patient-app.ts';
import { openWorld, type Caller, type World } from './world.ts';

const GONE = [404, 'This link no longer works. Please ask your clinic for a new one.', 'code message requestId status'];
const BORN = '1980-02-29';
const OTHER_DAY = '1980-02-28';

let world: World;
let admin: Caller;
let apps: ReturnType<typeof patientApps>;
let emailsTo: ReturnType<typeof patientFixture>['emailsTo'];
let count = 0;
beforeAll(async () => {
  world = await openWorld({ environment: { PUBLIC_URL: 'http://portal.clinic.test' } });
  admin = await world.as(world.seed.A.practitioners.admin);
  apps = patientApps(world, admin);
  ({ emailsTo } = patientFixture(world, admin));
});
afterAll(() => world.close());

const addedPatient = async (values: object = {}) => {
  const body = {
    products: ['HEALTH'],
    locationId: world.seed.A.locations[0],
    firstName: 'Ada',
    lastName: 'Byrne',
    email: `ada.${++count}@people.test`,
    phoneNumber: '5551234567',
    dob: BORN,
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
    ...values,
  };
  const { status, body: record } = await admin.call(addPatient, { body });
  expect(status).toBe(201);
  return record;
};
const patient = async (values?: object) => (await addedPatient(values)).id;
const linkOf = async (patientId: number) => (await admin.call(getPatientLink, { params: { patientId } })).body;
const codeOf = (url: string) => url.slice('http://portal.clinic.test/p/'.length);
const code = async (patientId: number) => codeOf((await linkOf(patientId)).url);
const opened = (by: string, birthDate = BORN, label = 'iPhone', where = world) =>
  where.anonymous.call(openPatientLink, { body: { code: by, birthDate, label } });
const connected = async (patientId: number) => {
  const { status, body } = await opened(await code(patientId));
  expect(status).toBe(201);
  return world.withToken(body.token);
};
const change = (id: number, values: object) =>
  world.asOwner(async (tx) => void (await tx.update(patients).set(values).where(eq(patients.id, id))));
const answerTo = async (by: string, birthDate = BORN) => {
  const { status, problem } = await opened(by, birthDate);
  return [status, problem.message, Object.keys(problem).toSorted().join(' ')];
};
const expectGone = async (by: string, birthDate = BORN) => expect(await answerTo(by, birthDate)).toEqual(GONE);

describe('the personal link of a patient', () => {
  it('PTL-01 is the portal’s address with 26 letters, the same each time, and another for each patient', async () => {
    const [one, other] = [await patient(), await patient()];
    const { url, obstacle, devices: list } = await linkOf(one);
    expect(url).toMatch(/^http:\/\/portal\.clinic\.test\/p\/[0-9a-hjkmnp-tv-z]{6}(-[0-9a-hjkmnp-tv-z]{5}){4}$/);
    expect([obstacle, list]).toEqual([null, []]);
    expect((await linkOf(one)).url).toBe(url);
    expect((await linkOf(other)).url).not.toBe(url);
  });

  it('PTL-01 says what keeps it from opening, and opens nothing then', async () => {
    const undated = await patient({ dob: null });
    expect((await linkOf(undated)).obstacle).toBe('NO_DATE_OF_BIRTH');
    await expectGone(await code(undated));
    const discharged = await patient();
    const before = await code(discharged);
    await change(discharged, { discharged: true });
    expect((await linkOf(discharged)).obstacle).toBe('NOT_IN_CARE');
    await expectGone(before);
    const gait = await patient({ products: ['GAIT'] });
    expect((await linkOf(gait)).obstacle).toBe('NO_HEALTH');
    await expectGone(await code(gait));
  });

  it('PTL-02 connects a device by the date of birth, which gets a token; only its hash is stored', async () => {
    const id = await patient();
    const { status, body, headers } = await opened(await code(id), BORN, 'Android phone');
    expect([status, headers.get('x-robots-tag')]).toEqual([201, 'noindex']);
    const [row] = await world.asOwner((tx) => tx.select().from(devices).where(eq(devices.patientId, id)));
    expect(JSON.stringify(row)).not.toContain(body.token);
    const { devices: list } = await linkOf(id);
    expect(list).toMatchObject([{ label: 'Android phone', openedAt: null }]);
    expect((await world.withToken(body.token).call(intakeProgram)).status).toBe(200);
    expect((await admin.call(getPatient, { params: { id } })).body.patient.hasAccount).toBe(true);
  });

  it('PTL-03 three wrong dates of birth end it, also for the right one, until there is a new link', async () => {
    const id = await patient();
    const by = await code(id);
    const { status, problem } = await opened(by, OTHER_DAY);
    expect([status, problem.fields]).toEqual([
      422,
      { birthDate: 'That is not the date of birth your clinic has on file. Tries left: 2.' },
    ]);
    expect((await opened(by, OTHER_DAY)).problem.fields).toEqual({
      birthDate: 'That is not the date of birth your clinic has on file. Tries left: 1.',
    });
    await expectGone(by, OTHER_DAY);
    await expectGone(by);
    expect((await linkOf(id)).obstacle).toBe('BLOCKED');
    const renewed = await admin.call(renewPatientLink, { params: { patientId: id } });
    expect([renewed.status, renewed.body.obstacle]).toEqual([201, null]);
    expect((await opened(codeOf(renewed.body.url))).status).toBe(201);
    await expectGone(by);
  });

  it('PTL-03 the right date forgets the wrong ones before it', async () => {
    const id = await patient();
    const by = await code(id);
    for (let round = 0; round < 2; round++) {
      expect((await opened(by, OTHER_DAY)).status).toBe(422);
      expect((await opened(by, OTHER_DAY)).status).toBe(422);
      expect((await opened(by)).status).toBe(201);
    }
  });

  it('PTL-03 twenty dates tried at once are three tries', async () => {
    const id = await patient();
    const by = await code(id);
    const dates = Array.from({ length: 20 }, (_, at) => `1979-01-${String(at + 1).padStart(2, '0')}`);
    const replies = await Promise.all(dates.map((date) => opened(by, date)));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(18);
    expect((await linkOf(id)).obstacle).toBe('BLOCKED');
  });

  it('PTL-03 a code that nobody was given gets the same answer', async () => {
    for (const wrong of ['', 'x', '000000-00000-00000-00000-00000', '../../v2/patients/1'])
      expect(await answerTo(wrong), wrong).toEqual(GONE);
  });

  it('PTL-04 a new link leaves connected devices alone, and the one before opens nothing any more', async () => {
    const id = await patient();
    const app = await connected(id);
    const before = await code(id);
    await admin.call(renewPatientLink, { params: { patientId: id } });
    await admin.call(renewPatientLink, { params: { patientId: id } });
    await expectGone(before);
    expect((await app.call(patientToday)).status).toBe(200);
    expect((await linkOf(id)).devices).toHaveLength(1);
  });

  it('PTL-02 PTL-04 a code that was mailed for the app opens nothing once a link was opened or replaced', async () => {
    const [one, other] = [await addedPatient(), await addedPatient()];
    const mailed = [await apps.codeFor(one.patient.email!), await apps.codeFor(other.patient.email!)];
    await connected(one.id);
    await admin.call(renewPatientLink, { params: { patientId: other.id } });
    for (const each of mailed) {
      const { status, problem } = await apps.redeem(each);
      expect([status, problem.code]).toEqual([404, 'intake.codeExpired']);
    }
    expect((await linkOf(one.id)).devices).toHaveLength(1);
    // Without an account another code can be sent.
    await admin.call(resendInvite, { params: { id: other.id } });
    expect((await apps.redeem(await apps.codeFor(other.patient.email!))).status).toBe(201);
  });

  it('PTL-05 a device that staff disconnect is out with its next call, and the others stay', async () => {
    const id = await patient();
    const [phone, tablet] = [await connected(id), await connected(id)];
    world.offsetMs += 1000;
    await tablet.call(patientToday);
    const { devices: list } = await linkOf(id);
    expect(list.map(({ openedAt }) => openedAt !== null)).toEqual([true, false]);
    const params = { patientId: id, id: list[0]!.id };
    expect((await admin.call(disconnectDevice, { params })).status).toBe(204);
    expect((await admin.call(disconnectDevice, { params })).problem.message).toBe('The device is no longer connected.');
    const { status, problem } = await tablet.call(patientToday);
    expect([status, problem.code]).toEqual([401, 'identity.unknownDevice']);
    expect((await phone.call(patientToday)).status).toBe(200);
    expect((await linkOf(id)).devices).toHaveLength(1);
  });

  it('PTL-05 nobody reads, renews or mails a link, or disconnects a device, at another location or organization', async () => {
    const { A, B } = world.seed;
    const id = await patient({ locationId: A.locations[1] });
    await connected(id);
    const deviceId = (await linkOf(id)).devices[0]!.id;
    const own = await patient();
    for (const who of [await world.as(A.practitioners.first), await world.as(B.practitioners.admin)]) {
      const params = { patientId: id };
      for (const call of [getPatientLink, renewPatientLink, emailPatientLink])
        expect((await who.call(call, { params })).status).toBe(404);
      expect((await who.call(disconnectDevice, { params: { ...params, id: deviceId } })).status).toBe(404);
    }
    // Nor by way of a patient of one's own.
    const first = await world.as(A.practitioners.first);
    const { status } = await first.call(disconnectDevice, { params: { patientId: own, id: deviceId } });
    expect(status).toBe(404);
    expect((await linkOf(id)).devices).toHaveLength(1);
  });

  it('PTL-08 is mailed in the patient’s language, without anything about health', async () => {
    const { id, patient: of } = await addedPatient({ language: 'es' });
    expect((await admin.call(emailPatientLink, { params: { patientId: id } })).status).toBe(202);
    const { subject, text } = (await emailsTo(of.email!)).at(-1)!;
    expect(subject).toBe('Su programa de ejercicios en casa de Clinic A CANARYA0');
    expect(text).toContain(`\n${(await linkOf(id)).url}\n`);
    const silent = await patient();
    await change(silent, { email: null });
    const refused = await admin.call(emailPatientLink, { params: { patientId: silent } });
    expect([refused.status, refused.problem.message]).toEqual([409, 'The patient has no email address.']);
    const undated = await patient({ dob: null });
    expect((await admin.call(emailPatientLink, { params: { patientId: undated } })).status).toBe(409);
  });

  it('PTL-02 every date that was tried is in the audit log, without the date', async () => {
    const id = await patient();
    const by = await code(id);
    await opened(by, OTHER_DAY);
    await opened(by);
    const rows = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, openPatientLink.id)),
    );
    const own = rows.filter(({ entityIds }) => entityIds.includes(String(id)));
    expect(new Set(own.map(({ outcome }) => outcome))).toEqual(new Set([201, 422]));
    expect(own).toHaveLength(2);
    expect(JSON.stringify(own)).not.toContain('1980');
  });
});

describe('the day of a patient', () => {
  it('PTL-60 PTL-61 is shown to staff as the patient sees it, recorded as a view, and leaves no trace on the link', async () => {
    const id = await patient();
    await apps.assign(id);
    const app = await connected(id);
    const params = { patientId: id };
    const before = await linkOf(id);
    const seen = await admin.call(patientDay, { params });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await linkOf(id)).toEqual(before);
    const own = (await app.call(patientToday)).body;
    expect({ ...seen.body, surveys: [] }).toEqual({ ...own, surveys: [] });
    expect(JSON.stringify(seen.body)).not.toContain('user_id');
    expect((await admin.call(patientDay, { params, query: { language: 'es' } })).body.language).toBe('es');
    const rows = await world.asOwner((tx) => tx.select().from(auditRows).where(eq(auditRows.action, patientDay.id)));
    expect(rows.filter(({ entityIds }) => entityIds.includes(String(id))).map(({ outcome }) => outcome)).toEqual([
      200, 200,
    ]);
  });

  it('PTL-61 is shown to nobody at another location or organization, to no device and to nobody without a session', async () => {
    const { A, B } = world.seed;
    const id = await patient({ locationId: A.locations[1] });
    const params = { patientId: id };
    for (const who of [await world.as(A.practitioners.first), await world.as(B.practitioners.admin)])
      expect((await who.call(patientDay, { params })).status).toBe(404);
    for (const who of [world.anonymous, await connected(id)])
      expect((await who.call(patientDay, { params })).status).toBe(401);
  });

  it('PTL-06 PTL-09 PTL-20 shows the program in the patient’s words, what is due and who the clinic is', async () => {
    const id = await patient();
    await apps.assign(id);
    const app = await connected(id);
    const { body } = await app.call(patientToday);
    expect(body).toMatchObject({
      organization: { name: 'Clinic A CANARYA0' },
      firstName: 'Ada',
      language: 'en',
      day: '2026-11-23',
      program: {
        name: 'Knee',
        dailyFrequency: 3,
        weeklyFrequency: 5,
        exercises: [{ numSets: 1, sideOfBody: null, camera: null, reported: { id: 'EK-0001' } }],
      },
      progress: { doneToday: 0, isDue: true, streak: 0, lastDay: null },
    });
    const spanish = (await app.call(patientToday, { query: { language: 'es' } })).body;
    expect(spanish.language).toBe('es');
    expect(spanish.program!.exercises[0]!.name).not.toBe(body.program!.exercises[0]!.name);
    // What a set reports stays in the words of the library.
    expect(spanish.program!.exercises[0]!.reported).toEqual(body.program!.exercises[0]!.reported);
  });

  it('PTL-10 PTL-11 a session with pain and a skipped set is in the record, and counts for today', async () => {
    const id = await patient();
    await apps.assign(id);
    const app = await connected(id);
    const { program } = (await app.call(patientToday)).body;
    const skipped = { resolution: 'NOT_STARTED', skipped: true, skipReason: 'PAIN', completedDate: null, errors: [] };
    const body = reportedSession(world, {
      hepId: program!.id,
      selfReported: 'full',
      pain: { before: 3, after: 5 },
      sets: [reportedSet({ resolution: 'SELF_REPORTED' }), reportedSet(skipped)],
    }) as never;
    expect((await app.call(postSession, { body })).status).toBe(201);
    const { items } = (await admin.call(listHealthSessions, { params: { patientId: id } })).body;
    expect(items[0]!.session).toMatchObject({
      pain: { before: 3, after: 5 },
      sets: [{ status: 'Self Reported' }, { status: 'Skipped', setInfo: { skipReason: 'PAIN' } }],
    });
    expect((await app.call(patientToday)).body.progress).toMatchObject({ doneToday: 1, isDue: true, streak: 1 });
    for (const pain of [{ before: 11, after: 0 }, { before: 3.5, after: 0 }, { before: 3 }]) {
      const { status } = await app.call(postSession, { body: reportedSession(world, { pain }) as never });
      expect(status).toBe(422);
    }
  });

  it('PTL-09 is without program for a patient who has none, or who was discharged since', async () => {
    const id = await patient();
    const app = await connected(id);
    expect((await app.call(patientToday)).body.program).toBeNull();
    await apps.assign(id);
    expect((await app.call(patientToday)).body.program).not.toBeNull();
    await change(id, { discharged: true });
    expect((await app.call(patientToday)).body.program).toBeNull();
  });

  it('PTL-64 is marked alike whatever link and device it is read with, and unlike that of another patient', async () => {
    const [id, other] = [await patient(), await patient()];
    const marks = [(await (await connected(id)).call(patientToday)).body.patient];
    await admin.call(renewPatientLink, { params: { patientId: id } });
    marks.push((await (await connected(id)).call(patientToday)).body.patient);
    expect(new Set(marks).size).toBe(1);
    expect((await (await connected(other)).call(patientToday)).body.patient).not.toBe(marks[0]);
  });

  it('PTL-66 has the sessions of two phones, each once, also one that ended after the discharge', async () => {
    const id = await patient();
    await apps.assign(id);
    const [phone, tablet] = [await connected(id), await connected(id)];
    const hepId = (await phone.call(patientToday)).body.program!.id;
    const [one, two, late] = [1, 2, 3].map(() => reportedSession(world, { hepId }) as never);
    const replies = await Promise.all(
      [phone, phone, tablet].map((who, at) => who.call(postSession, { body: at < 2 ? one! : two! })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await tablet.call(patientToday)).body.progress.doneToday).toBe(2);
    await change(id, { discharged: true });
    expect((await phone.call(postSession, { body: late! })).status).toBe(201);
    const { items } = (await admin.call(listHealthSessions, { params: { patientId: id } })).body;
    expect(items).toHaveLength(3);
  });

  it('PTL-05 ends with the clinic’s access', async () => {
    const beside = world.seed.B.organizationId;
    const other = await world.as(world.seed.B.practitioners.admin);
    const params = { patientId: world.seed.B.patients[0] };
    await change(params.patientId, { dob: BORN });
    const { url } = (await other.call(getPatientLink, { params })).body;
    const { body } = await opened(codeOf(url));
    const app = world.withToken(body.token);
    expect((await app.call(patientToday)).status).toBe(200);
    const disable = (disabled: boolean) =>
      world.asOwner(
        async (tx) => void (await tx.update(organizations).set({ disabled }).where(eq(organizations.id, beside))),
      );
    await disable(true);
    expect((await app.call(patientToday)).status).toBe(401);
    await expectGone(codeOf(url));
    await disable(false);
  });
});
