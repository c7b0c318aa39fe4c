import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listRtmMonths, setRtmStatus } from '../../contract/rtm/billing.ts';
import { toMonth, getToday } from '../../domain/platform/calendar.ts';
import { organizations, patients, rtmCycles } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let here: number;
let there: number;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  [here, there] = world.seed.A.patients;
});
afterAll(() => world.close());

beforeEach(() => withoutCycles(world));

const cycle = (patientId: number, values: Partial<StoredCycle> = {}) => addCycle(world, patientId, values);
const october = { yearMonth: '2026-10' };
const every = 'IN_PROGRESS,ACTIVE_DAYS_INCOMPLETE,READY_TO_BILL,BILLED';

describe('the list of RTM months', () => {
  it('ENT-046 ENT-048 RTM-08 returns a patient’s month with its cycles, the earliest first', async () => {
    const supply = await cycle(here, { units: 1, modifiers: ['GP'], flags: ['ENDED_EARLY'], pdfKey: '1/pdf/x.pdf' });
    const management = await cycle(here, {
      code: '98980',
      clock: 'CALENDAR_MONTH',
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      numActiveDays: 0,
      numRequiredDays: 0,
      minutes: 25,
    });
    const { status, body } = await admin.call(listRtmMonths, { query: october });
    expect(status).toBe(200);
    const patientRecord = {
      id: here,
      patient: { firstName: 'Pat', lastName: 'CANARYA1' },
      location: { id: world.seed.A.locations[0], name: expect.any(String) as string },
    };
    expect(body.items).toEqual([
      {
        id: `${here}-2026-10`,
        patientRecord,
        yearMonth: '2026-10',
        status: 'READY_TO_BILL',
        pdfKey: '1/pdf/x.pdf',
        cycles: [
          {
            id: supply,
            code: '98977',
            clock: 'ROLLING_30',
            startDate: '2026-09-10',
            endDate: '2026-10-09',
            status: 'READY_TO_BILL',
            numActiveDays: 18,
            numRequiredDays: 16,
            numRemainingDays: 0,
            minutes: 0,
            liveContacts: 0,
            units: 1,
            modifiers: ['GP'],
            flags: ['ENDED_EARLY'],
            // Counted before messages were stored.
            explanation: { code: 'service.untranslated', text: '98977 is billable: 18 data days by Oct 9, 2026.' },
            pdfKey: '1/pdf/x.pdf',
            patientRecord,
          },
          expect.objectContaining({ id: management, code: '98980', minutes: 25, pdfKey: null }),
        ],
        cents: null,
        missing: [],
        practitioner: expect.objectContaining({ id: world.seed.A.practitioners.first.practitionerId }),
      },
    ]);
  });

  it('shows a window in every month that contains one of its days, and in no other', async () => {
    await cycle(here, { startDate: '2026-09-30', endDate: '2026-10-29' });
    const found = async (yearMonth: string) =>
      (await admin.call(listRtmMonths, { query: { yearMonth } })).body.totalItems;
    expect([await found('2026-08'), await found('2026-09'), await found('2026-10'), await found('2026-11')]).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it('OPEN-077 has a window in each month that contains one of its days, and in no other', async () => {
    const [october2, october3] = [
      await cycle(here, { startDate: '2026-10-02', endDate: '2026-10-31' }),
      await cycle(there, { startDate: '2026-10-03', endDate: '2026-11-01' }),
    ];
    const inMonth = async (yearMonth: string) =>
      (await admin.call(listRtmMonths, { query: { yearMonth } })).body.items.flatMap(({ cycles }) =>
        cycles.map(({ id }) => id),
      );
    expect((await inMonth('2026-10')).toSorted((a, b) => a - b)).toEqual([october2, october3]);
    expect(await inMonth('2026-11')).toEqual([october3]);
    expect(await inMonth('2026-09')).toEqual([]);
  });

  it('RTM-05 shows the current month of the organization by default', async () => {
    const month = toMonth(getToday('America/Denver', new Date()));
    await cycle(here, { startDate: `${month}-01`, endDate: `${month}-28` });
    expect((await admin.call(listRtmMonths)).body.items).toMatchObject([{ yearMonth: month }]);
  });

  it('RTM-14 OPEN-074 omits incomplete and billed cycles unless they are selected', async () => {
    const [open, incomplete, ready, billed] = [
      await cycle(here, { status: 'IN_PROGRESS', code: '98985' }),
      await cycle(here, { status: 'ACTIVE_DAYS_INCOMPLETE', code: '98979' }),
      await cycle(here, { status: 'READY_TO_BILL' }),
      await cycle(here, { status: 'BILLED', code: '98980' }),
    ];
    const ids = async (status?: string) => {
      const { body } = await admin.call(listRtmMonths, { query: { ...october, ...(status && { status }) } });
      return body.items.flatMap(({ cycles }) => cycles.map(({ id }) => id)).toSorted((a, b) => a - b);
    };
    expect(await ids()).toEqual([open, ready]);
    expect(await ids('ACTIVE_DAYS_INCOMPLETE,BILLED')).toEqual([incomplete, billed]);
    expect(await ids(every)).toHaveLength(4);
    expect(reasonOf(await admin.call(listRtmMonths, { query: { ...october, status: 'READY' } }))).toEqual([
      400,
      { 'status.0': 'Not a valid status' },
    ]);
  });

  it('RTM-06 omits a patient without a cycle of a selected status, and returns the month’s own status', async () => {
    await cycle(here, { status: 'BILLED' });
    await cycle(there, { status: 'BILLED' });
    await cycle(there, { status: 'READY_TO_BILL', code: '98980' });
    const { body } = await admin.call(listRtmMonths, { query: { ...october, status: 'BILLED' } });
    expect(body.items.map(({ patientRecord, status, cycles }) => [patientRecord.id, status, cycles.length])).toEqual([
      [here, 'BILLED', 1],
      [there, 'READY_TO_BILL', 1],
    ]);
    expect(
      (await admin.call(listRtmMonths, { query: october })).body.items.map(({ patientRecord }) => patientRecord.id),
    ).toEqual([there]);
  });

  it('OPEN-005 has pages of 15 patients, by name', async () => {
    const {
      organizationId,
      locations: [locationId],
    } = world.seed.A;
    for (let index = 1; index <= 16; index++) {
      const name = String(index).padStart(2, '0');
      const [row] = await world.asOwner((tx) =>
        tx
          .insert(patients)
          .values({
            organizationId,
            locationId,
            firstName: 'Many',
            lastName: name,
            sortName: `many ${name}`,
            products: ['HEALTH'],
          })
          .returning({ id: patients.id }),
      );
      await cycle(row!.id);
    }
    const { body } = await admin.call(listRtmMonths, { query: october });
    expect(body).toMatchObject({ totalItems: 16, itemsForPage: 15, totalPages: 2, itemCount: 15 });
    const { body: rest } = await admin.call(listRtmMonths, { query: { ...october, page: 2 } });
    expect(rest.items.map(({ patientRecord }) => patientRecord.patient.lastName)).toEqual(['16']);
    await world.asOwner((tx) => tx.delete(rtmCycles));
    await world.asOwner((tx) => tx.delete(patients).where(eq(patients.firstName, 'Many')));
  });

  it('finds a patient by part of the name, and by id', async () => {
    await cycle(here);
    await cycle(there);
    const found = async (query: { q: string } | { patientId: number }) => {
      const { body } = await admin.call(listRtmMonths, { query: { ...october, ...query } });
      expect(body.totalItems).toBe(body.items.length);
      return body.items.map(({ patientRecord }) => patientRecord.id);
    };
    expect(await found({ q: 'canaryA1' })).toEqual([here]);
    expect(await found({ q: 'CANARY' })).toEqual([here, there]);
    expect(await found({ q: 'nobody' })).toEqual([]);
    expect(await found({ patientId: there })).toEqual([there]);
    expect(await found({ patientId: world.seed.B.patients[0] })).toEqual([]);
  });

  it('A3 OPEN-149 shows a practitioner patients of the own locations only, by each access layer alone', async () => {
    await cycle(here);
    await cycle(there);
    await cycle(world.seed.B.patients[0]);
    for (const accessLayers of accessLayerCombinations) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      const { body } = await caller.call(listRtmMonths, { query: october });
      expect(body.items.map(({ patientRecord }) => patientRecord.id)).toEqual([here]);
      expect(body.totalItems).toBe(1);
    }
    expect((await admin.call(listRtmMonths, { query: october })).body.totalItems).toBe(2);
  });

  it('excludes hidden patients and includes discharged ones', async () => {
    await cycle(here);
    await cycle(there);
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, here)));
    await world.asOwner((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, there)));
    const { body } = await admin.call(listRtmMonths, { query: october });
    await world.asOwner((tx) => tx.update(patients).set({ hidden: false, discharged: false }));
    expect(body.items.map(({ patientRecord }) => patientRecord.id)).toEqual([there]);
  });

  it('requires that the organization has Health', async () => {
    const own = eq(organizations.id, world.seed.B.organizationId);
    const id = await cycle(world.seed.B.patients[0]);
    const caller = await world.as(world.seed.B.practitioners.admin);
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['GAIT'] })
        .where(own),
    );
    const refused = [
      await caller.call(listRtmMonths),
      await caller.call(setRtmStatus, { params: { id }, body: { status: 'BILLED' } }),
    ];
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] })
        .where(own),
    );
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  });
});
