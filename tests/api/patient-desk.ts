import { expect } from 'vitest';
import { addPatient, updatePatient } from '../../contract/patients.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import type { Caller, World } from './world.ts';

let count = 0;

/** Adds and changes patients of clinic A as its admin, or as somebody else of it. */
export const patientDesk = (world: World, admin: Caller) => {
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
    /** What was mailed there, after everything due was run. */
    lettersTo: async (email: string) => {
      await world.deps.jobs.runDue();
      return world.letters.filter(({ to }) => to === email);
    },
  };
};
