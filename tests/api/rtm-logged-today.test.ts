import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listRtmMonths } from '../../contract/rtm/billing.ts';
import { getRtmMonthTotals } from '../../contract/rtm/bulk-billing.ts';
import { rtmForecast } from '../../contract/rtm/forecast.ts';
import { getRtmMonth } from '../../contract/rtm/month.ts';
import { getRtmSettings, saveRtmSettings } from '../../contract/rtm/settings.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { patients, proResponses } from '../../server/platform/db/schema.ts';
import { buildWalk, handIn } from './gait-device.ts';
import { practised, recounted } from './patient-in-care.ts';
import { openRtmFixture, type Monitored, type RtmFixture } from './rtm-fixture.ts';

let fixture: RtmFixture;
beforeAll(async () => {
  fixture = await openRtmFixture();
});
afterAll(() => fixture.world.close());
// Each test has patients of its own.
beforeEach(() => fixture.world.asOwner((tx) => tx.update(patients).set({ hidden: true })));

/** Noon in Denver. */
const noon = (day: string) => `${day}T19:00:00Z`;

/** A patient who was set up on a day and logged data on so many days from it on, and on these. */
async function logged(setUp: string, count: number, now: string, ...more: string[]): Promise<Monitored> {
  const patient = await fixture.monitored(setUp);
  const days = Array.from({ length: count }, (_, at) => addDays(setUp, at));
  await Promise.all([...days, ...more].map((day) => practised(fixture.world, patient.id, day)));
  await recounted(fixture.world, patient.id, now);
  return patient;
}

const readRecord = async ({ id: patientId }: Monitored, yearMonth: string) => {
  const { codes } = (await fixture.admin.call(getRtmMonth, { params: { patientId, yearMonth } })).body;
  return codes.find(({ code }) => code === '98977')!.explanation.text;
};
const outOfReach = (lastDay: string) =>
  `98977 can no longer be earned: 2 more data days needed, 1 day left through ${lastDay}.`;

const readForecast = async (yearMonth: string) => {
  const { codes, items } = (await fixture.admin.call(rtmForecast, { query: { yearMonth } })).body;
  return {
    codes: codes
      .filter(({ code }) => ['98977', '98985'].includes(code))
      .map(({ code, couldRise, beyondReach }) => [code, couldRise, beyondReach]),
    near: items.map(({ patientRecord, next, days }) => [patientRecord.id, next, days]),
  };
};

async function countAnyActivity(): Promise<void> {
  const { version, ...settings } = (await fixture.admin.call(getRtmSettings)).body;
  const body = { ...settings, dataDays: 'ANY_ACTIVITY' as const };
  const saved = await fixture.admin.call(saveRtmSettings, { body, headers: { 'if-match': String(version) } });
  expect(saved.status).toBe(200);
}

describe('OPEN-073 a day that has data already', () => {
  it('is free to the forecast of one patient and not to that of another with as many days, as in their records', async () => {
    const now = noon('2026-11-29');
    await fixture.at(now);
    const free = await logged('2026-11-01', 14, now);
    const busy = await logged('2026-11-01', 13, now, '2026-11-29');
    expect(await readRecord(free, '2026-11')).toBe('98977 needs 2 more data days by Nov 30, 2026.');
    expect(await readRecord(busy, '2026-11')).toBe(outOfReach('Nov 30, 2026'));
    expect(await readForecast('2026-11')).toEqual({ codes: [['98985', 1, 0]], near: [[free.id, '98977', 2]] });
  });

  it('OPEN-077 is free to the month list and the amount at risk only where the record says so', async () => {
    const now = noon('2025-12-29');
    await fixture.at(now);
    const free = await logged('2025-12-01', 14, now);
    const busy = await logged('2025-12-01', 13, now, '2025-12-29');
    const month = '2025-12';
    expect(await readRecord(free, month)).toBe('98977 needs 2 more data days by Dec 30, 2025.');
    expect(await readRecord(busy, month)).toBe(outOfReach('Dec 30, 2025'));
    const list = async (query: object) =>
      (await fixture.admin.call(listRtmMonths, { query: { yearMonth: month, ...query } })).body.items.map(
        ({ patientRecord, missing }) => [patientRecord.id, missing.map(({ code, days }) => `${code}: ${days}`)],
      );
    expect(Object.fromEntries(await list({}))).toEqual({ [free.id]: ['98977: 2'], [busy.id]: [] });
    expect(await list({ atRisk: 'true' })).toEqual([[free.id, ['98977: 2']]]);
    const { atRisk } = (await fixture.admin.call(getRtmMonthTotals, { params: { yearMonth: month } })).body;
    expect(atRisk.patients).toBe(1);
    expect(await readForecast(month)).toEqual({ codes: [['98977', 0, 1]], near: [[free.id, '98977', 2]] });
  });

  it('has it by a survey answer, and by a walk where any activity makes a data day', async () => {
    const now = noon('2026-11-29');
    await fixture.at(now);
    await countAnyActivity();
    const answered = await logged('2026-11-01', 13, now);
    await fixture.world.asOwner((tx) =>
      tx.insert(proResponses).values({
        organizationId: fixture.world.seed.A.organizationId,
        patientId: answered.id,
        formId: 'nprs',
        formTitle: 'Pain',
        responseToken: crypto.randomUUID(),
        submittedAt: new Date(now),
        day: '2026-11-29',
        answers: [],
      }),
    );
    await recounted(fixture.world, answered.id, now);
    expect(await readRecord(answered, '2026-11')).toBe(outOfReach('Nov 30, 2026'));
    const walked = await logged('2026-11-01', 13, now);
    await fixture.world.asOwner((tx) =>
      tx
        .update(patients)
        .set({ products: ['HEALTH', 'GAIT'] })
        .where(eq(patients.id, walked.id)),
    );
    const walk = buildWalk(walked.id, {}, { capturedDate: '2026-11-29T18:00:00Z' });
    expect((await handIn(fixture.admin, walk)).status).toBe(201);
    expect(await readRecord(walked, '2026-11')).toBe(outOfReach('Nov 30, 2026'));
    expect(await readForecast('2026-11')).toEqual({ codes: [['98985', 0, 0]], near: [] });
  });
});
