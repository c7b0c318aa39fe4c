import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gaitMessage } from '../../contract/gait/messages.ts';
import { patients } from '../../server/platform/db/schema.ts';
import { openReconcileFixture, type ReconcileFixture } from './reconcile-fixture.ts';
import { statementsOf } from './statements-of.ts';
import { stored } from './stored.ts';

let at: ReconcileFixture;
beforeAll(async () => {
  at = await openReconcileFixture();
});
afterAll(() => at.world.close());

const getNames = async (ids: number[]) =>
  (await stored(at.world, patients, inArray(patients.id, ids))).map(({ firstName, version }) => [firstName, version]);

it('OPEN-100 a reconcile applies all rows or none: a patient who was changed meanwhile prevents the other changes', async () => {
  const ids = [await at.addUnnamed('ALL-1'), await at.addUnnamed('ALL-2'), await at.addUnnamed('ALL-3')];
  const choices = await at.choices(['ALL-1,Ada,One,', 'ALL-2,Ada,Two,', 'ALL-3,Ada,Three,']);
  await at.fixture.save(ids[1]!, { firstName: 'Somebody', lastName: 'Else' });
  const { status, problem } = await at.apply(choices);
  expect([status, problem.message]).toEqual([409, gaitMessage('gait.patientsChanged').text]);
  expect(problem.current).toMatchObject([
    { row: 2, outcome: 'UPDATE' },
    { row: 3, outcome: 'NAMED_OTHERWISE', patient: { firstName: 'Somebody', version: 2 } },
    { row: 4, outcome: 'UPDATE' },
  ]);
  expect(await getNames(ids)).toEqual([
    ['', 1],
    ['Somebody', 2],
    ['', 1],
  ]);
});

it('OPEN-100 a reconcile changes nothing when a statement fails in the middle', async () => {
  const ids = [await at.addUnnamed('MID-1'), await at.addUnnamed('MID-2')];
  const choices = await at.choices(['MID-1,Ada,One,', 'MID-2,Ada,Two,mid@people.test']);
  await at.world.asOwner((tx) =>
    tx.execute(sql`alter table patients add constraint no_two check (last_name <> 'Two') not valid`),
  );
  const { status } = await at.apply(choices);
  await at.world.asOwner((tx) => tx.execute(sql`alter table patients drop constraint no_two`));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await getNames(ids)).toEqual([
    ['', 1],
    ['', 1],
  ]);
  expect((await at.apply(choices)).body.updated).toBe(2);
});

/** Another user's change, committed while the rows are applied; on PGlite, which has one connection, just before. */
async function meanwhile(other: SQL, rows: Parameters<ReconcileFixture['apply']>[0]) {
  const { bare } = at.world.database;
  if (bare.kind === 'pglite') {
    await bare.transaction({ role: 'owner' }, (tx) => tx.execute(other));
    return at.apply(rows);
  }
  let answer: ReturnType<ReconcileFixture['apply']> | undefined;
  await bare.transaction({ role: 'owner' }, async (tx) => {
    await tx.execute(other);
    answer = at.apply(rows);
    await pause(300);
  });
  return answer!;
}

it('OPEN-056 C1 a reconcile returns a new preview and changes nothing when another user takes an email at that moment', async () => {
  const ids = [await at.addUnnamed('RACE-1'), await at.addUnnamed('RACE-2')];
  const other = await at.known('RACE-3');
  const choices = await at.choices(['RACE-1,Ada,One,race@people.test', 'RACE-2,Ada,Two,']);
  const late = await meanwhile(
    sql`update patients set email = 'race@people.test', version = version + 1 where id = ${other.id}`,
    choices,
  );
  expect(late.status).toBe(409);
  expect(late.problem.current).toMatchObject([{ outcome: 'EMAIL_TAKEN' }, { outcome: 'UPDATE' }]);
  expect(await getNames(ids)).toEqual([
    ['', 1],
    ['', 1],
  ]);
});

it('OPEN-056 a reconcile answers 409 and changes nothing when an email is taken between the last check and the write', async () => {
  const ids = [await at.addUnnamed('LATE-1'), await at.addUnnamed('LATE-2')];
  const choices = await at.choices(['LATE-1,Ada,One,', 'LATE-2,Ada,Two,late@people.test']);
  const { organizationId, locations } = at.world.seed.A;
  const owner = (statement: string) => at.world.asOwner((tx) => tx.execute(sql.raw(statement)));
  await owner(`create function take_email() returns trigger language plpgsql as $$ begin
    insert into patients (organization_id, location_id, products, email)
    values (${organizationId}, ${locations[0]}, '{GAIT}', 'late@people.test'); return null; end $$`);
  await owner('create trigger take_email before update on patients for each statement execute function take_email()');
  const { status, problem } = await at.apply(choices);
  await owner('drop trigger take_email on patients');
  expect([status, problem.message]).toEqual([409, gaitMessage('gait.patientsChanged').text]);
  expect(await getNames(ids)).toEqual([
    ['', 1],
    ['', 1],
  ]);
});

it('C1 a reconcile waits for a concurrent change of a patient and then changes nothing', async () => {
  const ids = [await at.addUnnamed('WAIT-1'), await at.addUnnamed('WAIT-2')];
  const choices = await at.choices(['WAIT-1,Ada,One,', 'WAIT-2,Ada,Two,']);
  const late = await meanwhile(
    sql`update patients set phone_number = '+15550001111', version = version + 1 where id = ${ids[0]}`,
    choices,
  );
  expect([late.status, late.problem.current]).toMatchObject([
    409,
    [{ outcome: 'UPDATE', patient: { version: 2 } }, {}],
  ]);
  expect(await getNames(ids)).toEqual([
    ['', 2],
    ['', 1],
  ]);
});

it(
  'GAIT-24 a reconcile checks and applies a file of 5,000 rows in as many statements as a file of one row',
  { timeout: 120_000 },
  async () => {
    const { organizationId, locations } = at.world.seed.A;
    await at.world.asOwner((tx) =>
      tx.execute(sql`insert into patients (organization_id, location_id, products, gait_uid)
      select ${organizationId}, ${locations[0]}, '{GAIT}', 'MANY-' || n from generate_series(1, 5000) n`),
    );
    const lines = Array.from({ length: 5000 }, (_, n) => `many-${n + 1},Ada,Number ${n + 1},many${n + 1}@people.test`);
    const done = async (some: string[]) => {
      const choices = await at.choices(some);
      expect((await at.apply(choices)).body.updated).toBe(some.length);
    };
    const forOne = await statementsOf(at.world, () => done(lines.slice(0, 1)));
    const forAll = await statementsOf(at.world, () => done(lines.slice(1)));
    expect([forOne > 5, forAll]).toEqual([true, forOne]);
    const one = await stored(at.world, patients, eq(patients.sortName, 'ada number 4711'));
    expect(one).toMatchObject([{ gaitUid: 'MANY-4711', email: 'many4711@people.test', version: 2 }]);
  },
);
