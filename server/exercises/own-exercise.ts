import { and, eq, type SQL, count, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { OwnExerciseBody } from '../../contract/exercises/fields.ts';
import type { ExerciseFacts } from '../../contract/exercises/facts.ts';
import { exerciseMessage } from '../../contract/exercises/messages.ts';
import { organizationExercises, patients, programs } from '../platform/db/schema.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { notFound } from '../platform/http/http-error.ts';
import { isPatientAccessible, isPatientOf } from '../platform/db/accessible-patients.ts';

export type OwnExerciseRow = typeof organizationExercises.$inferSelect;

/** Kinds of files that an own exercise can have. */
export type FileKind = 'picture' | 'video';

/** The column `data`: the body as it was sent, and the sizes of the files. */
export interface OwnExerciseData extends OwnExerciseBody {
  pictureBytes?: number;
  videoBytes?: number;
}

export const readData = ({ data }: Pick<OwnExerciseRow, 'data'>) => data as OwnExerciseData;

/** What clinicians know of an exercise and patients do not read. */
type ClinicalFacts = Omit<ExerciseFacts, 'id'> & Pick<OwnExerciseBody, 'contraindications'>;

/** Rows that were saved before there were facts have none. */
export function readFacts(row: Pick<OwnExerciseRow, 'data'>): ClinicalFacts {
  const data: Partial<OwnExerciseData> = readData(row);
  const { movements = [], muscles = [], phases = [], synonyms = [], contraindications = null } = data;
  return { movements, muscles, phases, synonyms, contraindications };
}

/** What patients may read of the body. */
function toPublicBody(row: Pick<OwnExerciseRow, 'data'>): Omit<OwnExerciseBody, keyof ClinicalFacts> {
  const { pictureBytes: _picture, videoBytes: _video, ...body } = readData(row);
  const { movements: _movements, muscles: _muscles, phases: _phases, synonyms: _synonyms, ...rest } = body;
  const { contraindications: _contraindications, ...shown } = rest;
  return shown;
}

/** Storage names are random; this prefix changes the URL when the file changes, for the browser's cache. */
const getFileVersion = (key: string) => key.split('/').at(-1)!.slice(0, 8);

const buildFileUrl = (id: string, kind: FileKind, key: string | null) =>
  key && `/api/v2/exercises/own/${id}/${kind}?v=${getFileVersion(key)}`;

/**
 * An own exercise in the shape of a library exercise, without what is for clinicians. `urlOf` builds the addresses of its
 * files; by default those for signed-in users.
 */
export function presentOwnExercise(
  row: OwnExerciseRow,
  urlOf: (kind: FileKind, key: string | null) => string | null = (kind, key) => buildFileUrl(row.id, kind, key),
): Exercise {
  const { metrics, ...fields } = toPublicBody(row);
  return {
    ...fields,
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

/** The same with its clinical facts. */
export const presentForClinicians = (row: OwnExerciseRow): Exercise => ({
  ...presentOwnExercise(row),
  ...readFacts(row),
});

export interface OwnExerciseContext {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const isOwnExercise = ({ scope }: Pick<OwnExerciseContext, 'scope'>, id: string, which?: SQL) =>
  and(scope.organization(organizationExercises.organizationId), eq(organizationExercises.id, id), which);

/** The organization's own exercise; 404 for any other. */
export async function requireOwnExercise(
  owner: Pick<OwnExerciseContext, 'tx' | 'scope'>,
  id: string,
): Promise<OwnExerciseRow> {
  const [row] = await owner.tx.select().from(organizationExercises).where(isOwnExercise(owner, id));
  if (!row) throw notFound(exerciseMessage('exercises.notFound'));
  return row;
}

/** Updates the row if `which` holds, and returns it; undefined otherwise. */
export async function saveOwnExercise(
  owner: Pick<OwnExerciseContext, 'tx' | 'scope'>,
  id: string,
  values: PgUpdateSetSource<typeof organizationExercises>,
  which?: SQL,
): Promise<OwnExerciseRow | undefined> {
  const [saved] = await owner.tx
    .update(organizationExercises)
    .set(values)
    .where(isOwnExercise(owner, id, which))
    .returning();
  return saved;
}

/** In how many current programs of accessible patients, and in how many templates, an exercise is used. */
export async function countUsage(
  tx: Tx,
  scope: Scope,
  exerciseId: string,
): Promise<{ programs: number; templates: number }> {
  const containsExercise = and(
    scope.organization(programs.organizationId),
    sql`${programs.blocks} @> ${JSON.stringify([{ exerciseId }])}::jsonb`,
  );
  const [templates] = await tx
    .select({ total: count() })
    .from(programs)
    .where(and(containsExercise, isNull(programs.patientId)));
  const [assigned] = await tx
    .select({ total: count() })
    .from(programs)
    .innerJoin(patients, isPatientOf(programs))
    .where(and(containsExercise, isNull(programs.endedAt), isPatientAccessible(scope)));
  return { programs: assigned!.total, templates: templates!.total };
}
