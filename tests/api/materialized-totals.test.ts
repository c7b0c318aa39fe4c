import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../server/platform/db/database.ts';
import { addManyPatients } from './many-patients.ts';
import { openWorld, type World } from './world.ts';

/*
 * The database maintains the totals of the patient list. They must equal counted totals after any changes, concurrent
 * ones included.
 */
let world: World;
let places: number[];
beforeAll(async () => {
  world = await openWorld();
  places = await addManyPatients(world, 120);
});
afterAll(() => world.close());

const queryRows = async (tx: Tx, query: ReturnType<typeof sql>) =>
  ((await tx.execute(query)) as { rows: object[] }).rows;

/** Groups whose materialized total differs from the counted one. */
const wrong = (): Promise<object[][]> =>
  world.asOwner(async (tx) => [
    await queryRows(
      tx,
      sql`select * from (select organization_id, location_id, discharged, total from patient_totals where total <> 0) kept
        full join (select organization_id, location_id, discharged, count(*)::int as counted from patients where not hidden group by 1, 2, 3) found
          using (organization_id, location_id, discharged) where total is distinct from counted`,
    ),
    await queryRows(
      tx,
      sql`select * from (select organization_id, location_id, discharged, practitioner_id, products, has_program, has_account, total
          from patient_counts where total <> 0) kept
        full join (select organization_id, location_id, discharged, coalesce(primary_practitioner_id, 0) as practitioner_id, products,
            program_name is not null as has_program, has_account, count(*)::int as counted
          from patients where not hidden group by 1, 2, 3, 4, 5, 6, 7) found
          using (organization_id, location_id, discharged, practitioner_id, products, has_program, has_account)
        where total is distinct from counted`,
    ),
  ]);

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A change of one or more patients of clinic A in one statement. */
function deed(below: (limit: number) => number): ReturnType<typeof sql> {
  const { organizationId, practitioners } = world.seed.A;
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const place = () => one(places);
  const change = () =>
    one([
      sql`discharged = not discharged`,
      sql`hidden = not hidden`,
      sql`location_id = ${place()}::int`,
      sql`location_id = ${place()}::int, discharged = ${one([true, false])}`,
      sql`products = ${`{${one(['HEALTH', 'GAIT', 'HEALTH,PRO', 'PRO,HEALTH'])}}`}::text[]`,
      sql`program_name = case when program_name is null then 'Knee' end`,
      sql`has_account = not has_account`,
      sql`primary_practitioner_id = ${one([practitioners.first.practitionerId, practitioners.second.practitionerId, null])}::int`,
      sql`last_activity_at = now()`,
      sql`hidden = not hidden, location_id = ${place()}::int, has_account = not has_account`,
    ]);
  const who = () =>
    one([
      sql`id % 7 = ${below(7)}::int`,
      sql`id = (select max(id) - ${below(100)}::int from patients)`,
      sql`location_id = ${place()}::int`,
    ]);
  if (below(5) === 0)
    return sql`insert into patients (organization_id, location_id, first_name, last_name, products, hidden, discharged, search_text, sort_name)
      select ${organizationId}::int, (array[${sql.join(places, sql`, `)}]::int[])[1 + (n + ${below(4)}::int) % 4], 'Ada', 'Lovelace', '{HEALTH}', n % 3 = 0, n % 2 = 0, '', ''
      from generate_series(1, ${1 + below(9)}::int) n`;
  return sql`update patients set ${change()} where organization_id = ${organizationId}::int and ${who()}`;
}

it('PAT-15 materialized totals equal counted ones after any change of patients', async () => {
  const below = numbersFrom(42);
  expect(await wrong()).toEqual([[], []]);
  for (let round = 0; round < 60; round++) await world.asOwner((tx) => tx.execute(deed(below)));
  expect(await wrong()).toEqual([[], []]);
});

it('PAT-15 materialized totals equal counted ones after many concurrent writers, some of whom rolled back', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, async (_, writer) => {
      const below = numbersFrom(writer + 1);
      const answers: string[] = [];
      for (let round = 0; round < 25; round++) {
        const isTakenBack = below(4) === 0;
        answers.push(
          await world
            .asOwner(async (tx) => {
              await tx.execute(deed(below));
              if (isTakenBack) throw new Error('taken back');
              return 'done';
            })
            .catch((error: Error) => (error.message === 'taken back' ? error.message : 'refused')),
        );
      }
      return answers;
    }),
  );
  expect(outcomes.flat().filter((outcome) => outcome === 'done').length).toBeGreaterThan(60);
  expect(await wrong()).toEqual([[], []]);
});

it('PAT-15 materialized totals are right after a rollback to a savepoint', async () => {
  const below = numbersFrom(7);
  await world.asOwner(async (tx) => {
    await tx.execute(deed(below));
    await tx.execute(sql`savepoint before`);
    for (let round = 0; round < 10; round++) await tx.execute(deed(below));
    await tx.execute(sql`rollback to savepoint before`);
  });
  expect(await wrong()).toEqual([[], []]);
});
