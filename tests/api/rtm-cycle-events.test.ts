import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getRtmCycle } from '../../contract/rtm/billing.ts';
import { careNotes, healthSessions, proResponses } from '../../server/platform/db/schema.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let here: number;
let there: number;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  [here, there] = world.seed.A.patients;
});
afterAll(() => world.close());

beforeEach(() => withoutCycles(world));

const cycle = (patientId: number, values: Partial<StoredCycle> = {}) => addCycle(world, patientId, values);

describe('the evidence of a cycle', () => {
  it('ENT-047 has the patient’s sessions for codes that count days', async () => {
    const { organizationId } = world.seed.A;
    const session = (day: string, values: object = {}) =>
      world.asOwner((tx) =>
        tx.insert(healthSessions).values({
          organizationId,
          patientId: here,
          sessionUuid: crypto.randomUUID(),
          type: 'HEPSession',
          selfReported: 'none',
          performedAt: new Date(`${day}T18:00:00Z`),
          day,
          sets: [],
          ...values,
        }),
      );
    await session('2026-09-09');
    await session('2026-09-12', { selfReported: 'full' });
    await session('2026-09-10');
    await session('2026-10-10');
    await session('2026-09-15', { futureDated: true });
    await world.asOwner((tx) =>
      tx.insert(proResponses).values({
        organizationId,
        patientId: here,
        formId: 'f',
        formTitle: 'F',
        responseToken: crypto.randomUUID(),
        submittedAt: new Date('2026-09-11T18:00:00Z'),
        day: '2026-09-11',
        answers: [],
      }),
    );
    const { body } = await first.call(getRtmCycle, { params: { id: await cycle(here) } });
    expect(body.events.map(({ type, dateTime, minutes }) => [type, dateTime, minutes])).toEqual([
      ['HEP_SESSION', '2026-09-10T18:00:00.000Z', null],
      ['PRO_RESPONSE', '2026-09-11T18:00:00.000Z', null],
      ['SELF_REPORTED_HEP_SESSION', '2026-09-12T18:00:00.000Z', null],
    ]);
  });

  it('ENT-047 has care notes with their minutes for codes that count minutes', async () => {
    const { organizationId } = world.seed.A;
    const add = (date: string, interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION' | null) =>
      world.asOwner((tx) =>
        tx
          .insert(careNotes)
          .values({ organizationId, patientId: here, date, minutes: 12, notes: 'x', interactionType }),
      );
    await add('2026-10-31', 'PATIENT_INTERACTIVE_COMMUNICATION');
    await add('2026-10-01', null);
    await add('2026-09-30', null);
    const id = await cycle(here, {
      code: '98980',
      clock: 'CALENDAR_MONTH',
      startDate: '2026-10-01',
      endDate: '2026-10-31',
    });
    const { body } = await first.call(getRtmCycle, { params: { id } });
    expect(body.events).toMatchObject([
      { type: 'PATIENT_INTERACTION', dateTime: '2026-10-01', minutes: 12, patientInteractionType: null },
      {
        type: 'PATIENT_INTERACTION',
        dateTime: '2026-10-31',
        minutes: 12,
        patientInteractionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
      },
    ]);
  });

  it('A1 is not accessible to users of other locations or organizations', async () => {
    const params = { id: await cycle(there) };
    expect((await first.call(getRtmCycle, { params })).status).toBe(404);
    expect((await (await world.as(world.seed.B.practitioners.admin)).call(getRtmCycle, { params })).status).toBe(404);
    expect((await admin.call(getRtmCycle, { params })).status).toBe(200);
  });
});
