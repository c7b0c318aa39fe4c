import type { Exercise } from '../../contract/exercises.ts';
import type { OwnExerciseBody } from '../../contract/own-exercises.ts';
import type { organizationExercises } from '../db/schema/index.ts';

export type OwnExerciseRow = typeof organizationExercises.$inferSelect;

/** The files that an own exercise may have. */
export type FileKind = 'picture' | 'video';

/** What the column `data` holds: the body as it was sent, and how large the files are. */
export interface OwnExerciseData extends OwnExerciseBody {
  pictureBytes?: number;
  videoBytes?: number;
}

export const dataOf = ({ data }: Pick<OwnExerciseRow, 'data'>) => data as OwnExerciseData;

/** The body that an own exercise was saved with. */
function bodyOf(row: Pick<OwnExerciseRow, 'data'>): OwnExerciseBody {
  const { pictureBytes: _picture, videoBytes: _video, ...body } = dataOf(row);
  return body;
}

/** Another file has another random name in storage; its beginning tells the browser so. */
const versionOf = (key: string) => key.split('/').at(-1)!.slice(0, 8);

const fileUrl = (id: string, kind: FileKind, key: string | null) =>
  key && `/api/v2/exercises/${id}/${kind}?v=${versionOf(key)}`;

/**
 * An own exercise in the shape of the library's. `urlOf` gives the addresses of its files: those that a signed-in reader
 * opens, unless the caller has others.
 */
export function presentOwn(
  row: OwnExerciseRow,
  urlOf: (kind: FileKind, key: string | null) => string | null = (kind, key) => fileUrl(row.id, kind, key),
): Exercise {
  const { metrics, ...said } = bodyOf(row);
  return {
    ...said,
    id: row.id,
    name: row.name,
    simpleName: null,
    cameraHeight: null,
    thumbnailUrl: urlOf('picture', row.pictureKey),
    demoUrl: urlOf('video', row.videoKey),
    animationUrl: null,
    demoAudioUrl: null,
    animationThumbnailFrame: null,
    activeAssisted: null,
    settings: { ROM: null },
    exerciseMetrics: metrics.map((metric) => ({ id: metric, metric })),
    isOwn: true,
    version: row.version,
  };
}
