import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ClockGuard } from '../../server/platform/clock/clock-guard.ts';
import { jobs } from '../../server/platform/db/schema.ts';
import { enqueue, Jobs, type Job, type JobHandler } from '../../server/platform/jobs/jobs.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const done: Job[] = [];
const work: Record<string, JobHandler> = {
  note: async (job) => void done.push(job),
  fail: async () => {
    throw new Error('Not today.');
  },
};
const process = (more: Record<string, JobHandler> = {}) =>
  new Jobs(world.deps.tenantDb, { ...work, ...more }, world.deps.log);
const change = (values: ReturnType<typeof sql>) => world.asOwner((tx) => tx.execute(sql`update jobs set ${values}`));
const add = (kind: string) => world.deps.tenantDb.asService((tx) => enqueue(tx, kind, null, {}));
const only = async () => (await stored(world, jobs))[0]!;

beforeEach(async () => {
  done.length = 0;
  await world.asOwner((tx) => tx.delete(jobs));
});

describe('C3 a job whose process died', () => {
  it('is claimed again once it has had no heartbeat for 30 seconds, and not before', async () => {
    await add('note');
    await change(
      sql`claimed_at = now() - interval '20 minutes', heartbeat_at = now() - interval '25 seconds', attempts = 1`,
    );
    expect(await process().runDue()).toBe(0);
    await change(sql`heartbeat_at = now() - interval '31 seconds'`);
    expect(await process().runDue()).toBe(1);
    expect(done).toHaveLength(1);
    expect(await process().runDue()).toBe(0);
  });

  it('continues from the saved progress', async () => {
    await add('note');
    await change(sql`progress = '{"done": 40, "total": 200}'`);
    await process().runDue();
    expect(done[0]!.progress).toEqual({ done: 40, total: 200 });
  });

  it('is not marked by the process that lost its claim', async () => {
    await add('slow');
    let finishJob = () => {};
    const slow = process({ slow: () => new Promise((resolve) => (finishJob = resolve)) });
    const first = slow.runDue();
    await expect.poll(async () => (await only()).claimedAt).not.toBeNull();
    await change(sql`heartbeat_at = now() - interval '31 seconds'`);
    let finish = () => {};
    const second = process({ slow: () => new Promise((resolve) => (finish = resolve)) }).runDue();
    await expect.poll(async () => (await only()).attempts).toBe(2);
    finishJob();
    await first;
    expect((await only()).doneAt).toBeNull();
    finish();
    await second;
    expect((await only()).doneAt).not.toBeNull();
  });
});

// A data directory of PGlite belongs to one process; on PostgreSQL another process may hold the claim.
const onPostgres = globalThis.process.env.TEST_DB === 'postgres';
it(`a starting process ${onPostgres ? 'leaves fresh claims alone' : 'releases what the one before had claimed'}`, async () => {
  await add('note');
  await change(sql`claimed_at = now(), heartbeat_at = now(), attempts = 1`);
  const started = process();
  started.start();
  if (onPostgres) await new Promise((passed) => setTimeout(passed, 500));
  else await expect.poll(() => done.length).toBe(1);
  await started.stop();
  expect((await only()).doneAt === null).toBe(onPostgres);
});

it('the worker stops after the current job and leaves the rest', async () => {
  await add('slow');
  await add('note');
  let finishJob = () => {};
  const stopping = process({ slow: () => new Promise((resolve) => (finishJob = resolve)) });
  stopping.start();
  await expect.poll(async () => (await stored(world, jobs)).some(({ claimedAt }) => claimedAt)).toBe(true);
  const stopped = stopping.stop();
  finishJob();
  await stopped;
  expect((await stored(world, jobs)).map(({ kind, doneAt }) => [kind, doneAt !== null])).toEqual([
    ['slow', true],
    ['note', false],
  ]);
});

it('a job fails permanently after five attempts with increasing delays', async () => {
  await add('fail');
  const waits: number[] = [];
  for (let tries = 1; tries <= 5; tries++) {
    expect(await process().runDue()).toBe(1);
    const { runAt, failedAt } = await only();
    if (!failedAt) waits.push(Math.round((runAt.getTime() - Date.now()) / 1000));
    await world.asOwner((tx) =>
      tx
        .update(jobs)
        .set({ runAt: sql`now()` })
        .where(eq(jobs.kind, 'fail')),
    );
  }
  expect(waits).toEqual([2, 4, 8, 16]);
  expect((await only()).failedAt).not.toBeNull();
  expect(await process().runDue()).toBe(0);
});

describe('while the system clock is wrong', () => {
  const timed = ['new-day', 'rtm-recalculation', 'rtm-author-overlap', 'delete-orphaned-files', 'purge-expired'];

  it('nothing is archived, billed, ended or removed, other work continues, and everything is done once it is right', async () => {
    let fault: string | null = 'DATABASE';
    const did: string[] = [];
    const note = Object.fromEntries([...timed, 'note'].map((kind) => [kind, async () => void did.push(kind)]));
    const fixture = new Jobs(world.deps.tenantDb, note, world.deps.log, async () => fault);
    for (const kind of [...timed, 'note']) await add(kind);
    await fixture.runDue();
    expect(did).toEqual(['note']);
    const waiting = (await stored(world, jobs)).filter(({ kind }) => kind !== 'note');
    expect(waiting.map(({ attempts, claimedAt, doneAt }) => [attempts, claimedAt, doneAt])).toEqual(
      timed.map(() => [0, null, null]),
    );
    for (const { runAt } of waiting) expect(runAt.getTime()).toBeGreaterThan(Date.now() + 500_000);
    expect(world.log).toContainEqual({ event: 'job-waits-for-clock', detail: 'new-day' });

    fault = null;
    await change(sql`run_at = now()`);
    await fixture.runDue();
    expect(did.toSorted()).toEqual(['note', ...timed].toSorted());
  });

  it('a difference from the database clock is detected by the guard of a real database', async () => {
    const machine = { clock: () => Date.now() + 2 * 86_400_000, uptime: () => 1000 };
    expect(await new ClockGuard(world.deps.tenantDb, world.deps.log, null, machine).error()).toBe('DATABASE');
    const right = { clock: () => Date.now(), uptime: () => 1000 };
    expect(await new ClockGuard(world.deps.tenantDb, world.deps.log, null, right).error()).toBeNull();
    await add('note');
    await change(sql`done_at = now() + interval '3 days'`);
    expect(await new ClockGuard(world.deps.tenantDb, world.deps.log, null, right).error()).toBe('LAST_WORK');
    const today = new Date().toISOString().slice(0, 10);
    expect(await new ClockGuard(world.deps.tenantDb, world.deps.log, today, right).error()).toBeNull();
    expect(await new ClockGuard(world.deps.tenantDb, world.deps.log, null, right).error()).toBeNull();
  });
});
