import type { artifacts } from '../db/schema/index.ts';
import type { Storage } from '../storage/storage.ts';
import type { DemoGaitSession } from './gait-sessions.ts';
import { scanOutlines } from './scan-outlines.ts';
import type { ScanSessionRow } from './scan-sessions.ts';
import { recording } from './source.ts';

export type ArtifactRow = typeof artifacts.$inferInsert;

const keyOf = (organizationId: number, type: string, name: string) => `${organizationId}/${type}/${name}.json.gz`;

function artifactOf(
  session: { organizationId: number; createdAt?: Date },
  type: 'pose-log' | 'hands-log',
  name: string,
): ArtifactRow {
  return {
    organizationId: session.organizationId,
    type,
    storageKey: keyOf(session.organizationId, type, name),
    contentType: 'application/json',
    contentEncoding: 'gzip',
    bytes: recordings.get(name)!.byteLength,
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

/** The recordings of scan sessions, and of the gait sessions that have one. */
export function demoArtifacts(scans: ScanSessionRow[], gaits: DemoGaitSession[]): ArtifactRow[] {
  const outlines = new Map(scanOutlines.map((outline) => [outline.assessmentId, outline]));
  return [
    ...scans.map((session) => {
      const { type, recording: name } = outlines.get(session.assessmentId)!;
      return { ...artifactOf(session, type, name), scanSessionId: session.id };
    }),
    ...gaits.flatMap(({ row, recording: name }) =>
      name === null ? [] : [{ ...artifactOf(row, 'pose-log', name), gaitSessionId: row.id }],
    ),
  ];
}

/** Lays the recordings into storage, one copy an organization. */
export async function storeRecordings(rows: ArtifactRow[], storage: Pick<Storage, 'put'>): Promise<void> {
  const keys = new Map(rows.map(({ storageKey }) => [storageKey, storageKey.split('/')[2]!.replace('.json.gz', '')]));
  for (const [key, name] of keys) await storage.put(key, recordings.get(name)!, 'application/json');
}
