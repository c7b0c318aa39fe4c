import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, resendInvite } from '../../contract/patients/patients.ts';
import { practitioners } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import { reasonOf } from './reason-of.ts';
import type { Caller, World } from './world.ts';

let world: World;
let first: Caller;
let fixture: PatientFixture;
beforeAll(async () => {
  ({ world, first, fixture } = await openPatientFixture());
});
afterAll(() => world.close());

describe('adding a patient', () => {
  it('A2 rejects a location or provider of another clinic, of another location or an unknown one, and stores nothing', async () => {
    const { A, B } = world.seed;
    const before = await checksums(world.database);
    const refused = [
      await fixture.add({ locationId: A.locations[1] }, first),
      await fixture.add({ locationId: B.locations[0] }),
      await fixture.add({ locationId: 999_999 }),
      await fixture.add({ primaryPractitionerId: B.practitioners.first.practitionerId }),
      await fixture.add({ primaryPractitionerId: A.practitioners.second.practitionerId }, first),
      await fixture.add({ primaryPractitionerId: 999_999 }),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.fields])).toEqual([
      ...Array.from({ length: 3 }, () => [422, { locationId: 'Location not found' }]),
      ...Array.from({ length: 3 }, () => [422, { primaryPractitionerId: 'Not a valid provider' }]),
    ]);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('A2 rejects a provider who was removed', async () => {
    const { organizationId } = world.seed.A;
    const [gone] = await world.asOwner((tx) =>
      tx
        .insert(practitioners)
        .values({
          organizationId,
          firstName: 'Gone',
          lastName: 'Provider',
          role: 'PORTAL_PRACTITIONER',
          addedAsRole: 'PORTAL_PRACTITIONER',
          removedAt: new Date(),
        })
        .returning({ id: practitioners.id }),
    );
    expect(reasonOf(await fixture.add({ primaryPractitionerId: gone!.id }))).toEqual([
      422,
      { primaryPractitionerId: 'Not a valid provider' },
    ]);
  });

  const unknown = [422, { locationId: 'Location not found' }];
  /** The location is known to the organization, and the database refuses to write a patient there. */
  const writeRefused = [404, 'Not found.'];
  it.each([
    ['row-level security alone', { app: false, rls: true }, [writeRefused, unknown]],
    ['the conditions of the queries alone', { app: true, rls: false }, [unknown, unknown]],
  ])('limits a practitioner to the own location by %s', async (_which, accessLayers, refusals) => {
    const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
    const before = await checksums(world.database);
    for (const [at, locationId] of [world.seed.A.locations[1], world.seed.B.locations[0]].entries()) {
      const added = await caller.call(addPatient, { body: fixture.draft({ locationId }) });
      expect(reasonOf(added)).toEqual(refusals[at]);
      const moved = await fixture.save(world.seed.A.patients[0], { locationId }, 1, caller);
      expect(reasonOf(moved)).toEqual(refusals[at]);
    }
    for (const id of [world.seed.A.patients[1], world.seed.B.patients[0]]) {
      expect((await fixture.save(id, { firstName: 'Taken' }, 1, caller)).status).toBe(404);
      expect((await caller.call(resendInvite, { params: { id } })).status).toBe(404);
    }
    expect(await checksums(world.database)).toEqual(before);
  });
});
