import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteCareNote } from '../../contract/care-notes.ts';
import { setRtmStatus } from '../../contract/rtm-billing.ts';
import { careNotes, healthSessions } from '../../server/db/schema/index.ts';
import { openRtmDesk, type Monitored, type RtmDesk } from './rtm-desk.ts';
import { stored } from './stored.ts';

const NOW = '2026-11-20T18:00:00Z';

let desk: RtmDesk;
beforeAll(async () => {
  desk = await openRtmDesk();
});
afterAll(() => desk.world.close());
beforeEach(() => desk.at(NOW));

const bill = (id: number, status: 'BILLED' | 'READY_TO_BILL' = 'BILLED') =>
  desk.admin.call(setRtmStatus, {
    params: { id },
    body: {
      status,
      reason: status === 'BILLED' ? null : 'Billed too early',
      attestation:
        status === 'BILLED'
          ? {
              practitionerId: desk.world.seed.A.practitioners.first.practitionerId!,
              onePractitioner: true,
              noPhysiologicMonitoring: true,
              flagsReviewed: true,
            }
          : null,
    },
  });

describe('days', () => {
  it('of a phone whose clock is a year off do not count: before set-up, or dated ahead', async () => {
    const patient = await desk.monitored('2026-09-01');
    expect(await desk.practised(patient, '2025-11-19T18:00:00Z')).toBe(false);
    expect(await desk.practised(patient, '2027-11-19T18:00:00Z')).toBe(true);
    expect(await desk.lines(patient)).toEqual([]);
    await desk.practised(patient, '2026-11-19T18:00:00Z');
    expect(await desk.lines(patient)).toEqual([
      '98975 2026-11-19..2026-12-18 IN_PROGRESS 1',
      '98985 2026-11-19..2026-12-18 IN_PROGRESS 1',
    ]);
    // A year later the day is there; the data were dated ahead when they came.
    await desk.at('2027-11-25T18:00:00Z');
    await desk.practised(patient, '2027-11-24T18:00:00Z');
    const last = (await desk.rows(patient)).filter(
      ({ status, clock }) => status === 'IN_PROGRESS' && clock === 'ROLLING_30',
    );
    expect(last.map(({ numActiveDays }) => numActiveDays)).toEqual([1]);
  });

  it('are those of the patient’s zone, also on a night of 25 hours and one of 23', async () => {
    const patient = await desk.monitored('2026-10-01');
    // In Denver clocks fall back on Nov 1, 2026: the last minute of Oct 31, and both ends of the long day.
    for (const at of ['2026-11-01T05:59:00Z', '2026-11-01T06:00:00Z', '2026-11-02T06:59:00Z'])
      await desk.practised(patient, at);
    expect(await desk.lines(patient)).toEqual([
      '98975 2026-10-31..2026-11-29 IN_PROGRESS 2',
      '98985 2026-10-31..2026-11-29 IN_PROGRESS 2',
    ]);
    await desk.at('2026-11-30T06:59:00Z');
    await desk.turnDay();
    expect(await desk.lines(patient)).toContain('98985 2026-10-31..2026-11-29 IN_PROGRESS 2');
    await desk.at('2026-11-30T07:00:00Z');
    await desk.turnDay();
    expect(await desk.lines(patient)).toContain('98985 2026-10-31..2026-11-29 READY_TO_BILL 2');
    // They go forward on Mar 14, 2027: its last minute is an hour earlier by the world's clock.
    await desk.at('2027-03-20T18:00:00Z');
    const spring = await desk.monitored('2027-03-01');
    for (const at of ['2027-03-14T07:00:00Z', '2027-03-15T05:59:00Z', '2027-03-15T06:00:00Z'])
      await desk.practised(spring, at);
    expect(await desk.lines(spring)).toContain('98985 2027-03-14..2027-04-12 IN_PROGRESS 2');
  });

  it('count February 29, and a month ends with it', async () => {
    await desk.at('2028-03-01T18:00:00Z');
    const patient = await desk.monitored('2028-02-01');
    for (const day of ['2028-02-15', '2028-02-29']) await desk.practised(patient, `${day}T18:00:00Z`);
    await desk.noted(patient, '2028-02-29', 21);
    expect(await desk.lines(patient)).toEqual([
      '98975 2028-02-15..2028-03-15 IN_PROGRESS 2',
      '98980 2028-02-01..2028-02-29 READY_TO_BILL 21',
      '98985 2028-02-15..2028-03-15 IN_PROGRESS 2',
    ]);
  });
});

describe('data that arrive late', () => {
  it('move the first day of an open window; the set-up of the episode stays the cycle it is', async () => {
    const patient = await desk.monitored('2026-09-01');
    await desk.practised(patient, '2026-11-10T18:00:00Z');
    const { id } = await desk.cycle(patient, '98975');
    await desk.practised(patient, '2026-11-07T18:00:00Z');
    expect(await desk.lines(patient)).toEqual([
      '98975 2026-11-07..2026-12-06 IN_PROGRESS 2',
      '98985 2026-11-07..2026-12-06 IN_PROGRESS 2',
    ]);
    expect((await desk.cycle(patient, '98975')).id).toBe(id);
    expect(await desk.history(patient)).toEqual(['98985 2026-11-10 IN_PROGRESS to REMOVED by system']);
  });

  it('keep the cycle when its window earns another code, and say so once it was ready', async () => {
    const patient = await desk.monitored('2026-09-01');
    const day = (number: number) => `2026-09-${String(number).padStart(2, '0')}T18:00:00Z`;
    for (let number = 2; number <= 16; number++) await desk.practised(patient, day(number));
    const { id, version } = await desk.cycle(patient, '98985');
    await desk.practised(patient, day(17));
    expect(await desk.cycle(patient, '98977')).toMatchObject({ id, version: version + 1, numActiveDays: 16, units: 1 });
    // With one day it was incomplete, and its episode's set-up was looked for in the open window.
    expect(await desk.history(patient)).toEqual([
      '98985 2026-09-02 ACTIVE_DAYS_INCOMPLETE to READY_TO_BILL by system',
      '98975 2026-09-02 IN_PROGRESS to READY_TO_BILL by system',
      '98977 2026-09-02 READY_TO_BILL to READY_TO_BILL by system',
    ]);
  });

  it('after BILLED are kept and not counted, until that is taken back with a reason', async () => {
    const patient = await desk.monitored('2026-09-01');
    for (const day of ['05', '06']) await desk.practised(patient, `2026-09-${day}T18:00:00Z`);
    await desk.noted(patient, '2026-09-10', 20);
    const [supply, management] = [await desk.cycle(patient, '98985'), await desk.cycle(patient, '98980')];
    for (const { id } of [supply, management]) expect(await bill(id)).toMatchObject({ status: 200 });
    await desk.practised(patient, '2026-09-02T18:00:00Z');
    await desk.practised(patient, '2026-09-20T18:00:00Z');
    await desk.noted(patient, '2026-09-12', 45);
    const billed = ['98980 2026-09-01..2026-09-30 BILLED 20', '98985 2026-09-05..2026-10-04 BILLED 2'];
    const lines = async () =>
      (await desk.lines(patient)).filter((line) => line.includes('2026-09-') && !line.startsWith('98975'));
    expect(await lines()).toEqual(billed);
    expect(await stored(desk.world, healthSessions, eq(healthSessions.patientId, patient.id))).toHaveLength(4);
    expect(await stored(desk.world, careNotes, eq(careNotes.patientId, patient.id))).toHaveLength(2);
    for (const { id } of [supply, management]) expect(await bill(id, 'READY_TO_BILL')).toMatchObject({ status: 200 });
    expect(await lines()).toEqual([
      '98980 2026-09-01..2026-09-30 READY_TO_BILL 65',
      '98981 2026-09-01..2026-09-30 READY_TO_BILL 65',
      '98985 2026-09-02..2026-10-01 READY_TO_BILL 4',
    ]);
    expect((await desk.history(patient)).filter((line) => line.includes('somebody'))).toEqual([
      '98985 2026-09-05 READY_TO_BILL to BILLED by somebody',
      '98980 2026-09-01 READY_TO_BILL to BILLED by somebody',
      '98985 2026-09-05 BILLED to READY_TO_BILL by somebody',
      '98980 2026-09-01 BILLED to READY_TO_BILL by somebody',
    ]);
  });

  it('and a note that is deleted take its cycle with them, which leaves a trace', async () => {
    const patient = await desk.monitored('2026-09-01');
    const { id, version } = await desk.noted(patient, '2026-10-10', 25);
    expect(await desk.lines(patient)).toEqual(['98980 2026-10-01..2026-10-31 READY_TO_BILL 25']);
    const params = { patientId: patient.id, id };
    const headers = { 'if-match': String(version) };
    expect((await desk.admin.call(deleteCareNote, { params, headers })).status).toBeLessThan(300);
    expect(await desk.lines(patient)).toEqual([]);
    expect(await desk.history(patient)).toEqual(['98980 2026-10-01 READY_TO_BILL to REMOVED by system']);
  });

  it('in any order give the same cycles', async () => {
    const events: ((patient: Monitored) => Promise<unknown>)[] = [
      ...['2026-09-02', '2026-09-04', '2026-10-05', '2026-11-03'].map(
        (day) => (patient: Monitored) => desk.practised(patient, `${day}T18:00:00Z`),
      ),
      (patient) => desk.noted(patient, '2026-09-10', 12, false),
      (patient) => desk.noted(patient, '2026-09-11', 30),
      (patient) => desk.noted(patient, '2026-10-02', 11),
    ];
    const orders = [
      [0, 1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1, 0],
      [3, 6, 0, 4, 2, 5, 1],
    ];
    for (const order of orders) {
      const patient = await desk.monitored('2026-09-01');
      for (const at of order) await events[at]!(patient);
      expect(await desk.lines(patient), order.join()).toEqual([
        '98975 2026-09-02..2026-10-01 READY_TO_BILL 2',
        '98979 2026-10-01..2026-10-31 READY_TO_BILL 11',
        '98980 2026-09-01..2026-09-30 READY_TO_BILL 42',
        '98981 2026-09-01..2026-09-30 READY_TO_BILL 42',
        '98985 2026-09-02..2026-10-01 READY_TO_BILL 2',
        '98985 2026-10-02..2026-10-31 ACTIVE_DAYS_INCOMPLETE 1',
        '98985 2026-11-01..2026-11-30 IN_PROGRESS 1',
      ]);
    }
  });
});
