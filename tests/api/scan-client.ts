import { postScanSession, putScanArtifact } from '../../contract/scan-sessions/scan-intake.ts';
import type { Clinic } from './seed.ts';
import type { Caller } from './world.ts';

/** A session as the scan client reports it, at the first location of the clinic. */
export const measuredSession = ({ locations: [locationId] }: Clinic, change: object = {}) => ({
  sessionUUID: crypto.randomUUID(),
  clientVersion: '2.18.0',
  locationId,
  participantUid: 'P-0001',
  assessmentId: 'AST-0024',
  results: [
    { id: 'lap1', name: 'Lap 1', value: 1.2, units: 'm/s' },
    { id: 'lap2', name: 'Lap 2', value: 1, units: 'm/s' },
    { id: 'tug', name: 'Time', value: null, units: null },
  ],
  meta: { demographics: { age: 71, sex: 'FEMALE' } },
  resultsInsights: { lapInfo: { lap1StartFrame: 3 }, resultFrames: { tug: [12, 40] } },
  recordedAt: '2026-11-20T15:00:00.000Z',
  ...change,
});

export const post = (who: Caller, body: object) => who.call(postScanSession, { body: body as Record<string, unknown> });

/** A log of one frame. */
export const shortLog = (more: object = {}) =>
  new TextEncoder().encode(
    JSON.stringify({ meta: { scanVersion: '2.20.0' }, frames: [{ t: 0, keypoints: {} }], ...more }),
  );

export interface Upload {
  type?: string;
  contentType?: string;
  encoding?: string;
}

export const put = (
  who: Caller,
  uuid: string,
  bytes: Uint8Array,
  { type = 'pose-log', contentType = 'application/json', encoding }: Upload = {},
) =>
  who.call(putScanArtifact, {
    params: { uuid, type },
    bytes,
    headers: { 'content-type': contentType, ...(encoding && { 'content-encoding': encoding }) },
  });
