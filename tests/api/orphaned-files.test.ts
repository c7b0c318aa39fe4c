import { eq, getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as schema from '../../server/platform/db/schema.ts';
import {
  artifacts,
  gaitSessions,
  jobs,
  organizationExercises,
  organizations,
  patients,
  rtmCycles,
} from '../../server/platform/db/schema.ts';
import { fileKeyColumns, createDeleteOrphanedFilesJob } from '../../server/platform/jobs/delete-orphaned-files.ts';
import { purgeExpired } from '../../server/platform/jobs/purge-expired.ts';
import { toReplayKey } from '../../server/session-replay/pack-recording-job.ts';
import { createStorageKey } from '../../server/platform/storage/storage.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;
const job = { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined };
type Unnamed = { unnamed: Record<string, string> };
const lastAsked = async () =>
  (await stored(world, jobs, eq(jobs.kind, 'delete-orphaned-files'))).toSorted((a, b) => a.id - b.id).at(-1)!;
/** Runs the file deletion on that day, with the state of the previous run. */
const sweepAfter = async (days: number, payload: object = {}) => {
  const { storage } = world.deps;
  await createDeleteOrphanedFilesJob({ storage, now: () => new Date(Date.now() + days * DAY_MS) })(
    { ...job, payload },
    world.deps.tenantDb,
  );
  const { payload: kept, runAt } = await lastAsked();
  return { kept: kept as Unnamed, runAt };
};
const keep = async (key: string) => {
  await world.deps.storage.put(key, Buffer.from('content'), 'text/plain');
  return key;
};
const put = (organizationId: number, kind: string, extension: string) =>
  keep(createStorageKey(organizationId, kind, extension));
const isThere = async (key: string) => (await world.deps.storage.get(key)) !== null;

it('a file that no record names is deleted two weeks after this was first detected, not before', async () => {
  const orphan = await put(world.seed.A.organizationId, 'pose-log', 'json');
  const foreign = await keep('notes/kept-by-somebody-else.txt');
  // Of a request that may be under way, nothing is thought yet.
  expect((await sweepAfter(0.9)).kept).toEqual({ unnamed: {} });
  const { kept, runAt } = await sweepAfter(400);
  expect(await isThere(orphan)).toBe(true);
  expect(Object.keys(kept.unnamed)).toEqual([orphan]);
  expect(Math.round((runAt.getTime() - Date.now()) / DAY_MS)).toBe(1);
  const later = await sweepAfter(413.9, kept);
  expect(await isThere(orphan)).toBe(true);
  expect(later.kept.unnamed[orphan]).toBe(kept.unnamed[orphan]);
  expect((await sweepAfter(414.1, later.kept)).kept).toEqual({ unnamed: {} });
  expect([await isThere(orphan), await isThere(foreign)]).toEqual([false, true]);
});

it('a file that any record names is kept, also of a hidden patient', async () => {
  const { A, B } = world.seed;
  const keys = {
    recording: await put(A.organizationId, 'video', 'mp4'),
    replay: await keep(toReplayKey(createStorageKey(A.organizationId, 'pose-log', 'json.gz'))),
    logo: await put(B.organizationId, 'logo', 'png'),
    webLogo: await put(B.organizationId, 'logo', 'png'),
    picture: await put(A.organizationId, 'exercise-picture', 'webp'),
    video: await put(A.organizationId, 'exercise-video', 'mp4'),
    superbill: await put(A.organizationId, 'superbill', 'pdf'),
  };
  const [session] = await stored(world, gaitSessions, eq(gaitSessions.id, A.gaitSessions[0]));
  await world.asOwner(async (tx) => {
    await tx.update(patients).set({ hidden: true }).where(eq(patients.id, session!.patientId));
    await tx.insert(artifacts).values({
      organizationId: A.organizationId,
      gaitSessionId: session!.id,
      type: 'video',
      storageKey: keys.recording,
      replayKey: keys.replay,
      contentType: 'video/mp4',
      bytes: 7,
    });
    await tx
      .update(organizations)
      .set({ logoKey: keys.logo, webLogoKey: keys.webLogo })
      .where(eq(organizations.id, B.organizationId));
    await tx
      .update(organizationExercises)
      .set({ pictureKey: keys.picture, videoKey: keys.video })
      .where(eq(organizationExercises.id, A.ownExerciseId));
    await tx.update(rtmCycles).set({ pdfKey: keys.superbill }).where(eq(rtmCycles.id, A.cycles[0]));
  });
  // Even were each of them thought to have no record since long ago.
  const unnamed = Object.fromEntries(Object.values(keys).map((key) => [key, new Date(0).toISOString()]));
  await sweepAfter(100, { unnamed });
  for (const [name, key] of Object.entries(keys)) expect([name, await isThere(key)]).toEqual([name, true]);
});

it.each(['pose-log', 'hands-log'])(
  'the packed form of a %s is deleted like other files when neither it nor the log is named',
  async (kind) => {
    const { A } = world.seed;
    const orphans = [
      await keep(toReplayKey(createStorageKey(A.organizationId, kind, 'json'))),
      await keep(toReplayKey(createStorageKey(A.organizationId, kind, 'json.gz'))),
    ];
    const { kept } = await sweepAfter(400);
    expect(Object.keys(kept.unnamed).toSorted()).toEqual(orphans.toSorted());
    await sweepAfter(413.9, kept);
    expect(await Promise.all(orphans.map(isThere))).toEqual([true, true]);
    await sweepAfter(414.1, kept);
    expect(await Promise.all(orphans.map(isThere))).toEqual([false, false]);
  },
);

it.each(['json', 'json.gz'])('the packed form of a log (%s) that can still be named is kept', async (extension) => {
  const { organizationId, gaitSessions: sessions } = world.seed.A;
  const log = await put(organizationId, 'hands-log', extension);
  const packed = await keep(toReplayKey(log));
  await world.asOwner(async (tx) => {
    await tx.delete(artifacts).where(eq(artifacts.type, 'hands-log'));
    await tx.insert(artifacts).values({
      organizationId,
      gaitSessionId: sessions[0],
      type: 'hands-log',
      storageKey: log,
      contentType: 'application/json',
      bytes: 7,
    });
  });
  const { kept } = await sweepAfter(100, { unnamed: { [packed]: new Date(0).toISOString() } });
  expect(kept.unnamed).not.toHaveProperty(packed);
  expect([await isThere(log), await isThere(packed)]).toEqual([true, true]);
  await world.deps.storage.remove(log);
  await world.deps.storage.remove(packed);
});

it('nothing is deleted, with a report, when most of the files belong to another database', async () => {
  const keys = await Promise.all(Array.from({ length: 21 }, () => put(world.seed.B.organizationId, 'video', 'mp4')));
  const unnamed = Object.fromEntries(keys.map((key) => [key, new Date(0).toISOString()]));
  await expect(sweepAfter(100, { unnamed })).rejects.toThrow('none is removed');
  expect((await Promise.all(keys.map(isThere))).every(Boolean)).toBe(true);
});

it('the deletion of files knows every column that names a file', () => {
  const named = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => Object.values(getTableColumns(table as PgTable)))
    .filter(
      ({ name }) =>
        name.endsWith('_key') && !['search_key', 'sort_key', 'idempotency_key', 'public_key'].includes(name),
    );
  expect(new Set(fileKeyColumns.map(({ key }) => key))).toEqual(new Set(named));
});

it('completed jobs are deleted after a month, while failed ones and organization access changes are kept', async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  await world.asOwner((tx) =>
    tx.insert(jobs).values([
      { kind: 'done-long-ago', payload: {}, doneAt: ago(31) },
      { kind: 'done-lately', payload: {}, doneAt: ago(29) },
      { kind: 'organization-access', payload: {}, doneAt: ago(400) },
      { kind: 'failed-long-ago', payload: {}, failedAt: ago(400) },
    ]),
  );
  await purgeExpired(job, world.deps.tenantDb);
  const kinds = (await stored(world, jobs)).map(({ kind }) => kind);
  expect(kinds).not.toContain('done-long-ago');
  expect(kinds).toEqual(
    expect.arrayContaining(['done-lately', 'organization-access', 'failed-long-ago', 'delete-orphaned-files']),
  );
});
