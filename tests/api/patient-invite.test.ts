import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, getPatient, resendInvite } from '../../contract/patients/patients.ts';
import { jobs, patientInvites, patients } from '../../server/platform/db/schema.ts';
import { hashCode } from '../../server/identity/tokens.ts';
import { patientApps } from './patient-app.ts';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import { stored } from './stored.ts';
import type { Caller, World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let fixture: PatientFixture;
beforeAll(async () => {
  ({ world, admin, first, fixture } = await openPatientFixture());
});
afterAll(() => world.close());

describe('the invite of a patient', () => {
  it('is mailed to a Health patient with a code that is stored as a hash for 14 days, and is then removed from the queue', async () => {
    const record = await fixture.added();
    const [sentEmail] = await fixture.emailsTo(record.patient.email!);
    expect(sentEmail?.text).toContain('Clinic A');
    const code = /code: (\S+)/.exec(sentEmail!.text)![1]!;
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const [invite] = await stored(world, patientInvites, eq(patientInvites.patientId, record.id));
    expect(invite!.usedAt).toBeNull();
    expect(Math.round((invite!.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(14);
    const queue = JSON.stringify([await stored(world, jobs), invite]);
    for (const written of [code, code.replace('-', '')]) {
      expect(queue).not.toContain(written);
      expect(invite!.codeHash).not.toBe(hashCode(written));
    }
    expect(queue).not.toContain(record.patient.email!);
  });

  it('OPEN-013 is written in the language of the patient', async () => {
    const { patient } = await fixture.added({ language: 'es' });
    const [sentEmail] = await fixture.emailsTo(patient.email!);
    const code = /código: (\S+)/.exec(sentEmail!.text)![1]!;
    expect(sentEmail).toEqual({
      to: patient.email,
      subject: 'Clinic A CANARYA0 le invita a Exer',
      text: `Hola, ${patient.firstName}:\n\nClinic A CANARYA0 le invita a usar Exer.\n\nAbra la aplicación e ingrese este código: ${code}\n\n¿Lee esto en una computadora? Abra esta página para tener el código en su teléfono:\nhttp://localhost:3000/invite/?language=es#${code}\n\nEl código es válido durante 14 días y se puede usar una sola vez.\n`,
    });
  });

  it('contains the first name and the link with its code, and mentions exercises only once there is a program', async () => {
    const { id, patient } = await fixture.added();
    const [first0] = await fixture.emailsTo(patient.email!);
    expect(first0!.text).toMatch(/^Hello (\S+),\n\nClinic A CANARYA0 invites you to Exer\.\n\nOpen the app/);
    expect(first0!.text).toContain(`Hello ${patient.firstName},`);
    expect(first0!.text).not.toMatch(/exercise/);
    const [, page, code] = /(http\S+\/invite\/\?language=en)#(\S+)/.exec(first0!.text)!;
    expect(page).toMatch(/\/invite\/\?language=en$/);
    expect(first0!.text).toContain(`code: ${code}\n`);
    await patientApps(world, admin).assign(id);
    await first.call(resendInvite, { params: { id } });
    const again = (await fixture.emailsTo(patient.email!)).at(-1)!;
    expect(again.text).toMatch(/\n\nClinic A CANARYA0 has prepared a home exercise program for you in Exer\.\n/);
  });

  it('accepts its code as it is typed, and also an older long code', async () => {
    const apps = patientApps(world, admin);
    for (const typed of [(code: string) => code.toLowerCase(), (code: string) => code.replace('-', '')]) {
      const { email } = await apps.invited();
      expect((await apps.redeem(typed(await apps.codeFor(email)))).status).toBe(201);
    }
    const { id, email } = await apps.invited();
    const code = await apps.codeFor(email);
    const long = 'Zk3vG5qHf0aX9sLw1yTbQe';
    await world.asOwner((tx) =>
      tx
        .update(patientInvites)
        .set({ codeHash: hashCode(long) })
        .where(eq(patientInvites.patientId, id)),
    );
    expect((await apps.redeem(code)).status).toBe(404);
    expect((await apps.redeem(long)).status).toBe(201);
  });

  it('is not mailed to a patient without Health, nor when no patient was added', async () => {
    const gait = await fixture.added({ products: ['GAIT'] });
    expect(await fixture.emailsTo(gait.patient.email!)).toEqual([]);
    const refused = fixture.draft({ gaitUid: 'G-A1' });
    expect((await admin.call(addPatient, { body: refused })).status).toBe(409);
    expect(await fixture.emailsTo(refused.email)).toEqual([]);
  });

  it('can be sent again only while there is no account, and the previous code stops working', async () => {
    const record = await fixture.added();
    const again = await first.call(resendInvite, { params: { id: record.id } });
    expect([again.status, again.body]).toEqual([202, { done: true }]);
    expect(await fixture.emailsTo(record.patient.email!)).toHaveLength(2);
    const invites = await stored(world, patientInvites, eq(patientInvites.patientId, record.id));
    expect(invites.map(({ usedAt }) => usedAt === null)).toEqual([false, true]);
    const withAccount = await first.call(resendInvite, { params: { id: world.seed.A.patients[0] } });
    expect([withAccount.status, withAccount.problem.message]).toEqual([409, 'The patient already has an account.']);
    const gait = await fixture.added({ products: ['GAIT'] });
    expect((await first.call(resendInvite, { params: { id: gait.id } })).status).toBe(409);
  });

  it('is not mailed to a discharged patient, whose code would open nothing', async () => {
    const { id, patient } = await fixture.added();
    expect(await fixture.emailsTo(patient.email!)).toHaveLength(1);
    await first.call(resendInvite, { params: { id } });
    await world.asOwner((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, id)));
    expect(await fixture.emailsTo(patient.email!)).toHaveLength(1);
    const { status, problem } = await first.call(resendInvite, { params: { id } });
    expect([status, problem.code]).toEqual([409, 'patients.notInvitable']);
    expect((await first.call(getPatient, { params: { id } })).body.may).toMatchObject({ resendInvite: false });
  });

  it('REC-22 cannot be sent to an inaccessible patient', async () => {
    for (const id of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
      const { status, problem } = await first.call(resendInvite, { params: { id } });
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
  });
});
