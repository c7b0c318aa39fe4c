import { and, eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disableOrganization } from '../../contract/organizations/admin-organizations.ts';
import { getMonitoring, previewSetupDate, setSetupDate } from '../../contract/rtm/monitoring.ts';
import { dischargePatient, newPlanOfCare } from '../../contract/plan-of-care/plan-of-care.ts';
import { exportRtmCharges, listRtmCharges } from '../../contract/rtm/charges.ts';
import { setRtmStatus } from '../../contract/rtm/billing.ts';
import { patients, rtmCycles } from '../../server/platform/db/schema.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { attestationIn } from './billing-fixture.ts';
import { recounted } from './patient-in-care.ts';
import { openRtmFixture, type Monitored, type RtmFixture } from './rtm-fixture.ts';
import { stored } from './stored.ts';

/*
 * Discharge and re-admission over the API. The suite runs on both databases: on PostgreSQL where TEST_DB says so, which
 * decides what a clinic's server does, and on PGlite otherwise. The titles name the one that answered.
 */
const database = process.env.TEST_DB === 'postgres' ? 'PostgreSQL' : 'PGlite';

let fixture: RtmFixture;
beforeAll(async () => {
  fixture = await openRtmFixture();
});
afterAll(() => fixture.world.close());

const noon = (day: string) => `${day}T18:00:00Z`;
const getVersion = async ({ id }: Monitored) =>
  (await stored(fixture.world, patients, eq(patients.id, id)))[0]!.version.toString();

/** The day comes, and with it the count that a night does. */
async function over(patient: Monitored, day: string): Promise<void> {
  await fixture.at(noon(day));
  await recounted(fixture.world, patient.id, noon(day));
}

/** In care and set up since Sep 1, with data on Sep 1 and 2: the window would last until Sep 30. Discharged on Sep 20. */
async function dischargedOnSep20(): Promise<Monitored> {
  await fixture.at(noon('2026-09-02'));
  const patient = await fixture.monitored('2026-09-01');
  for (const day of ['2026-09-01', '2026-09-02']) await fixture.addSession(patient, `${day}T12:00:00Z`);
  await fixture.at(noon('2026-09-20'));
  const reply = await fixture.admin.call(dischargePatient, {
    params: { id: patient.id },
    body: { date: '2026-09-20' },
    headers: { 'if-match': await getVersion(patient) },
  });
  expect(reply.status).toBe(200);
  await over(patient, '2026-09-21');
  return patient;
}

async function bill(patient: Monitored): Promise<void> {
  for (const { id } of await stored(
    fixture.world,
    rtmCycles,
    and(eq(rtmCycles.patientId, patient.id), eq(rtmCycles.status, 'READY_TO_BILL')),
  )) {
    const body = { status: 'BILLED', attestation: attestationIn(fixture.world, { flagsReviewed: true }) } as const;
    expect((await fixture.admin.call(setRtmStatus, { params: { id }, body })).status).toBe(200);
  }
}

async function readmit(patient: Monitored, start: string): Promise<void> {
  await fixture.at(noon(start));
  const reply = await fixture.admin.call(newPlanOfCare, {
    params: { id: patient.id },
    body: {
      start,
      products: ['HEALTH'],
      locationId: fixture.world.seed.A.locations[0],
      injuredSideOfBody: 'Left',
      injuredBodyPart: 'Knee',
    },
    headers: { 'if-match': await getVersion(patient) },
  });
  expect(reply.status).toBe(200);
}

const setUp = (patient: Monitored, episodeStart: string, setupDate: string, more: object = {}) =>
  fixture.admin.call(setSetupDate, {
    params: { patientId: patient.id },
    body: { episodeStart, setupDate, before: null, ...more },
  });

const preview = async (patient: Monitored, episodeStart: string, setupDate: string) =>
  (
    await fixture.admin.call(previewSetupDate, {
      params: { patientId: patient.id },
      query: { episodeStart, setupDate },
    })
  ).body.removed.map(({ code, startDate, status }) => `${code} ${startDate} ${status}`);

const october = { yearMonth: '2026-10' };
const ofPatient = (patient: Monitored) => (line: { patientRecord: { id: number } }) =>
  line.patientRecord.id === patient.id;

/** Data on the first two days of the second episode, whose window is over on its day 31. */
async function practisedAgain(patient: Monitored, start: string): Promise<void> {
  await fixture.at(noon(addDays(start, 1)));
  for (const day of [start, addDays(start, 1)]) await fixture.addSession(patient, `${day}T12:00:00Z`);
  await over(patient, addDays(start, 30));
}

const firstEpisode = (status: string) => [
  `98975 2026-09-01..2026-09-20 ${status} 2`,
  `98985 2026-09-01..2026-09-20 ${status} 2`,
];

describe(`RTM.md 5 RTM.md 7 re-admission, on ${database}`, () => {
  it.each([
    ['on the next day', '2026-09-21', false, true],
    ['on the next day', '2026-09-21', true, true],
    ['on day 30', '2026-09-30', false, true],
    ['on day 30', '2026-09-30', true, true],
    ['on day 31', '2026-10-01', false, false],
    ['on day 31', '2026-10-01', true, false],
  ])(
    'a patient who comes back %s (%s), the first episode billed: %s, has the second one held for review: %s',
    async (_when, start, isBilled, isHeld) => {
      const patient = await dischargedOnSep20();
      const status = isBilled ? 'BILLED' : 'READY_TO_BILL';
      if (isBilled) await bill(patient);
      await readmit(patient, start);
      expect(await preview(patient, start, start)).toEqual([]);
      expect((await setUp(patient, start, start)).status).toBe(200);
      await practisedAgain(patient, start);
      const end = addDays(start, 29);
      expect((await fixture.lines(patient)).slice(0, 6).filter((line) => !line.endsWith(' 0'))).toEqual(
        [
          ...firstEpisode(status),
          `98975 ${start}..${end} READY_TO_BILL 2`,
          `98985 ${start}..${end} READY_TO_BILL 2`,
        ].toSorted(),
      );
      const { body } = await fixture.admin.call(listRtmCharges, { query: october });
      const codes = (lines: typeof body.items) => lines.filter(ofPatient(patient)).map(({ code }) => code);
      expect([codes(body.items), codes(body.leftOut)]).toEqual(
        isHeld ? [[], ['98975', '98985']] : [['98975', '98985'], []],
      );
      expect(body.leftOut.filter(ofPatient(patient)).map(({ heldFor }) => heldFor)).toEqual(
        isHeld
          ? ['98975', '98985'].map((code) => [{ code, status, startDate: '2026-09-01', endDate: '2026-09-20' }])
          : [],
      );
    },
    30_000,
  );

  it('a re-admission without a set-up earns no code, and the first episode stays unchanged', async () => {
    const patient = await dischargedOnSep20();
    await readmit(patient, '2026-10-05');
    await practisedAgain(patient, '2026-10-05');
    expect(await fixture.lines(patient)).toEqual(firstEpisode('READY_TO_BILL'));
    const { body } = await fixture.admin.call(getMonitoring, { params: { patientId: patient.id } });
    expect(body.episodes).toEqual([
      { start: '2026-10-05', end: null, setupDate: null, setupBy: null, setupCredential: null },
      { start: '2026-09-01', end: '2026-09-20', setupDate: '2026-09-01', setupBy: 'ENTRY', setupCredential: null },
    ]);
    // The window of the first episode says nothing about the second one's.
    expect(body.lastWindow).toBeNull();
  });

  it('a re-admission is set up today even if the first episode is ready or billed, and opens no window before that day', async () => {
    for (const isBilled of [false, true]) {
      const patient = await dischargedOnSep20();
      if (isBilled) await bill(patient);
      await readmit(patient, '2026-10-05');
      await practisedAgain(patient, '2026-10-05');
      const today = '2026-11-04';
      expect((await setUp(patient, '2026-10-05', today)).status).toBe(200);
      await fixture.addSession(patient, `${today}T12:00:00Z`);
      expect(await fixture.lines(patient)).toEqual([
        firstEpisode(isBilled ? 'BILLED' : 'READY_TO_BILL')[0],
        '98975 2026-11-04..2026-12-03 IN_PROGRESS 1',
        firstEpisode(isBilled ? 'BILLED' : 'READY_TO_BILL')[1],
        '98985 2026-11-04..2026-12-03 IN_PROGRESS 1',
      ]);
    }
  });
});

describe(`RTM.md 5 changing a set-up date, on ${database}`, () => {
  it('a new set-up date is saved only with the exact list of cycles that it removes', async () => {
    const patient = await dischargedOnSep20();
    const removed = ['98975 2026-09-01 READY_TO_BILL', '98985 2026-09-01 READY_TO_BILL'];
    expect(await preview(patient, '2026-09-01', '2026-09-03')).toEqual(removed);
    const before = '2026-09-01';
    const untold = await setUp(patient, before, '2026-09-03', { before });
    const message = 'This removes 98975 (09/01/2026), 98985 (09/01/2026). Confirm to continue.';
    expect([untold.status, untold.problem.message, untold.problem.fields]).toEqual([
      409,
      message,
      { setupDate: message },
    ]);
    expect(await fixture.lines(patient)).toEqual(firstEpisode('READY_TO_BILL'));
    const ids = (await fixture.rows(patient)).map(({ id }) => id);
    const half = await setUp(patient, before, '2026-09-03', { before, removing: ids.slice(0, 1) });
    expect(half.status).toBe(409);
    expect((await setUp(patient, before, '2026-09-03', { before, removing: ids })).status).toBe(200);
    expect(await fixture.lines(patient)).toEqual([]);
  });

  it('a new set-up date requires an existing episode, and answers 409 when that has billed cycles', async () => {
    const patient = await dischargedOnSep20();
    const none = await setUp(patient, '2026-09-02', '2026-09-03');
    expect([none.status, none.problem.message]).toEqual([
      409,
      'This patient has no plan of care that starts on Sep 2, 2026.',
    ]);
    const after = await setUp(patient, '2026-09-01', '2026-09-21', { before: '2026-09-01' });
    expect([after.status, after.problem.fields]).toEqual([
      422,
      { setupDate: 'Set-up date cannot be after the plan of care ends' },
    ]);
    await bill(patient);
    const late = await setUp(patient, '2026-09-01', '2026-09-03', { before: '2026-09-01' });
    expect([late.status, late.problem.message]).toEqual([
      409,
      '98975 from Sep 1, 2026 is billed. Revert it first or choose an earlier date.',
    ]);
  });
});

it(`RTM.md 7 the charges file omits held lines by default, and always states the reason for the hold, on ${database}`, async () => {
  const patient = await dischargedOnSep20();
  await readmit(patient, '2026-09-21');
  await setUp(patient, '2026-09-21', '2026-09-21');
  await practisedAgain(patient, '2026-09-21');
  const rows = async (held: 'INCLUDE' | 'LEAVE_OUT') => {
    const reply = await fixture.admin.call(exportRtmCharges, { query: { ...october, held, form: 'csv' } });
    const { data } = Papa.parse<Record<string, string>>(new TextDecoder().decode(reply.bytes), { header: true });
    return data
      .filter((row) => row['Patient ID'] === String(patient.id))
      .map((row) => [row.Code, row.Status, row.Units, row['To review'], row['Held because']]);
  };
  const because = (code: string) =>
    `${code} of 09/01/2026 - 09/20/2026, in another episode of care, is ready to bill and starts less than 30 days away.`;
  expect(await rows('LEAVE_OUT')).toEqual([
    ['98975', 'left out: held for review', '', 'set up by unknown, held for review', because('98975')],
    ['98985', 'left out: held for review', '', 'held for review', because('98985')],
  ]);
  expect(await rows('INCLUDE')).toEqual([
    ['98975', 'ready to bill', '1', 'set up by unknown, held for review', because('98975')],
    ['98985', 'ready to bill', '1', 'held for review', because('98985')],
  ]);
});

// The last test: the organization has no access after it.
it('AORG-17 windows of patients who are discharged with the organization end that day, and are flagged for review', async () => {
  const { world } = fixture;
  await fixture.at('2026-11-20T18:00:00Z');
  const patient = await fixture.monitored('2026-09-01');
  for (const day of ['10', '11']) await fixture.addSession(patient, `2026-11-${day}T18:00:00Z`);
  const vendor = await world.as(world.seed.accounts.vendorAdmin);
  const { status } = await vendor.call(disableOrganization, { params: { id: world.seed.A.organizationId } });
  expect(status).toBe(202);
  await world.deps.jobs.runDue();
  expect(await fixture.lines(patient)).toEqual([
    '98975 2026-11-10..2026-11-20 IN_PROGRESS 2',
    '98985 2026-11-10..2026-11-20 IN_PROGRESS 2',
  ]);
  expect((await fixture.rows(patient)).map(({ flags }) => flags)).toEqual([
    ['ENDED_EARLY', 'SET_UP_BY_UNKNOWN'],
    ['ENDED_EARLY'],
  ]);
});
