import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote } from '../../contract/care-notes.ts';
import { getRtmCycle, setRtmStatus } from '../../contract/rtm-billing.ts';
import { addDays, monthOf, todayIn } from '../../domain/calendar.ts';
import {
  careNotes,
  healthSessions,
  patients,
  plansOfCare,
  proResponses,
  rtmCycles,
  rtmStatusChanges,
} from '../../server/db/schema/index.ts';
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
const statusOf = async (id: number) =>
  (await world.asOwner((tx) => tx.select().from(rtmCycles).where(eq(rtmCycles.id, id))))[0]!.status;
const changes = () => world.asOwner((tx) => tx.select().from(rtmStatusChanges));

describe('the evidence of a cycle', () => {
  it('ENT-047 is what the patient logged, for codes that count days', async () => {
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
    await session('2026-09-15', { datedAhead: true });
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

  it('ENT-047 is care notes with their minutes, for codes that count minutes', async () => {
    const { organizationId } = world.seed.A;
    const add = (date: string, interactionType: string | null) =>
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

  it('A1 is not for people of other locations or organizations', async () => {
    const params = { id: await cycle(there) };
    expect((await first.call(getRtmCycle, { params })).status).toBe(404);
    expect((await (await world.as(world.seed.B.practitioners.admin)).call(getRtmCycle, { params })).status).toBe(404);
    expect((await admin.call(getRtmCycle, { params })).status).toBe(200);
  });
});

describe('changing the status', () => {
  const attestation = () => ({
    practitionerId: world.seed.A.practitioners.first.practitionerId!,
    onePractitioner: true,
    noPhysiologicMonitoring: true,
    flagsReviewed: false,
  });
  const set = (caller: Caller, id: number, body: object) =>
    caller.call(setRtmStatus, {
      params: { id },
      body: { attestation: attestation(), ...body } as unknown as { status: 'BILLED' },
    });
  const management = (values: Partial<StoredCycle> = {}) =>
    cycle(here, {
      code: '98980',
      clock: 'CALENDAR_MONTH',
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      minutes: 45,
      ...values,
    });

  it('RTM-15 OPEN-079 bills a cycle that is ready, and keeps who did it and what they confirmed', async () => {
    const id = await cycle(here);
    const { status, body } = await set(first, id, { status: 'BILLED' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'BILLED', numActiveDays: 18 });
    expect(await changes()).toMatchObject([
      {
        organizationId: world.seed.A.organizationId,
        cycleId: id,
        patientId: here,
        code: '98977',
        startDate: '2026-09-10',
        endDate: '2026-10-09',
        fromStatus: 'READY_TO_BILL',
        toStatus: 'BILLED',
        reason: null,
        attestation: attestation(),
        changedBy: world.seed.A.practitioners.first.userId,
      },
    ]);
  });

  it('RTM-15 bills nothing that nobody has attested', async () => {
    const id = await cycle(here);
    const refusals: [object | null, Record<string, string>][] = [
      [null, { attestation: 'Say who bills this and confirm that nobody else does' }],
      [
        { ...attestation(), onePractitioner: false },
        { 'attestation.onePractitioner': 'Confirm that no one else bills this period' },
      ],
      [
        { ...attestation(), noPhysiologicMonitoring: false },
        { 'attestation.noPhysiologicMonitoring': 'Confirm that no physiological monitoring is billed' },
      ],
    ];
    for (const [given, fields] of refusals) {
      const { status, problem } = await set(first, id, { status: 'BILLED', attestation: given });
      expect([status, problem.fields]).toEqual([422, fields]);
    }
    expect(await statusOf(id)).toBe('READY_TO_BILL');
    expect(await changes()).toEqual([]);
  });

  it('A2 names no practitioner of another location, of another clinic, or who is gone', async () => {
    const { A, B } = world.seed;
    const id = await cycle(here);
    for (const { practitionerId } of [A.practitioners.second, B.practitioners.first, { practitionerId: 999_999 }]) {
      const given = { ...attestation(), practitionerId };
      const { status, problem } = await set(first, id, { status: 'BILLED', attestation: given });
      expect([status, problem.fields]).toEqual([422, { 'attestation.practitionerId': 'Not a valid provider' }]);
    }
    expect(await statusOf(id)).toBe('READY_TO_BILL');
  });

  it('a flagged cycle is billed once somebody has looked at its flags', async () => {
    const id = await cycle(here, { flags: ['ENDED_EARLY'] });
    const refusal = await set(first, id, { status: 'BILLED' });
    expect([refusal.status, refusal.problem.fields]).toEqual([
      422,
      { 'attestation.flagsReviewed': 'Confirm that what is flagged was looked at' },
    ]);
    const reviewed = { ...attestation(), flagsReviewed: true };
    expect((await set(first, id, { status: 'BILLED', attestation: reviewed })).status).toBe(200);
  });

  it('98981 is billed after 98980 of its month, and 98980 is not taken back before it', async () => {
    const base = await management();
    const further = await management({ code: '98981' });
    const early = await set(first, further, { status: 'BILLED' });
    expect([early.status, early.problem.message]).toEqual([
      409,
      '98981 is billed with 98980 of its month or after it.',
    ]);
    expect((await set(first, base, { status: 'BILLED' })).status).toBe(200);
    expect((await set(first, further, { status: 'BILLED' })).status).toBe(200);
    const back = await set(first, base, { status: 'READY_TO_BILL', reason: 'Denied' });
    expect([back.status, back.problem.message]).toEqual([
      409,
      '98981 of the same month is billed on top of 98980. Revert 98981 first.',
    ]);
    expect(await statusOf(base)).toBe('BILLED');
  });

  it('98981 of another month does not lean on this month’s 98980', async () => {
    await management({ status: 'BILLED' });
    const further = await management({ code: '98981', startDate: '2026-09-01', endDate: '2026-09-30' });
    expect((await set(first, further, { status: 'BILLED' })).status).toBe(409);
  });

  it.each([
    ['98985', '98977', { startDate: '2026-09-10' }],
    ['98979', '98980', { clock: 'CALENDAR_MONTH', startDate: '2026-10-01', endDate: '2026-10-31' }],
  ] as const)('never bills %s beside %s of the same period', async (code, billed, values) => {
    await cycle(here, { ...values, code: billed, status: 'BILLED' });
    const { status, problem } = await set(first, await cycle(here, { ...values, code }), { status: 'BILLED' });
    expect([status, problem.message]).toEqual([409, `${code} is never billed beside ${billed} of the same period.`]);
  });

  it('one practitioner bills a patient for one period', async () => {
    const base = await management();
    const further = await management({ code: '98981' });
    expect((await set(first, base, { status: 'BILLED' })).status).toBe(200);
    const other = { ...attestation(), practitionerId: world.seed.A.practitioners.admin.practitionerId! };
    const { status, problem } = await set(admin, further, { status: 'BILLED', attestation: other });
    expect([status, problem.fields]).toEqual([
      422,
      { 'attestation.practitionerId': 'Another practitioner has billed this patient for the same period' },
    ]);
    expect((await set(admin, further, { status: 'BILLED' })).status).toBe(200);
  });

  it('RTM-15 RTM-17 allows no other way to BILLED, nor any to the rules’ own statuses', async () => {
    const outcomes: string[] = [];
    for (const from of ['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED']) {
      for (const to of ['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED']) {
        await world.asOwner((tx) => tx.delete(rtmCycles));
        const id = await cycle(here, { status: from });
        const { status } = await set(first, id, { status: to, reason: 'Because.' });
        outcomes.push(status === 409 && (await statusOf(id)) === from ? 'refused' : `${status} ${from} to ${to}`);
      }
    }
    expect(outcomes.filter((outcome) => outcome !== 'refused')).toEqual([
      '200 READY_TO_BILL to BILLED',
      '200 BILLED to READY_TO_BILL',
    ]);
    expect(outcomes).toHaveLength(16);
  });

  it('RTM-16 takes a billing back with a reason only, which is kept', async () => {
    const id = await cycle(here, { status: 'BILLED' });
    for (const reason of [undefined, null, '   ']) {
      const { status, problem } = await set(first, id, { status: 'READY_TO_BILL', reason });
      expect([status, problem.fields]).toEqual([422, { reason: 'Reason is required' }]);
    }
    expect(await statusOf(id)).toBe('BILLED');
    expect((await set(first, id, { status: 'READY_TO_BILL', reason: 'Denied by the payer' })).status).toBe(200);
    expect(await changes()).toContainEqual(
      expect.objectContaining({ fromStatus: 'BILLED', toStatus: 'READY_TO_BILL', reason: 'Denied by the payer' }),
    );
  });

  it('RTM-16 counts anew when a billing is taken back: a note that came late counts then', async () => {
    const start = addDays(todayIn('America/Denver', new Date()), -90);
    await world.asOwner((tx) => tx.update(plansOfCare).set({ start }).where(eq(plansOfCare.patientId, here)));
    await world.asOwner((tx) => tx.update(patients).set({ setupDate: start }).where(eq(patients.id, here)));
    const lastMonth = monthOf(addDays(`${monthOf(todayIn('America/Denver', new Date()))}-01`, -1));
    const note = {
      date: `${lastMonth}-15`,
      minutes: 25,
      notes: 'Call',
      interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION' as const,
    };
    await world.asOwner((tx) => tx.delete(careNotes).where(eq(careNotes.patientId, here)));
    await first.call(addCareNote, { params: { patientId: here }, body: note });
    const [ready] = await world.asOwner((tx) =>
      tx
        .select()
        .from(rtmCycles)
        .where(and(eq(rtmCycles.patientId, here), eq(rtmCycles.code, '98980'))),
    );
    await set(first, ready!.id, { status: 'BILLED' });
    await first.call(addCareNote, { params: { patientId: here }, body: { ...note, minutes: 5 } });
    expect((await first.call(getRtmCycle, { params: { id: ready!.id } })).body).toMatchObject({
      status: 'BILLED',
      minutes: 25,
    });
    const { body } = await set(first, ready!.id, { status: 'READY_TO_BILL', reason: 'A call was missing' });
    expect(body).toMatchObject({ id: ready!.id, status: 'READY_TO_BILL', minutes: 30 });
  });

  it('C4 bills once when twenty press the button at the same time', async () => {
    const id = await cycle(here);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => set(first, id, { status: 'BILLED' })))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await changes()).toHaveLength(1);
  });

  it('A1 A3 touches no cycle of another location or organization', async () => {
    for (const walls of [
      { app: true, rls: true },
      { app: false, rls: true },
      { app: true, rls: false },
    ]) {
      const caller = await world.beside({ walls }).as(world.seed.A.practitioners.first);
      await world.asOwner((tx) => tx.delete(rtmCycles));
      for (const patientId of [there, world.seed.B.patients[0]]) {
        const id = await cycle(patientId);
        expect((await set(caller, id, { status: 'BILLED' })).status).toBe(404);
        expect(await statusOf(id)).toBe('READY_TO_BILL');
      }
    }
    expect(await changes()).toEqual([]);
  });

  it('refuses a status that is none, and fields of its own choosing', async () => {
    const id = await cycle(here);
    expect((await set(first, id, { status: 'PAID' })).problem.fields).toEqual({ status: 'Status is required' });
    expect((await set(first, id, { status: 'BILLED', minutes: 60 })).status).toBe(422);
    expect(await statusOf(id)).toBe('READY_TO_BILL');
  });
});
