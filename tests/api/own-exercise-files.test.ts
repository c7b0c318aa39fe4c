import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { intakeProgram } from '../../contract/intake/intake.ts';
import {
  addOwnExercise,
  putExercisePicture,
  putExerciseVideo,
  readExercisePicture,
  readExerciseVideo,
  removeExercisePicture,
  removeExerciseVideo,
  archiveOwnExercise,
} from '../../contract/exercises/own-exercises.ts';
import { assignProgram } from '../../contract/programs/programs.ts';
import { jobs, organizationExercises } from '../../server/platform/db/schema.ts';
import { jpegBytes, jpegNotes, mp4Bytes, PLACE, webmBytes, webpBytes } from '../component/exerciseFiles.ts';
import { patientApps } from './patient-app.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let second: Caller;
let other: Caller;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  second = await world.as(world.seed.A.practitioners.second);
  other = await world.as(world.seed.B.practitioners.admin);
});
afterAll(() => world.close());

let made = 0;
const added = async () => (await first.call(addOwnExercise, { body: { name: `Filmed ${++made}` } })).body;
const bytesHeader = { 'content-type': 'application/octet-stream' };
const put = (
  call: typeof putExercisePicture | typeof putExerciseVideo,
  { id }: Exercise,
  bytes: Uint8Array,
  who = first,
) => who.call(call, { params: { exerciseId: id }, bytes, headers: bytesHeader });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const open = (url: string, who = first, headers: Record<string, string> = {}) => who.send('GET', url, { headers });
const findRow = async ({ id }: Exercise) =>
  (await stored(world, organizationExercises, eq(organizationExercises.id, id)))[0]!;

describe('the picture of an own exercise', () => {
  it('is stored without metadata and shown to the organization only, by a URL that changes with it', async () => {
    const exercise = await added();
    const set = await put(putExercisePicture, exercise, jpegBytes(40, 30, jpegNotes));
    expect(set.status).toBe(200);
    expect(set.body).toEqual({ ...exercise, thumbnailUrl: expect.any(String) });
    const url = set.body.thumbnailUrl!;
    expect(url).toMatch(new RegExp(`^/api/v2/exercises/own/${exercise.id}/picture\\?v=`));
    const seen = await open(url, second);
    expect(seen.status).toBe(200);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(text(seen.bytes)).not.toContain('GPS');
    expect((await open(url, other)).status).toBe(404);
    expect((await open(url, world.anonymous)).status).toBe(401);
    const replaced = await put(putExercisePicture, exercise, webpBytes(20, 10), second);
    expect(replaced.body.thumbnailUrl).not.toBe(url);
    const now = await open(replaced.body.thumbnailUrl!);
    expect([now.headers.get('content-type'), now.bytes]).toEqual(['image/webp', webpBytes(20, 10)]);
  });

  it.each([
    [
      'a drawing that can hold scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'The picture must be a JPEG, PNG or WebP file.',
    ],
    ['a GIF', 'GIF89a', 'The picture must be a JPEG, PNG or WebP file.'],
    ['empty', '', 'The picture must be a JPEG, PNG or WebP file.'],
    ['a picture of 4097 pixels', jpegBytes(4097, 10), 'The picture cannot be larger than 4096 pixels per side.'],
    ['a truncated picture', webpBytes(9, 9).slice(0, -2), 'The picture is damaged.'],
  ])('is rejected when it is %s', async (_what, content, message) => {
    const exercise = await added();
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const reply = await put(putExercisePicture, exercise, bytes);
    expect([reply.status, reply.problem.fields]).toEqual([422, { file: message }]);
    expect((await findRow(exercise)).pictureKey).toBeNull();
  });

  it('is rejected above 5 MB before it is read', async () => {
    const exercise = await added();
    expect((await put(putExercisePicture, exercise, new Uint8Array(5_000_001))).status).toBe(413);
  });

  it('can be removed, and its file is deleted some minutes later', async () => {
    const exercise = await added();
    await put(putExercisePicture, exercise, jpegBytes(4, 3));
    const { pictureKey } = await findRow(exercise);
    const gone = await first.call(removeExercisePicture, { params: { exerciseId: exercise.id } });
    expect(gone.body).toEqual(exercise);
    expect((await first.call(readExercisePicture, { params: { exerciseId: exercise.id } })).status).toBe(404);
    expect(await world.deps.storage.get(pictureKey!)).not.toBeNull();
    await world.asOwner((tx) =>
      tx
        .update(jobs)
        .set({ runAt: sql`now()` })
        .where(eq(jobs.kind, 'replaced-exercise-file')),
    );
    await world.deps.jobs.runDue();
    expect(await world.deps.storage.get(pictureKey!)).toBeNull();
  });

  it('cannot be changed for exercises of another organization, of the vendor, or unknown ones', async () => {
    const exercise = await added();
    await put(putExercisePicture, exercise, jpegBytes(4, 3));
    const before = await findRow(exercise);
    for (const id of [exercise.id, 'EK-0001', `OWN-${crypto.randomUUID()}`]) {
      const params = { exerciseId: id };
      const replies = [
        await put(putExercisePicture, { ...exercise, id }, webpBytes(4, 3), other),
        await put(putExerciseVideo, { ...exercise, id }, webmBytes(), other),
        await other.call(removeExercisePicture, { params }),
        await other.call(removeExerciseVideo, { params }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await findRow(exercise)).toEqual(before);
  });

  it('is rejected once the organization’s files use 2 GB', async () => {
    const exercise = await added();
    const filler = await added();
    const fill = (bytes: number) =>
      world.asOwner((tx) =>
        tx
          .update(organizationExercises)
          .set({ data: sql`${organizationExercises.data} || ${JSON.stringify({ videoBytes: bytes })}::jsonb` })
          .where(eq(organizationExercises.id, filler.id)),
      );
    await fill(2_000_000_000);
    const refused = await put(putExercisePicture, exercise, jpegBytes(4, 3));
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      'Your organization’s storage for pictures and videos is full. Remove some first.',
    ]);
    await fill(0);
    expect((await put(putExercisePicture, exercise, jpegBytes(4, 3))).status).toBe(200);
  });
});

describe('the video of an own exercise', () => {
  it('has a URL without storage details, and is returned as a whole or in requested ranges', async () => {
    const exercise = await added();
    const url = (await put(putExerciseVideo, exercise, mp4Bytes())).body.demoUrl!;
    const whole = await open(url, second);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(text(whole.bytes)).not.toContain(PLACE);
    const size = whole.bytes.byteLength;
    expect(size).toBe(mp4Bytes().byteLength);
    const parts: [range: string, from: number, to: number][] = [
      ['bytes=0-1', 0, 1],
      ['bytes=8-', 8, size - 1],
      ['bytes=-5', size - 5, size - 1],
      ['bytes=4-999999', 4, size - 1],
    ];
    for (const [range, from, to] of parts) {
      const part = await open(url, first, { range });
      expect([part.status, part.headers.get('content-range')], range).toEqual([206, `bytes ${from}-${to}/${size}`]);
      expect(part.bytes).toEqual(whole.bytes.slice(from, to + 1));
      expect(part.headers.get('content-length')).toBe(String(to - from + 1));
    }
    const beyond = await open(url, first, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])
      expect((await open(url, first, { range })).status, range).toBe(200);
    expect((await open(url, other, { range: 'bytes=0-1' })).status).toBe(404);
  });

  it('stays with an archived exercise, and can be removed', async () => {
    const exercise = await added();
    const params = { exerciseId: exercise.id };
    await put(putExerciseVideo, exercise, webmBytes());
    await first.call(archiveOwnExercise, { params });
    const seen = await first.call(readExerciseVideo, { params });
    expect([seen.status, seen.headers.get('content-type'), seen.bytes]).toEqual([200, 'video/webm', webmBytes()]);
    expect((await first.call(removeExerciseVideo, { params })).body.demoUrl).toBeNull();
    expect((await first.call(readExerciseVideo, { params })).status).toBe(404);
  });

  it.each([
    ['a picture', jpegBytes(4, 3), 'The video must be an MP4 or WebM file.'],
    ['a picture of a phone', mp4Bytes('heic'), 'The video must be an MP4 or WebM file.'],
    ['a truncated video', mp4Bytes().slice(0, -3), 'The video is damaged.'],
  ])('is rejected when it is %s', async (_what, bytes, message) => {
    const reply = await put(putExerciseVideo, await added(), bytes);
    expect([reply.status, reply.problem.fields]).toEqual([422, { file: message }]);
  });
});

it('the patient’s app opens the picture of an own exercise without a session', async () => {
  const exercise = await added();
  await put(putExercisePicture, exercise, webpBytes(20, 10));
  const admin = await world.as(world.seed.A.practitioners.admin);
  const { id: patientId, app } = await patientApps(world, admin).paired();
  const block = {
    uuid: crypto.randomUUID(),
    exerciseId: exercise.id,
    numSets: 1,
    setGoal: { goalType: 'REPS' as const, reps: 10, time: null },
    sideOfBody: null,
  };
  await admin.call(assignProgram, { params: { patientId }, body: { name: 'Own', blocks: [block] } });
  const [shown] = (await app.call(intakeProgram)).body.exercises;
  const file = await open(shown!.thumbnailUrl!, world.anonymous);
  expect([file.status, file.headers.get('content-type'), file.bytes]).toEqual([200, 'image/webp', webpBytes(20, 10)]);
});
