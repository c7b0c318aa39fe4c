import { readFileSync } from 'node:fs';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { artifacts, jobs } from '../../server/platform/db/schema.ts';
import { recording } from '../../server/demo/source.ts';
import { Jobs, enqueue, type JobHandler } from '../../server/platform/jobs/jobs.ts';
import { createPackRecordingJob, createPackPendingJob } from '../../server/session-replay/pack-recording-job.ts';
import { packLog } from '../../server/session-replay/pack-log.ts';
import { recordedSession, unpacked } from './replay-fixture.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

const LOGS = 23;
const beam = recording('balance-beam');

let world: World;
/** The jobs in the order in which they ran. */
let done: string[];
let queue: Jobs;
beforeAll(async () => {
  world = await openWorld();
  const first = await world.as(world.seed.A.practitioners.first);
  // The sessions of the seed have logs that the store does not have.
  await world.asOwner((tx) => tx.delete(artifacts));
  for (let each = 0; each < LOGS; each += 1) await recordedSession(world, first, beam, { encoding: 'gzip' });
});
afterAll(() => world.close());
beforeEach(async () => {
  done = [];
  await world.asOwner((tx) => tx.update(artifacts).set({ replayKey: null, replayBytes: null, packedAt: null }));
  await world.asOwner((tx) => tx.delete(jobs));
  const noted = (kind: string, work: JobHandler): JobHandler =>
    Object.assign<JobHandler, Pick<JobHandler, 'onAttemptsExhausted'>>(
      async (job, tenantDb) => {
        done.push(kind);
        await work(job, tenantDb);
      },
      { onAttemptsExhausted: work.onAttemptsExhausted },
    );
  const tools = { storage: world.deps.storage, pack: packLog };
  const work = {
    'pack-recording': noted('pack-recording', createPackRecordingJob(tools)),
    'pack-pending-recordings': noted('pack-pending-recordings', createPackPendingJob(tools)),
    other: noted('other', async () => undefined),
  };
  queue = new Jobs(world.deps.tenantDb, work, world.deps.log);
});

const ask = (kind: string, payload: object = {}) =>
  world.asOwner((tx) => enqueue(tx, kind, world.seed.A.organizationId, payload));
const packed = () => stored(world, artifacts, isNotNull(artifacts.replayKey));

it('REPLAY-01 older logs are packed in batches, and other jobs run in between', async () => {
  await ask('pack-pending-recordings');
  await ask('other');
  await queue.runDue();
  expect(done).toEqual(['pack-pending-recordings', 'other', 'pack-pending-recordings', 'pack-pending-recordings']);
  const logs = await packed();
  expect(logs).toHaveLength(LOGS);
  expect(new Set(logs.map(({ replayKey }) => replayKey)).size).toBe(LOGS);
  const file = (await world.deps.storage.get(logs.at(-1)!.replayKey!))!;
  expect(unpacked(Buffer.concat(await file.stream().toArray())).frames).toBe(50);
});

it('C1 logs that are packed already are not changed', async () => {
  await ask('pack-pending-recordings');
  await queue.runDue();
  const before = await packed();
  await ask('pack-pending-recordings');
  await queue.runDue();
  expect(await packed()).toEqual(before);
});

it('a log that fails does not block others, and has its own attempts', async () => {
  const [lost, ...others] = await stored(world, artifacts);
  const { storage } = world.deps;
  await storage.remove(lost!.storageKey);
  await ask('pack-pending-recordings');
  await queue.runDue();
  expect((await packed()).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  const [again] = await stored(world, jobs, eq(jobs.kind, 'pack-recording'));
  expect([again!.payload, again!.attempts, again!.doneAt]).toEqual([{ artifactId: lost!.id }, 1, null]);
  await storage.put(lost!.storageKey, beam, 'application/json');
});

it('logs of another organization are not packed by an organization’s job', async () => {
  const { A, B } = world.seed;
  await world.asOwner((tx) => enqueue(tx, 'pack-pending-recordings', B.organizationId, {}));
  await queue.runDue();
  expect(await packed()).toEqual([]);
  expect(await stored(world, artifacts, eq(artifacts.organizationId, A.organizationId))).toHaveLength(LOGS);
});

it('the migrations for the compact form enqueue one job for each organization with logs', async () => {
  const statement = (migration: string, pattern: RegExp) => {
    const file = new URL(`../../server/platform/db/migrations/${migration}.sql`, import.meta.url);
    return sql.raw(pattern.exec(readFileSync(file, 'utf8'))![0]);
  };
  await world.asOwner(async (tx) => {
    await tx.execute(statement('0018_scan_replay', /INSERT INTO jobs[^;]+;/));
    await tx.execute(statement('0032_job_kinds', /UPDATE jobs[^;]+;/));
  });
  const asked = await world.asOwner((tx) =>
    tx
      .select({ kind: jobs.kind, organizationId: jobs.organizationId, payload: jobs.payload })
      .from(jobs)
      .where(eq(jobs.kind, 'pack-pending-recordings'))
      .orderBy(asc(jobs.id)),
  );
  expect(asked).toEqual([
    { kind: 'pack-pending-recordings', organizationId: world.seed.A.organizationId, payload: {} },
  ]);
  await queue.runDue();
  expect(await packed()).toHaveLength(LOGS);
});
