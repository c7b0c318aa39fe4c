import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { createPackedReader } from '@exer/pose-log/packed/packed-recording.ts';
import { isLogError, type Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { artifacts } from '../../server/platform/db/schema.ts';
import type { TenantDb } from '../../server/platform/db/tenant-context.ts';
import type { Job, JobHandler } from '../../server/platform/jobs/jobs.ts';
import { measuredSession, post, put, type Upload } from './scan-client.ts';
import { stored } from './stored.ts';
import type { Caller, World } from './world.ts';

/** A session of clinic A with a log, which is not packed yet. */
export async function recordedSession(world: World, who: Caller, log: Uint8Array, upload: Upload = {}) {
  const { body } = await post(who, measuredSession(world.seed.A));
  const { status } = await put(who, body.sessionUUID, log, upload);
  if (status !== 201) throw new Error(`The log was answered with ${status}.`);
  return { id: body.id, uuid: body.sessionUUID };
}

/** The log of a session as its row has it. */
export const logOf = async (world: World, scanSessionId: number) =>
  (await stored(world, artifacts, eq(artifacts.scanSessionId, scanSessionId)))[0]!;

/** The recording in the compact form, as a signed link hands it out. */
export function unpacked(gzipped: Uint8Array, kind: LogKind = 'pose-log'): Recording {
  const reader = createPackedReader(kind);
  reader.write(gunzipSync(gzipped));
  const read = reader.end();
  if (isLogError(read)) throw new Error(read);
  return read;
}

/** x, y and confidence of a joint, to three places. */
export function jointIn({ joints, skeleton }: Recording, frame: number, name: string): number[] {
  const at = (frame * skeleton.points.length + skeleton.points.indexOf(name)) * 3;
  return [...joints.subarray(at, at + 3)].map((number) => Number(number.toFixed(3)));
}

/** Runs a job's work as the queue would. */
export const runWork = (work: JobHandler, tenantDb: TenantDb, job: Pick<Job, 'organizationId' | 'payload'>) =>
  work({ id: 1, progress: null, report: async () => undefined, ...job }, tenantDb);
