import { readdirSync, readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs, patients, plansOfCare, programs } from '../../server/platform/db/schema.ts';
import { migrationsFolder } from '../../server/platform/db/database.ts';
import { addCycle } from './stored-cycles.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The migration that gives each plan of care its own set-up; its number may be another one some day. */
const statements = () => {
  const name = readdirSync(migrationsFolder).find((file) => file.endsWith('_set_up_per_plan_of_care.sql'))!;
  return readFileSync(`${migrationsFolder}/${name}`, 'utf8').split('--> statement-breakpoint');
};

type Plan = [start: string, end: string | null];

/** A patient of clinic A as before the migration: plans of care, one set-up date, and when programs were assigned. */
const patientBefore = (plans: Plan[], setupDate: string | null, assigned: string[] = []) =>
  world.asOwner(async (tx) => {
    const { organizationId, locations } = world.seed.A;
    const [row] = await tx
      .insert(patients)
      .values({ organizationId, locationId: locations[0], firstName: 'Ada', lastName: 'Before', products: ['HEALTH'] })
      .returning({ id: patients.id });
    const of = { organizationId, patientId: row!.id };
    await tx.insert(plansOfCare).values(plans.map(([start, end]) => ({ ...of, start, end })));
    for (const createdAt of assigned)
      await tx.insert(programs).values({
        ...of,
        name: 'Knee',
        dailyFrequency: 1,
        weeklyFrequency: 7,
        blocks: [],
        createdAt: new Date(createdAt),
        endedAt: new Date(createdAt),
      });
    await tx.execute(sql`update patients set setup_date = ${setupDate} where id = ${row!.id}`);
    return row!.id;
  });

const setUps = async (patientId: number) =>
  (
    await world.asOwner((tx) =>
      tx.select().from(plansOfCare).where(eq(plansOfCare.patientId, patientId)).orderBy(asc(plansOfCare.start)),
    )
  ).map(({ setupDate, setupBy }) => [setupDate, setupBy]);

it('RTM.md 5 the set-up date of a patient moves to its episode, and a later episode has its own', async () => {
  await world.asOwner(async (tx) => {
    await tx.execute(sql`alter table plans_of_care drop column setup_date, drop column setup_by`);
    await tx.execute(sql`alter table patients add column setup_date date`);
    await tx.delete(jobs);
  });
  // Drizzle writes every column that it knows: the two are there until the migration makes them.
  await world.asOwner((tx) =>
    tx.execute(sql`alter table plans_of_care add column setup_date date, add column setup_by text`),
  );
  const spring: Plan = ['2026-03-01', '2026-04-10'];
  const summer: Plan = ['2026-06-01', null];
  const patientsBefore = {
    one: await patientBefore([summer], '2026-06-03', ['2026-06-03T16:00:00Z']),
    // An evening in Denver that is the next day in London.
    evening: await patientBefore([summer], '2026-06-03', ['2026-06-04T03:00:00Z']),
    entered: await patientBefore([summer], '2026-06-01', ['2026-06-20T16:00:00Z']),
    never: await patientBefore([summer], null),
    again: await patientBefore([spring, summer], '2026-03-02', ['2026-03-02T16:00:00Z', '2026-06-05T16:00:00Z']),
    silent: await patientBefore([spring, summer], '2026-03-02', ['2026-03-02T16:00:00Z']),
    continued: await patientBefore([spring, summer], '2026-03-02', ['2026-03-02T16:00:00Z', '2026-07-20T16:00:00Z']),
    gap: await patientBefore([spring, summer], '2026-05-01', ['2026-05-01T16:00:00Z']),
    shared: await patientBefore([spring, ['2026-04-10', null]], '2026-04-20', ['2026-04-20T16:00:00Z']),
  };
  await addCycle(world, patientsBefore.continued, { startDate: '2026-06-04', endDate: '2026-07-03' });
  await world.asOwner((tx) => tx.execute(sql`alter table plans_of_care drop column setup_date, drop column setup_by`));
  for (const statement of statements()) await world.asOwner((tx) => tx.execute(sql.raw(statement)));
  const after = Object.fromEntries(
    await Promise.all(Object.entries(patientsBefore).map(async ([name, id]) => [name, await setUps(id)] as const)),
  );
  expect(after).toEqual({
    one: [['2026-06-03', 'PROGRAM']],
    evening: [['2026-06-03', 'PROGRAM']],
    entered: [['2026-06-01', 'ENTRY']],
    never: [[null, null]],
    again: [
      ['2026-03-02', 'PROGRAM'],
      ['2026-06-05', 'PROGRAM'],
    ],
    // The program continued, but nothing was counted yet: a user has to enter the set-up.
    silent: [
      ['2026-03-02', 'PROGRAM'],
      [null, null],
    ],
    // Windows are older than the first program of the episode: they stay, without a set-up to bill.
    continued: [
      ['2026-03-02', 'PROGRAM'],
      ['2026-06-01', 'CARRIED_OVER'],
    ],
    // Assigned between two plans of care, monitoring began with the second.
    gap: [
      [null, null],
      ['2026-06-01', 'PROGRAM'],
    ],
    // Two plans that share a day are one episode, whose first plan has the set-up.
    shared: [
      ['2026-04-20', 'PROGRAM'],
      [null, null],
    ],
  });
  const queued = await world.asOwner((tx) => tx.select().from(jobs));
  expect(queued.map(({ kind, organizationId }) => [kind, organizationId])).toContainEqual([
    'rtm-recount',
    world.seed.A.organizationId,
  ]);
});
