import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { intakeProgram, postSession } from '../../contract/intake/intake.ts';
import { unassignProgram } from '../../contract/programs/programs.ts';
import { getPatient, resendInvite, updatePatient } from '../../contract/patients/patients.ts';
import { auditRows, devices, organizations, patientInvites, patients } from '../../server/platform/db/schema.ts';
import { hashCode } from '../../server/identity/tokens.ts';
import { patientApps, reportedSession } from './patient-app.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let apps: ReturnType<typeof patientApps>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  apps = patientApps(world, admin);
});
afterAll(() => world.close());

const findRow = async (id: number) => (await stored(world, patients, eq(patients.id, id)))[0]!;

describe('the code of a device invite', () => {
  it('gives the app a token once, and creates the patient’s account', async () => {
    const { id, email } = await apps.invited();
    const code = await apps.codeFor(email);
    const reply = await apps.redeem(code);
    expect([reply.status, Object.keys(reply.body)]).toEqual([201, ['token']]);
    expect((await admin.call(getPatient, { params: { id } })).body.patient.hasAccount).toBe(true);
    const again = await apps.redeem(code);
    expect([again.status, again.problem.message]).toEqual([
      404,
      'This code is no longer valid. Ask your clinic for a new one.',
    ]);
    const [device] = await stored(world, devices, eq(devices.patientId, id));
    expect(device).toMatchObject({ label: 'Ada’s phone', organizationId: world.seed.A.organizationId });
    expect(device!.tokenHash).not.toBe(reply.body.token);
    const [entry] = await stored(
      world,
      auditRows,
      and(eq(auditRows.action, 'redeemDeviceCode'), eq(auditRows.userId, `device:${device!.id}`)),
    );
    expect(entry).toMatchObject({ entityIds: [String(id)], outcome: 201 });
  });

  it('I7 is accepted once when it is redeemed twenty times at once', async () => {
    const { email, id } = await apps.invited();
    const code = await apps.codeFor(email);
    const replies = await Promise.all(Array.from({ length: 20 }, () => apps.redeem(code)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(19).fill(404),
    ]);
    expect(await stored(world, devices, eq(devices.patientId, id))).toHaveLength(1);
  });

  it('returns the same error when it is unknown, replaced, expired, or belongs to a disabled clinic or a hidden or discharged patient', async () => {
    const { id, email } = await apps.invited();
    const replaced = await apps.codeFor(email);
    await admin.call(resendInvite, { params: { id } });
    const code = await apps.codeFor(email);
    const refused = [await apps.redeem('AAAAAAAAAAAAAAAAAAAAAA'), await apps.redeem(replaced)];
    await world.asOwner((tx) =>
      tx.update(organizations).set({ disabled: true }).where(eq(organizations.id, world.seed.A.organizationId)),
    );
    refused.push(await apps.redeem(code));
    await world.asOwner((tx) =>
      tx.update(organizations).set({ disabled: false }).where(eq(organizations.id, world.seed.A.organizationId)),
    );
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, id)));
    refused.push(await apps.redeem(code));
    await world.asOwner((tx) =>
      tx.update(patients).set({ hidden: false, discharged: true }).where(eq(patients.id, id)),
    );
    refused.push(await apps.redeem(code));
    await world.asOwner((tx) => tx.update(patients).set({ discharged: false }).where(eq(patients.id, id)));
    world.offsetMs = 14 * 86_400_000 + 60_000;
    refused.push(await apps.redeem(code));
    world.offsetMs = 0;
    expect(refused.map(({ status, problem }) => [status, problem.message])).toEqual(
      Array.from({ length: 6 }, () => [404, 'This code is no longer valid. Ask your clinic for a new one.']),
    );
    expect((await findRow(id)).hasAccount).toBe(false);
    expect((await apps.redeem(code)).status).toBe(201);
  });

  it('is worthless once another one gave the patient an account', async () => {
    const { id, email } = await apps.invited();
    const code = await apps.codeFor(email);
    const long = 'Yk3vG5qHf0aX9sLw1yTbQe';
    await world.asOwner(async (tx) => {
      const [{ organizationId, expiresAt } = {}] = await tx
        .select()
        .from(patientInvites)
        .where(eq(patientInvites.patientId, id));
      const other = { patientId: id, organizationId: organizationId!, expiresAt: expiresAt!, codeHash: hashCode(long) };
      await tx.insert(patientInvites).values(other);
    });
    expect((await apps.redeem(code)).status).toBe(201);
    expect((await apps.redeem(long)).status).toBe(404);
    expect(await stored(world, devices, eq(devices.patientId, id))).toHaveLength(1);
  });

  it('cannot be guessed because attempts are limited', async () => {
    const statuses: number[] = [];
    // A window of its own, so that the tries of the other tests do not count.
    world.toQuarter(10);
    for (let attempt = 0; attempt < 61; attempt++) statuses.push((await apps.redeem(`guess-number-${attempt}`)).status);
    world.offsetMs = 0;
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429]);
  });

  it('PAT-62 locks the email once redeemed, even in a form that was opened before', async () => {
    const { id, email } = await apps.invited();
    await apps.redeem(await apps.codeFor(email));
    const reply = await admin.call(updatePatient, {
      params: { id },
      body: { email: 'other@people.test' },
      headers: { 'if-match': '1' },
    });
    expect(reasonOf(reply)).toEqual([
      422,
      { email: 'Email cannot be changed because the patient already has an account.' },
    ]);
  });
});

describe('the device token', () => {
  it('opens the intake and nothing else, and the intake is closed without it', async () => {
    const { id, app } = await apps.paired();
    expect((await app.call(intakeProgram)).status).toBe(200);
    expect((await app.call(getPatient, { params: { id } })).status).toBe(401);
    for (const caller of [
      world.anonymous,
      admin,
      world.withToken('AAAAAAAAAAAAAAAAAAAAAA'),
      world.withToken("' or 1=1 --"),
    ]) {
      expect((await caller.call(intakeProgram)).status).toBe(401);
      expect((await caller.call(postSession, { body: reportedSession(world) })).status).toBe(401);
    }
  });

  it('A9 is invalid once it is revoked or the clinic is disabled', async () => {
    const { id, app } = await apps.paired();
    const disabled = (value: boolean) =>
      world.asOwner((tx) =>
        tx.update(organizations).set({ disabled: value }).where(eq(organizations.id, world.seed.A.organizationId)),
      );
    await disabled(true);
    expect((await app.call(intakeProgram)).status).toBe(401);
    await disabled(false);
    expect((await app.call(intakeProgram)).status).toBe(200);
    await world.asOwner((tx) => tx.update(devices).set({ revokedAt: new Date() }).where(eq(devices.patientId, id)));
    expect((await app.call(intakeProgram)).status).toBe(401);
  });
});

describe('the program for the patient’s app', () => {
  it('is returned with its exercises, or as null', async () => {
    const { id, app } = await apps.paired();
    expect((await app.call(intakeProgram)).body).toEqual({ program: null, exercises: [] });
    const program = await apps.assign(id);
    const { body } = await app.call(intakeProgram);
    expect(body.program).toEqual(program);
    expect(body.exercises.map(({ id: exercise, name }) => [exercise, name])).toEqual([['EK-0001', 'Heel Slide']]);
    await admin.call(unassignProgram, { params: { patientId: id } });
    expect((await app.call(intakeProgram)).body.program).toBeNull();
  });
});
