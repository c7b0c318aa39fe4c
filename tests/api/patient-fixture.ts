import { expect } from 'vitest';
import { addPatient, updatePatient } from '../../contract/patients/patients.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { openWorld, type Caller, type World } from './world.ts';

let count = 0;

/** Adds and changes patients of clinic A as its admin, or as another user. */
export const patientFixture = (world: World, admin: Caller) => {
  const draft = (change: object = {}) => ({
    products: ['HEALTH'],
    locationId: world.seed.A.locations[0],
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${++count}@people.test`,
    phoneNumber: '(555) 123-4567',
    dob: '1985-12-10',
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
    ...change,
  });
  const add = (change: object = {}, who = admin) => who.call(addPatient, { body: draft(change) });
  return {
    draft,
    add,
    added: async (change: object = {}, who = admin): Promise<PatientRecord> => {
      const reply = await add(change, who);
      expect(reply).toMatchObject({ status: 201 });
      return reply.body;
    },
    save: (id: number, body: object, version: number | string = 1, who = admin) =>
      who.call(updatePatient, { params: { id }, body: body as never, headers: { 'if-match': `${version}` } }),
    /** Runs all due jobs and returns the emails to this address. */
    emailsTo: async (email: string) => {
      await world.deps.jobs.runDue();
      return world.sentEmails.filter(({ to }) => to === email);
    },
  };
};

export type PatientFixture = ReturnType<typeof patientFixture>;

/** A world with the admin and the provider of the first location of clinic A, and the patient fixture of the admin. */
export async function openPatientFixture() {
  const world = await openWorld();
  const admin = await world.as(world.seed.A.practitioners.admin);
  const first = await world.as(world.seed.A.practitioners.first);
  return { world, admin, first, fixture: patientFixture(world, admin) };
}
