import { and, arrayContains, eq, isNull, type SQL } from 'drizzle-orm';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Language } from '../../contract/platform/languages.ts';
import type { OpenExercise, OpenProgram } from '../../contract/programs/public-program.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { programFields, type Block } from '../../contract/programs/shapes.ts';
import { estimateProgramMinutes } from '../../domain/programs/minutes.ts';
import { listSideChoices } from '../../domain/programs/program.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { translateExercise } from '../exercises/library/translate-exercise.ts';
import { presentOwnExercise } from '../exercises/own-exercise.ts';
import { loadExercises } from '../exercises/queries.ts';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { isPatientAccessible, isPatientOf } from '../platform/db/accessible-patients.ts';
import { organizations, patients, programs } from '../platform/db/schema.ts';

const presentExercise = (block: Block, exercise: Exercise | undefined): OpenExercise => ({
  name: exercise?.name ?? null,
  numSets: block.numSets,
  setGoal: block.setGoal,
  ...(block.dose && { dose: block.dose }),
  side: block.sideOfBody ?? (exercise && listSideChoices(exercise).includes(null) ? 'both' : null),
  position: exercise?.position ?? null,
  action: exercise?.action ?? null,
  language: exercise?.language,
  thumbnailUrl: exercise?.thumbnailUrl ?? null,
  animationUrl: exercise?.animationUrl ?? null,
  demoUrl: exercise?.demoUrl ?? null,
  demoAudioUrl: exercise?.demoAudioUrl ?? null,
  source: exercise?.source ?? null,
});

/**
 * The exercises of a program by their ids, in the words of the library. Files that are not public are addressed below the
 * program's code. Archived exercises are as they were.
 */
export async function loadProgramExercises(
  reader: { tx: Tx; scope: Scope },
  blocks: readonly Block[],
  code: string,
): Promise<ReadonlyMap<string, Exercise>> {
  const { library, own } = await loadExercises(reader, [...new Set(blocks.map(({ exerciseId }) => exerciseId))]);
  const buildFileUrl = (id: string) => (kind: string, key: string | null) =>
    key && `/api/v2/public/programs/${code}/exercises/${id}/${kind}`;
  const shown = [...library, ...own.map((row) => presentOwnExercise(row, buildFileUrl(row.id)))];
  return new Map(shown.map((exercise) => [exercise.id, exercise]));
}

/** A program as shown to the holder of its code, in a language. */
export function presentPublicProgram(
  { program, organization }: PublicProgramRow,
  exercises: ReadonlyMap<string, Exercise>,
  logoUrl: string | null,
  language: Language,
): OpenProgram {
  const { name, notes, dailyFrequency, weeklyFrequency, blocks } = program;
  const translate = (exercise: Exercise | undefined) => exercise && translateExercise(exercise, language);
  return {
    organization: { name: organization.name, logoUrl },
    name,
    notes,
    dailyFrequency,
    weeklyFrequency,
    minutes: estimateProgramMinutes(program, (id) => exercises.get(id)),
    language,
    exercises: blocks.map((block) => presentExercise(block, translate(exercises.get(block.exerciseId)))),
  };
}

const HEALTH: PatientProduct[] = ['HEALTH'];

/** The current program of a patient in care, of a clinic that has Health. */
const isPublic = (scope: Scope) =>
  and(
    scope.organization(programs.organizationId),
    isPatientAccessible(scope),
    isNull(programs.endedAt),
    eq(patients.discharged, false),
    arrayContains(patients.products, HEALTH),
    eq(organizations.disabled, false),
    arrayContains(organizations.products, HEALTH),
  );

/** The public program that matches `which`, with its clinic. */
export async function findPublicProgram(tx: Tx, scope: Scope, which: SQL | undefined) {
  const [found] = await tx
    .select({
      program: { id: programs.id, ...pick(programs, programFields) },
      language: patients.language,
      organization: { id: organizations.id, name: organizations.name, logoKey: organizations.webLogoKey },
    })
    .from(programs)
    .innerJoin(patients, isPatientOf(programs))
    .innerJoin(organizations, eq(organizations.id, programs.organizationId))
    .where(and(isPublic(scope), which));
  return found;
}

export type PublicProgramRow = NonNullable<Awaited<ReturnType<typeof findPublicProgram>>>;
