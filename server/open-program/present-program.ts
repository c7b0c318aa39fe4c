import { inArray } from 'drizzle-orm';
import type { Exercise } from '../../contract/exercises.ts';
import type { OpenExercise, OpenProgram } from '../../contract/open-program.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { sideChoices } from '../../domain/program.ts';
import type { Tx } from '../db/database.ts';
import { exercises } from '../db/schema/index.ts';
import type { FoundProgram } from './find-program.ts';

/** The program's exercises by id, those too that have left the library since. */
async function exercisesOf(tx: Tx, blocks: readonly Block[]): Promise<Map<string, Exercise>> {
  const ids = [...new Set(blocks.map(({ exerciseId }) => exerciseId))];
  const rows = await tx.select({ data: exercises.data }).from(exercises).where(inArray(exercises.id, ids));
  return new Map(rows.map(({ data }) => [(data as Exercise).id, data as Exercise]));
}

const presentExercise = ({ numSets, setGoal, sideOfBody }: Block, exercise: Exercise | undefined): OpenExercise => ({
  name: exercise?.name ?? null,
  numSets,
  setGoal,
  side: sideOfBody ?? (exercise && sideChoices(exercise).includes(null) ? 'both' : null),
  position: exercise?.position ?? null,
  action: exercise?.action ?? null,
  thumbnailUrl: exercise?.thumbnailUrl ?? null,
  animationUrl: exercise?.animationUrl ?? null,
  demoUrl: exercise?.demoUrl ?? null,
  demoAudioUrl: exercise?.demoAudioUrl ?? null,
  source: exercise?.source ?? null,
});

/** A program as whoever holds its code sees it; `logoUrl` is the clinic's, where it has one. */
export async function presentOpenProgram(
  tx: Tx,
  { program, organization }: FoundProgram,
  logoUrl: string | null,
): Promise<OpenProgram> {
  const { name, notes, dailyFrequency, weeklyFrequency, blocks } = program;
  const known = await exercisesOf(tx, blocks);
  return {
    organization: { name: organization.name, logoUrl },
    name,
    notes,
    dailyFrequency,
    weeklyFrequency,
    minutes: 0,
    exercises: blocks.map((block) => presentExercise(block, known.get(block.exerciseId))),
  };
}
