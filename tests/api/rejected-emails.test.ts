import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findInvite } from '../../contract/team/admin-users.ts';
import { forgotPassword, resetPassword, signUpProfile } from '../../contract/identity/account.ts';
import { redeemDeviceCode } from '../../contract/intake/intake.ts';
import { getPatient, resendInvite } from '../../contract/patients/patients.ts';
import { invitePractitioner, listPractitioners, resendPractitionerInvite } from '../../contract/team/practitioners.ts';
import { invites, jobs, patientInvites } from '../../server/platform/db/schema.ts';
import { patientFixture, type PatientFixture } from './patient-fixture.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

const DAY_MS = 86_400_000;
let world: World;
let admin: Caller;
let fixture: PatientFixture;
let taken: World['deps']['mail']['send'];
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  fixture = patientFixture(world, admin);
  const { mail } = world.deps;
  taken = mail.send.bind(mail);
});
afterAll(() => world.close());

let tries: number;
const refuse = () => {
  world.deps.mail.send = async () => ++tries < 0;
};
/** The error of a mail server may quote the recipient. */
const breakOff = () => {
  world.deps.mail.send = async ({ to, text }) => {
    tries++;
    throw new Error(`550 ${to}: no such mailbox\n${text}`);
  };
};
beforeEach(async () => {
  tries = 0;
  world.sentEmails.length = 0;
  world.log.length = 0;
  await world.asOwner((tx) => tx.delete(jobs));
});
afterEach(() => {
  world.deps.mail.send = taken;
  world.offsetMs = 0;
});

const ofKind = (kind: string) => stored(world, jobs, eq(jobs.kind, kind));
/** Runs failed jobs again without their delay; returns the number of jobs. */
const runAgain = async () => {
  await world.asOwner((tx) => tx.update(jobs).set({ runAt: new Date(0) }));
  return world.deps.jobs.runDue();
};
const matchEmail = (pattern: RegExp) => pattern.exec(world.sentEmails.at(-1)!.text)![1]!;
const waits = (attempts: number) => ({ attempts, doneAt: null, failedAt: null, claimedAt: null });
const isDone = (attempts: number) => ({ attempts, doneAt: expect.any(Date) as Date, failedAt: null });
const daysLeft = ({ expiresAt }: { expiresAt: Date }) => Math.round((expiresAt.getTime() - Date.now()) / DAY_MS);

describe.each([
  ['is not taken', refuse],
  ['breaks off', breakOff],
])('the email of an invite that %s', (how, fault) => {
  it('to a patient is tried again until it is sent once, and only its code opens the app', async () => {
    fault();
    const { id, patient } = await fixture.added();
    for (const attempts of [1, 2]) {
      expect(await runAgain()).toBe(1);
      expect(await ofKind('patient-invite')).toMatchObject([waits(attempts)]);
    }
    expect(tries).toBe(2);
    expect(JSON.stringify([world.log, await stored(world, jobs)])).not.toContain(patient.email!);
    world.deps.mail.send = taken;
    expect([await runAgain(), await runAgain()]).toEqual([1, 0]);
    expect(await ofKind('patient-invite')).toMatchObject([isDone(3)]);
    expect(world.sentEmails.map(({ to }) => to)).toEqual([patient.email]);
    const kept = await stored(world, patientInvites, eq(patientInvites.patientId, id));
    expect(kept.map(({ usedAt }) => usedAt === null)).toEqual([false, false, true]);
    expect(daysLeft(kept[2]!)).toBe(14);
    const opened = await world.anonymous.call(redeemDeviceCode, {
      body: { code: matchEmail(/code: (\S+)/), label: 'A telephone' },
    });
    expect(opened.status).toBe(201);
  });

  it('OPEN-035 to a colleague is tried again until it is sent once, and only its link opens the sign-up', async () => {
    fault();
    const email = `${how.replace(/\W/g, '')}@newcomers.test`;
    const { body: invited } = await admin.call(invitePractitioner, {
      body: {
        firstName: 'Olga',
        lastName: 'Newcomer',
        email,
        role: 'PORTAL_PRACTITIONER',
        locationIds: [world.seed.A.locations[0]],
      },
    });
    for (const attempts of [1, 2]) {
      expect(await runAgain()).toBe(1);
      expect(await ofKind('colleague-invite')).toMatchObject([waits(attempts)]);
    }
    expect(tries).toBe(2);
    expect(JSON.stringify([world.log, await stored(world, jobs)])).not.toContain(email);
    world.deps.mail.send = taken;
    expect([await runAgain(), await runAgain()]).toEqual([1, 0]);
    expect(await ofKind('colleague-invite')).toMatchObject([isDone(3)]);
    expect(world.sentEmails.map(({ to }) => to)).toEqual([email]);
    const kept = await stored(world, invites, eq(invites.practitionerId, invited.id));
    expect(kept.map(({ usedAt }) => usedAt === null)).toEqual([false, false, true]);
    expect(daysLeft(kept[2]!)).toBe(7);
    const code = matchEmail(/\/user\/create\/([\w-]+)/);
    expect((await world.anonymous.call(signUpProfile, { params: { code } })).status).toBe(200);
    const vendor = await world.as(world.seed.accounts.vendorAdmin);
    expect((await vendor.call(findInvite, { query: { email } })).body).toMatchObject({
      inviteCode: code,
      hasAccount: false,
    });
  });
});

describe('an invite whose email is not accepted for a day', () => {
  /** Dates every job back by almost a day. */
  const letADayPass = () =>
    world.asOwner((tx) => tx.update(jobs).set({ createdAt: new Date(Date.now() - DAY_MS + 300_000), attempts: 30 }));

  it('to a patient is tried until then, then shown in the record, where it can be sent again', async () => {
    refuse();
    const { id, patient } = await fixture.added();
    const isFailed = async () => (await admin.call(getPatient, { params: { id } })).body.patient.inviteFailed;
    for (let attempt = 1; attempt <= 8; attempt++) await runAgain();
    expect(await ofKind('patient-invite')).toMatchObject([waits(8)]);
    expect(await isFailed()).toBe(false);
    await letADayPass();
    expect(await runAgain()).toBe(1);
    expect(await ofKind('patient-invite')).toMatchObject([
      { attempts: 31, doneAt: null, failedAt: expect.any(Date) as Date },
    ]);
    expect(await isFailed()).toBe(true);
    world.deps.mail.send = taken;
    expect(await runAgain()).toBe(0);
    expect(world.sentEmails).toEqual([]);
    expect((await admin.call(resendInvite, { params: { id } })).status).toBe(202);
    expect(await isFailed()).toBe(false);
    expect(await runAgain()).toBe(1);
    expect(world.sentEmails.map(({ to }) => to)).toEqual([patient.email]);
  });

  it('ORG-21 to a colleague is shown in the team list until it is sent again', async () => {
    refuse();
    const { body: colleague } = await admin.call(invitePractitioner, {
      body: {
        firstName: 'Ruth',
        lastName: 'Newcomer',
        email: 'ruth@newcomers.test',
        role: 'PORTAL_PRACTITIONER',
        locationIds: [world.seed.A.locations[0]],
      },
    });
    const isFailed = async () => {
      const { body } = await admin.call(listPractitioners, { query: { registered: 'false', limit: 100 } });
      return body.items.find(({ id }) => id === colleague.id)!.inviteFailed;
    };
    await runAgain();
    expect(await isFailed()).toBe(false);
    await letADayPass();
    await runAgain();
    expect(await isFailed()).toBe(true);
    world.deps.mail.send = taken;
    expect((await admin.call(resendPractitionerInvite, { params: { id: colleague.id } })).status).toBe(202);
    expect(await isFailed()).toBe(false);
    await runAgain();
    expect(world.sentEmails.map(({ to }) => to)).toEqual(['ruth@newcomers.test']);
  });
});

describe('the code of a forgotten password whose email is not accepted', () => {
  const ask = async (username: string) => {
    const { status, body } = await world.anonymous.call(forgotPassword, { body: { username } });
    return { status, body };
  };
  const queued = async () => {
    await expect.poll(() => ofKind('password-code'), { timeout: 20_000 }).toHaveLength(1);
  };

  it.each([
    ['refused', refuse],
    ['broken off', breakOff],
  ])(
    'OPEN-035 is %s at first, and mailed by the queue: the response equals that for an unknown address',
    async (how, fault) => {
      const { email } = world.seed.A.practitioners[how === 'refused' ? 'first' : 'second'];
      fault();
      expect(await ask(email)).toEqual({ status: 200, body: { done: true } });
      await queued();
      expect(await ask('nobody@clinic.test')).toEqual({ status: 200, body: { done: true } });
      expect(await runAgain()).toBe(1);
      expect(await ofKind('password-code')).toMatchObject([waits(1)]);
      expect(tries).toBe(2);
      const whileItWaited = JSON.stringify([world.log, await stored(world, jobs)]);
      world.deps.mail.send = taken;
      expect([await runAgain(), await runAgain()]).toEqual([1, 0]);
      expect(world.sentEmails.map(({ to }) => to)).toEqual([email]);
      const code = matchEmail(/code is (\d{6})/);
      for (const secret of [code, email, email.split('@')[0]!]) expect(whileItWaited).not.toContain(secret);
      const [job] = await ofKind('password-code');
      expect(job).toMatchObject(isDone(2));
      expect(job!.payload).toEqual({});
      const body = { username: email, code, password: 'a new and longer one' };
      expect((await world.anonymous.call(resetPassword, { body })).status).toBe(200);
    },
  );

  it('OPEN-035 is mailed at once when the email is accepted, and nothing stays in the queue', async () => {
    const { email } = world.seed.B.practitioners.first;
    await ask(email);
    await expect.poll(() => world.sentEmails.map(({ to }) => to), { timeout: 20_000 }).toEqual([email]);
    expect(await ofKind('password-code')).toEqual([]);
  });

  it('OPEN-035 is not mailed after its ten minutes, and is deleted', async () => {
    refuse();
    await ask(world.seed.B.practitioners.second.email);
    await queued();
    world.deps.mail.send = taken;
    world.offsetMs = 10 * 60_000;
    expect(await runAgain()).toBe(1);
    expect(world.sentEmails).toEqual([]);
    const [job] = await ofKind('password-code');
    expect(job).toMatchObject(isDone(1));
    expect(job!.payload).toEqual({});
  });

  it('OPEN-035 is deleted after the last attempt', async () => {
    refuse();
    await ask(world.seed.B.practitioners.admin.email);
    await queued();
    for (let attempt = 0; attempt < 5; attempt++) await runAgain();
    expect(tries).toBe(6);
    const [job] = await ofKind('password-code');
    expect(job).toMatchObject({ attempts: 5, failedAt: expect.any(Date) as Date });
    expect(job!.payload).toEqual({});
  });
});
