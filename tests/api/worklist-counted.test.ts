import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getRtmSettings, saveRtmSettings } from '../../contract/rtm/settings.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { careNotes, patients, plansOfCare } from '../../server/platform/db/schema.ts';
import { buildWalk, handIn } from './gait-device.ts';
import { practised, recounted } from './patient-in-care.ts';
import { openWorklistFixture, WORKLIST_NOW, type WorklistFixture } from './worklist-fixture.ts';

let fixture: WorklistFixture;
beforeAll(async () => {
  fixture = await openWorklistFixture();
});
afterAll(() => fixture.world.close());
beforeEach(() => fixture.clear());

/** Monitored since October, with these products; today is Nov 20. */
async function monitored(...products: ('HEALTH' | 'GAIT')[]): Promise<number> {
  const id = await fixture.add('Counted', { products });
  await fixture.bare((tx) =>
    tx.update(plansOfCare).set({ setupDate: '2026-10-01', setupBy: 'ENTRY' }).where(eq(plansOfCare.patientId, id)),
  );
  return id;
}

const addNote = (patientId: number, values: Partial<typeof careNotes.$inferInsert>) =>
  fixture.bare((tx) =>
    tx.insert(careNotes).values({
      organizationId: fixture.world.seed.A.organizationId,
      patientId,
      date: '2026-11-04',
      minutes: 20,
      notes: 'Talked.',
      interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
      contactMode: 'PHONE',
      credential: 'PT',
      ...values,
    }),
  );

/** The reasons of the patient once the day has turned. */
async function findReasons(id: number): Promise<string[]> {
  await fixture.turnDay();
  const { reasons } = (await fixture.findRow(id))!;
  return (reasons as WorklistReason[]).map(({ kind, explanation }) => `${kind}: ${explanation.text}`);
}

const countAs = async (dataDays: 'LOGGED' | 'ANY_ACTIVITY') => {
  const { version, ...settings } = (await fixture.admin.call(getRtmSettings)).body;
  const body = { ...settings, dataDays };
  const saved = await fixture.admin.call(saveRtmSettings, { body, headers: { 'if-match': String(version) } });
  expect(saved.status).toBe(200);
};
const walked = async (patientId: number, day: string) => {
  const walk = buildWalk(patientId, {}, { capturedDate: `${day}T17:00:00Z` });
  expect((await handIn(fixture.admin, walk)).status).toBe(201);
};

it.each([
  ['a call by an aide', { credential: 'AIDE' }, ['NOTE_DUE: No care note that counts for billing this month yet.']],
  ['a message', { contactMode: 'MESSAGE' }, ['NOTE_DUE: 20 min logged, no live interaction yet.']],
  ['a call', {}, []],
] as const)('RTM.md 11 a care note is due by what billing counts of 20 minutes: %s', async (_, values, expected) => {
  const id = await monitored('HEALTH');
  await practised(fixture.world, id, '2026-11-02');
  await addNote(id, values);
  const end = ' Month ends Nov 30 (1 data day so far).';
  expect(await findReasons(id)).toEqual(expected.map((reason) => reason + end));
});

it('a due note of a patient with only walks is shown where any activity makes a data day, and only there', async () => {
  await countAs('ANY_ACTIVITY');
  const id = await monitored('HEALTH', 'GAIT');
  await walked(id, '2026-11-10');
  const due = 'NOTE_DUE: No care note this month yet. Month ends Nov 30 (1 data day so far).';
  expect(await findReasons(id)).toEqual([due]);
  await countAs('LOGGED');
  await fixture.clear();
  await fixture.bare((tx) => tx.update(patients).set({ hidden: false }).where(eq(patients.id, id)));
  expect(await findReasons(id)).toEqual([]);
});

it('a closing window has one day less once the patient has walked today, where any activity makes a data day', async () => {
  await countAs('ANY_ACTIVITY');
  // A window from Oct 23 to Nov 21 with 14 data days lacks two: today and tomorrow, or tomorrow alone after a walk.
  const logged = async (count: number) => {
    const id = await monitored('HEALTH', 'GAIT');
    await Promise.all(
      Array.from({ length: count }, (_, at) => practised(fixture.world, id, addDays('2026-10-23', at))),
    );
    await addNote(id, {});
    await recounted(fixture.world, id, WORKLIST_NOW);
    return id;
  };
  const free = await logged(14);
  const busy = await logged(13);
  await walked(busy, '2026-11-20');
  expect(await findReasons(free)).toEqual(['BILLING_WINDOW_CLOSING: 98977 needs 2 more data days by Nov 21, 2026.']);
  expect(await findReasons(busy)).toEqual([]);
});
