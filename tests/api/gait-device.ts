import { postGaitSession, putGaitArtifact } from '../../contract/gait/intake.ts';
import type { Upload } from './scan-client.ts';
import type { Caller } from './world.ts';

/** A walk of a patient as the gait device reports it. */
export const buildWalk = (patientId: number, change: object = {}, meta: object = {}) => ({
  sessionUUID: crypto.randomUUID(),
  sessionSchema: 'GAIT-SA-2',
  clientVersion: '3.1.0',
  subject: { patientId },
  meta: {
    capturedDate: '2026-11-20T15:00:00.000Z',
    comment: 'New shoes.',
    assistanceOption: 'CANE',
    unitsSelected: 'm/s',
    ...meta,
  },
  data: [
    { name: 'speed', measures: [{ name: 'avgSpeed', displayName: 'Gait Speed', value: 0.91, unit: 'm/s' }] },
    { name: 'hip', measures: [{ name: 'leftHipFlexion', value: null, unit: 'degrees' }] },
  ],
  ...change,
});

/** Hands a walk in. */
export const handIn = (who: Caller, body: object) =>
  who.call(postGaitSession, { body: body as Record<string, unknown> });

/** Hands in a file of a walk. */
export const putFile = (
  who: Caller,
  uuid: string,
  bytes: Uint8Array,
  { type = 'pose-log', contentType = 'application/json', encoding }: Upload = {},
) =>
  who.call(putGaitArtifact, {
    params: { uuid, type },
    bytes,
    headers: { 'content-type': contentType, ...(encoding && { 'content-encoding': encoding }) },
  });
