import { readFileSync } from 'node:fs';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { artifacts, jobs } from '../../server/db/schema/index.ts';
import { recording } from '../../server/demo/source.ts';
import { Jobs, enqueue, type JobWork } from '../../server/jobs/jobs.ts';
import { packRecording } from '../../server/jobs/pack-recording.ts';
import { packWaiting } from '../../server/jobs/pack-waiting.ts';
import { packLog } from '../../server/replay/pack-log.ts';
import { recordedSession, unpacked } from './replay-desk.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

const LOGS = 23;
const beam = recording('balance-beam');

let world: World;
/** What the queue did, in turn. */
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
  const noted = (kind: string, work: JobWork): JobWork =>
    Object.assign<JobWork, Pick<JobWork, 'givenUp'>>(
      async (job, door) => {
        done.push(kind);
        await work(job, door);
      },
      { givenUp: work.givenUp },
    );
  const tools = { storage: world.deps.storage, pack: packLog };
  const work = {
    'pack-recording': noted('pack-recording', packRecording(tools)),
    'pack-waiting': noted('pack-waiting', packWaiting(tools)),
    other: noted('other', async () => undefined),
  };
  queue = new Jobs(world.deps.door, work, world.deps.log);
});

const ask = (kind: string, payload: object = {}) =>
  world.asOwner((tx) => enqueue(tx, kind, world.seed.A.organizationId, payload));
const packed = () => stored(world, artifacts, isNotNull(artifacts.replayKey));

it('REPLAY-01 logs from before are packed some at a time, and other work has its turn in between', async () => {
  await ask('pack-waiting');
  await ask('other');
  await queue.runDue();
  expect(done).toEqual(['pack-waiting', 'other', 'pack-waiting', 'pack-waiting']);
  const logs = await packed();
  expect(logs).toHaveLength(LOGS);
  expect(new Set(logs.map(({ replayKey }) => replayKey)).size).toBe(LOGS);
  const file = (await world.deps.storage.get(logs.at(-1)!.replayKey!))!;
  expect(unpacked(Buffer.concat(await file.stream().toArray())).frames).toBe(50);
});

it('C1 those that are packed already are left as they are', async () => {
  await ask('pack-waiting');
  await queue.runDue();
  const before = await packed();
  await ask('pack-waiting');
  await queue.runDue();
  expect(await packed()).toEqual(before);
});

it('one that fails keeps no other waiting, and has attempts of its own', async () => {
  const [lost, ...others] = await stored(world, artifacts);
  const { storage } = world.deps;
  await storage.remove(lost!.storageKey);
  await ask('pack-waiting');
  await queue.runDue();
  expect((await packed()).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  const [again] = await stored(world, jobs, eq(jobs.kind, 'pack-recording'));
  expect([again!.payload, again!.attempts, again!.doneAt]).toEqual([{ artifactId: lost!.id }, 1, null]);
  await storage.put(lost!.storageKey, beam, 'application/json');
});

it('another organization’s logs are not packed by its job', async () => {
  const { A, B } = world.seed;
  await world.asOwner((tx) => enqueue(tx, 'pack-waiting', B.organizationId, {}));
  await queue.runDue();
  expect(await packed()).toEqual([]);
  expect(await stored(world, artifacts, eq(artifacts.organizationId, A.organizationId))).toHaveLength(LOGS);
});

it('the migration that brings the compact form asks for it, once an organization that has logs', async () => {
  const migration = new URL('../../server/db/migrations/0018_scan_replay.sql', import.meta.url);
  const [insert] = /INSERT INTO jobs[^;]+;/.exec(readFileSync(migration, 'utf8'))!;
  await world.asOwner((tx) => tx.execute(sql.raw(insert)));
  const asked = await world.asOwner((tx) =>
    tx
      .select({ kind: jobs.kind, organizationId: jobs.organizationId, payload: jobs.payload })
      .from(jobs)
      .where(eq(jobs.kind, 'pack-waiting'))
      .orderBy(asc(jobs.id)),
  );
  expect(asked).toEqual([{ kind: 'pack-waiting', organizationId: world.seed.A.organizationId, payload: {} }]);
  await queue.runDue();
  expect(await packed()).toHaveLength(LOGS);
});
