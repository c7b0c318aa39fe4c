import type { LogKind } from '@exer/pose-log/skeleton.ts';
import type { artifacts } from '../platform/db/schema.ts';
import { toReplayKey } from '../session-replay/pack-recording-job.ts';
import { gzipRecording } from '../session-replay/pack-log.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { DemoGaitSession } from './gait-sessions.ts';
import { scanOutlines } from './scan-outlines.ts';
import { readRecording } from './recordings.ts';
import type { ScanSessionRow } from './scan-sessions.ts';
import { recording } from './source.ts';

export type ArtifactRow = typeof artifacts.$inferInsert;

const toStorageKey = (organizationId: number, type: string, name: string) =>
  `${organizationId}/${type}/${name}.json.gz`;

function createArtifact(
  session: { organizationId: number; createdAt?: Date },
  type: LogKind,
  name: string,
): ArtifactRow {
  const storageKey = toStorageKey(session.organizationId, type, name);
  return {
    organizationId: session.organizationId,
    type,
    storageKey,
    contentType: 'application/json',
    contentEncoding: 'gzip',
    bytes: recordings.get(name)!.byteLength,
    replayKey: toReplayKey(storageKey),
    replayBytes: packRecordedLog(type, name).byteLength,
    packedAt: session.createdAt,
    createdAt: session.createdAt,
  };
}

const names = [
  'walk-side',
  'walk-two-laps',
  'balance-beam',
  'sit-to-stand',
  'single-leg-raise',
  'shoulder-abduction',
  'two-hands',
];
const recordings = new Map(names.map((name) => [name, recording(name)]));

const packedForms = new Map<string, Uint8Array>();

/** The compact form of a recording, as the server makes it after one was taken in. */
function packRecordedLog(type: LogKind, name: string): Uint8Array {
  const form = packedForms.get(name) ?? gzipRecording(type, readRecording(name, type));
  packedForms.set(name, form);
  return form;
}

/** The recordings of scan sessions, and of the gait sessions that have one. */
export function demoArtifacts(scans: ScanSessionRow[], gaits: DemoGaitSession[]): ArtifactRow[] {
  const outlines = new Map(scanOutlines.map((outline) => [outline.assessmentId, outline]));
  return [
    ...scans.map((session) => {
      const { type, recording: name } = outlines.get(session.assessmentId)!;
      return { ...createArtifact(session, type, name), scanSessionId: session.id };
    }),
    ...gaits.flatMap(({ row, recording: name }) =>
      name === null ? [] : [{ ...createArtifact(row, 'pose-log', name), gaitSessionId: row.id }],
    ),
  ];
}

/** Lays the recordings and their compact forms into storage, one copy an organization. */
export async function storeRecordings(rows: ArtifactRow[], storage: Pick<Storage, 'put'>): Promise<void> {
  const logs = new Map(rows.map((row) => [row.storageKey, row]));
  for (const [key, { type, replayKey }] of logs) {
    const name = key.split('/')[2]!.replace('.json.gz', '');
    await storage.put(key, recordings.get(name)!, 'application/json');
    await storage.put(replayKey!, packRecordedLog(type as LogKind, name), 'application/octet-stream');
  }
}
