import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ClockGuard } from '../../server/clock/clock-guard.ts';
import { jobs } from '../../server/db/schema/index.ts';
import { enqueue, Jobs, type Job, type JobWork } from '../../server/jobs/jobs.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const done: Job[] = [];
const work: Record<string, JobWork> = {
  note: async (job) => void done.push(job),
  fail: async () => {
    throw new Error('Not today.');
  },
};
const process = (more: Record<string, JobWork> = {}) => new Jobs(world.deps.door, { ...work, ...more }, world.deps.log);
const change = (values: ReturnType<typeof sql>) => world.asOwner((tx) => tx.execute(sql`update jobs set ${values}`));
const add = (kind: string) => world.deps.door.asService((tx) => enqueue(tx, kind, null, {}));
const only = async () => (await stored(world, jobs))[0]!;

beforeEach(async () => {
  done.length = 0;
  await world.asOwner((tx) => tx.delete(jobs));
});

describe('C3 a job whose process died', () => {
  it('is taken up once its claim has been quiet for 30 seconds, and not before', async () => {
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

  it('goes on from the progress that was kept', async () => {
    await add('note');
    await change(sql`progress = '{"done": 40, "total": 200}'`);
    await process().runDue();
    expect(done[0]!.progress).toEqual({ done: 40, total: 200 });
  });

  it('is not marked by the one who was thought dead', async () => {
    await add('slow');
    let goOn = () => {};
    const slow = process({ slow: () => new Promise((resolve) => (goOn = resolve)) });
    const first = slow.runDue();
    await expect.poll(async () => (await only()).claimedAt).not.toBeNull();
    await change(sql`heartbeat_at = now() - interval '31 seconds'`);
    let finish = () => {};
    const second = process({ slow: () => new Promise((resolve) => (finish = resolve)) }).runDue();
    await expect.poll(async () => (await only()).attempts).toBe(2);
    goOn();
    await first;
    expect((await only()).doneAt).toBeNull();
    finish();
    await second;
    expect((await only()).doneAt).not.toBeNull();
  });
});

// A data directory of PGlite belongs to one process; on PostgreSQL the claim may be somebody else's.
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

it('stops after the job under way and leaves the rest', async () => {
  await add('slow');
  await add('note');
  let goOn = () => {};
  const stopping = process({ slow: () => new Promise((resolve) => (goOn = resolve)) });
  stopping.start();
  await expect.poll(async () => (await stored(world, jobs)).some(({ claimedAt }) => claimedAt)).toBe(true);
  const stopped = stopping.stop();
  goOn();
  await stopped;
  expect((await stored(world, jobs)).map(({ kind, doneAt }) => [kind, doneAt !== null])).toEqual([
    ['slow', true],
    ['note', false],
  ]);
});

it('fails for good after five tries, each later than the one before', async () => {
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

describe('while the clock cannot be right', () => {
  const timed = ['new-day', 'rtm-recount', 'rtm-author-clock', 'sweep-files', 'tidy-up'];

  it('nothing is archived, billed, ended or removed, other work goes on, and all is done once it is right', async () => {
    let fault: string | null = 'DATABASE';
    const did: string[] = [];
    const note = Object.fromEntries([...timed, 'note'].map((kind) => [kind, async () => void did.push(kind)]));
    const desk = new Jobs(world.deps.door, note, world.deps.log, async () => fault);
    for (const kind of [...timed, 'note']) await add(kind);
    await desk.runDue();
    expect(did).toEqual(['note']);
    const waiting = (await stored(world, jobs)).filter(({ kind }) => kind !== 'note');
    expect(waiting.map(({ attempts, claimedAt, doneAt }) => [attempts, claimedAt, doneAt])).toEqual(
      timed.map(() => [0, null, null]),
    );
    for (const { runAt } of waiting) expect(runAt.getTime()).toBeGreaterThan(Date.now() + 500_000);
    expect(world.log).toContainEqual({ event: 'job-waits-for-clock', detail: 'new-day' });

    fault = null;
    await change(sql`run_at = now()`);
    await desk.runDue();
    expect(did.toSorted()).toEqual(['note', ...timed].toSorted());
  });

  it('a jump against the database is found where it is asked: by the guard over a real database', async () => {
    const machine = { clock: () => Date.now() + 2 * 86_400_000, running: () => 1000 };
    expect(await new ClockGuard(world.deps.door, world.deps.log, null, machine).fault()).toBe('DATABASE');
    const right = { clock: () => Date.now(), running: () => 1000 };
    expect(await new ClockGuard(world.deps.door, world.deps.log, null, right).fault()).toBeNull();
    await add('note');
    await change(sql`done_at = now() + interval '3 days'`);
    expect(await new ClockGuard(world.deps.door, world.deps.log, null, right).fault()).toBe('LAST_WORK');
    const today = new Date().toISOString().slice(0, 10);
    expect(await new ClockGuard(world.deps.door, world.deps.log, today, right).fault()).toBeNull();
    expect(await new ClockGuard(world.deps.door, world.deps.log, null, right).fault()).toBeNull();
  });
});
