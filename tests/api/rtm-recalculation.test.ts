import { createUntranslatedMessage } from '../../contract/platform/message.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteCareNote } from '../../contract/care-notes/care-notes.ts';
import { setRtmStatus } from '../../contract/rtm/billing.ts';
import { careNotes, healthSessions, rtmCycles } from '../../server/platform/db/schema.ts';
import { openRtmFixture, type Monitored, type RtmFixture } from './rtm-fixture.ts';
import { stored } from './stored.ts';

const NOW = '2026-11-20T18:00:00Z';

let fixture: RtmFixture;
beforeAll(async () => {
  fixture = await openRtmFixture();
});
afterAll(() => fixture.world.close());
beforeEach(() => fixture.at(NOW));

const bill = (id: number, status: 'BILLED' | 'READY_TO_BILL' = 'BILLED') =>
  fixture.admin.call(setRtmStatus, {
    params: { id },
    body: {
      status,
      reason: status === 'BILLED' ? null : 'Billed too early',
      attestation:
        status === 'BILLED'
          ? {
              practitionerId: fixture.world.seed.A.practitioners.first.practitionerId!,
              onePractitioner: true,
              noPhysiologicMonitoring: true,
              flagsReviewed: true,
            }
          : null,
    },
  });

describe('the data days of a patient', () => {
  it('do not count when a phone’s clock is a year off: before set-up, or in the future', async () => {
    const patient = await fixture.monitored('2026-09-01');
    expect(await fixture.addSession(patient, '2025-11-19T18:00:00Z')).toBe(false);
    expect(await fixture.addSession(patient, '2027-11-19T18:00:00Z')).toBe(true);
    expect(await fixture.lines(patient)).toEqual([]);
    await fixture.addSession(patient, '2026-11-19T18:00:00Z');
    expect(await fixture.lines(patient)).toEqual([
      '98975 2026-11-19..2026-12-18 IN_PROGRESS 1',
      '98985 2026-11-19..2026-12-18 IN_PROGRESS 1',
    ]);
    // A year later the day is there; the data were dated ahead when they came.
    await fixture.at('2027-11-25T18:00:00Z');
    await fixture.addSession(patient, '2027-11-24T18:00:00Z');
    const last = (await fixture.rows(patient)).filter(
      ({ status, clock }) => status === 'IN_PROGRESS' && clock === 'ROLLING_30',
    );
    expect(last.map(({ numActiveDays }) => numActiveDays)).toEqual([1]);
  });

  it('are days of the patient’s zone, also when a day has 25 or 23 hours', async () => {
    const patient = await fixture.monitored('2026-10-01');
    // In Denver clocks fall back on Nov 1, 2026: the last minute of Oct 31, and both ends of the long day.
    for (const at of ['2026-11-01T05:59:00Z', '2026-11-01T06:00:00Z', '2026-11-02T06:59:00Z'])
      await fixture.addSession(patient, at);
    expect(await fixture.lines(patient)).toEqual([
      '98975 2026-10-31..2026-11-29 IN_PROGRESS 2',
      '98985 2026-10-31..2026-11-29 IN_PROGRESS 2',
    ]);
    await fixture.at('2026-11-30T06:59:00Z');
    await fixture.turnDay();
    expect(await fixture.lines(patient)).toContain('98985 2026-10-31..2026-11-29 IN_PROGRESS 2');
    await fixture.at('2026-11-30T07:00:00Z');
    await fixture.turnDay();
    expect(await fixture.lines(patient)).toContain('98985 2026-10-31..2026-11-29 READY_TO_BILL 2');
    // They go forward on Mar 14, 2027: its last minute is an hour earlier by the world's clock.
    await fixture.at('2027-03-20T18:00:00Z');
    const spring = await fixture.monitored('2027-03-01');
    for (const at of ['2027-03-14T07:00:00Z', '2027-03-15T05:59:00Z', '2027-03-15T06:00:00Z'])
      await fixture.addSession(spring, at);
    expect(await fixture.lines(spring)).toContain('98985 2027-03-14..2027-04-12 IN_PROGRESS 2');
  });

  it('include February 29, on which a month can end', async () => {
    await fixture.at('2028-03-01T18:00:00Z');
    const patient = await fixture.monitored('2028-02-01');
    for (const day of ['2028-02-15', '2028-02-29']) await fixture.addSession(patient, `${day}T18:00:00Z`);
    await fixture.addNote(patient, '2028-02-29', 21);
    expect(await fixture.lines(patient)).toEqual([
      '98975 2028-02-15..2028-03-15 IN_PROGRESS 2',
      '98980 2028-02-01..2028-02-29 READY_TO_BILL 21',
      '98985 2028-02-15..2028-03-15 IN_PROGRESS 2',
    ]);
  });
});

it('OPEN-058 a cycle that was counted before its message was stored gets it with the next recount', async () => {
  const patient = await fixture.monitored('2026-09-01');
  await fixture.addSession(patient, '2026-11-19T18:00:00Z');
  const listMessages = async () => (await fixture.rows(patient)).map(({ explanation }) => explanation);
  const explanations = await listMessages();
  const untranslated = explanations.map(({ text }) => createUntranslatedMessage(text));
  await fixture.world.asOwner((tx) =>
    tx
      .update(rtmCycles)
      .set({ explanation: sql`jsonb_build_object('code', 'service.untranslated', 'text', explanation -> 'text')` })
      .where(eq(rtmCycles.patientId, patient.id)),
  );
  expect(await listMessages()).toEqual(untranslated);
  expect(untranslated).toHaveLength(2);
  await fixture.addSession(patient, '2026-11-19T19:00:00Z');
  expect(await listMessages()).toEqual(explanations);
  // With nothing to write the next recount leaves the cycles alone.
  const counted = await fixture.rows(patient);
  await fixture.addSession(patient, '2026-11-19T19:30:00Z');
  expect(await fixture.rows(patient)).toEqual(counted);
});

describe('data that arrive late', () => {
  it('move the first day of an open window; the set-up cycle of the episode stays the same', async () => {
    const patient = await fixture.monitored('2026-09-01');
    await fixture.addSession(patient, '2026-11-10T18:00:00Z');
    const { id } = await fixture.cycle(patient, '98975');
    await fixture.addSession(patient, '2026-11-07T18:00:00Z');
    expect(await fixture.lines(patient)).toEqual([
      '98975 2026-11-07..2026-12-06 IN_PROGRESS 2',
      '98985 2026-11-07..2026-12-06 IN_PROGRESS 2',
    ]);
    expect((await fixture.cycle(patient, '98975')).id).toBe(id);
    expect(await fixture.history(patient)).toEqual(['98985 2026-11-10 IN_PROGRESS to REMOVED by system']);
  });

  it('keep the cycle when its window earns another code, and record it once it was ready', async () => {
    const patient = await fixture.monitored('2026-09-01');
    const day = (number: number) => `2026-09-${String(number).padStart(2, '0')}T18:00:00Z`;
    for (let number = 2; number <= 16; number++) await fixture.addSession(patient, day(number));
    const { id, version } = await fixture.cycle(patient, '98985');
    await fixture.addSession(patient, day(17));
    expect(await fixture.cycle(patient, '98977')).toMatchObject({
      id,
      version: version + 1,
      numActiveDays: 16,
      units: 1,
    });
    // With one day it was incomplete, and its episode's set-up was looked for in the open window.
    expect(await fixture.history(patient)).toEqual([
      '98985 2026-09-02 ACTIVE_DAYS_INCOMPLETE to READY_TO_BILL by system',
      '98975 2026-09-02 IN_PROGRESS to READY_TO_BILL by system',
      '98977 2026-09-02 READY_TO_BILL to READY_TO_BILL by system',
    ]);
  });

  it('after BILLED are stored and not counted, until the billing is reverted with a reason', async () => {
    const patient = await fixture.monitored('2026-09-01');
    for (const day of ['05', '06']) await fixture.addSession(patient, `2026-09-${day}T18:00:00Z`);
    await fixture.addNote(patient, '2026-09-10', 20);
    const [supply, management] = [await fixture.cycle(patient, '98985'), await fixture.cycle(patient, '98980')];
    for (const { id } of [supply, management]) expect(await bill(id)).toMatchObject({ status: 200 });
    await fixture.addSession(patient, '2026-09-02T18:00:00Z');
    await fixture.addSession(patient, '2026-09-20T18:00:00Z');
    await fixture.addNote(patient, '2026-09-12', 45);
    const billed = ['98980 2026-09-01..2026-09-30 BILLED 20', '98985 2026-09-05..2026-10-04 BILLED 2'];
    const lines = async () =>
      (await fixture.lines(patient)).filter((line) => line.includes('2026-09-') && !line.startsWith('98975'));
    expect(await lines()).toEqual(billed);
    expect(await stored(fixture.world, healthSessions, eq(healthSessions.patientId, patient.id))).toHaveLength(4);
    expect(await stored(fixture.world, careNotes, eq(careNotes.patientId, patient.id))).toHaveLength(2);
    for (const { id } of [supply, management]) expect(await bill(id, 'READY_TO_BILL')).toMatchObject({ status: 200 });
    expect(await lines()).toEqual([
      '98980 2026-09-01..2026-09-30 READY_TO_BILL 65',
      '98981 2026-09-01..2026-09-30 READY_TO_BILL 65',
      '98985 2026-09-02..2026-10-01 READY_TO_BILL 4',
    ]);
    expect((await fixture.history(patient)).filter((line) => line.includes('somebody'))).toEqual([
      '98985 2026-09-05 READY_TO_BILL to BILLED by somebody',
      '98980 2026-09-01 READY_TO_BILL to BILLED by somebody',
      '98985 2026-09-05 BILLED to READY_TO_BILL by somebody',
      '98980 2026-09-01 BILLED to READY_TO_BILL by somebody',
    ]);
  });

  it('and a deleted note remove cycles, which the history records', async () => {
    const patient = await fixture.monitored('2026-09-01');
    const { id, version } = await fixture.addNote(patient, '2026-10-10', 25);
    expect(await fixture.lines(patient)).toEqual(['98980 2026-10-01..2026-10-31 READY_TO_BILL 25']);
    const params = { patientId: patient.id, id };
    const headers = { 'if-match': String(version) };
    expect((await fixture.admin.call(deleteCareNote, { params, headers })).status).toBeLessThan(300);
    expect(await fixture.lines(patient)).toEqual([]);
    expect(await fixture.history(patient)).toEqual(['98980 2026-10-01 READY_TO_BILL to REMOVED by system']);
  });

  it('in any order give the same cycles', async () => {
    const events: ((patient: Monitored) => Promise<unknown>)[] = [
      ...['2026-09-02', '2026-09-04', '2026-10-05', '2026-11-03'].map(
        (day) => (patient: Monitored) => fixture.addSession(patient, `${day}T18:00:00Z`),
      ),
      (patient) => fixture.addNote(patient, '2026-09-10', 12, false),
      (patient) => fixture.addNote(patient, '2026-09-11', 30),
      (patient) => fixture.addNote(patient, '2026-10-02', 11),
    ];
    const orders = [
      [0, 1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1, 0],
      [3, 6, 0, 4, 2, 5, 1],
    ];
    for (const order of orders) {
      const patient = await fixture.monitored('2026-09-01');
      for (const at of order) await events[at]!(patient);
      expect(await fixture.lines(patient), order.join()).toEqual([
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
