import type { Exercise } from '../../contract/exercises.ts';
import type { Language } from '../../contract/languages.ts';
import type { OpenExercise, OpenProgram } from '../../contract/open-program.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { programMinutes } from '../../domain/program-minutes.ts';
import { sideChoices } from '../../domain/program.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { inLanguage } from '../exercises/in-language.ts';
import { presentOwn } from '../exercises/own-exercise.ts';
import { namedExercises } from '../exercises/visible-exercises.ts';
import type { FoundProgram } from './find-program.ts';

/** Where the page finds things that are not public files: the clinic's logo, and its own exercises' pictures and videos. */
interface Addresses {
  logoUrl: string | null;
  /** Everything of the program is under its code, and nothing else. */
  code: string;
}

const presentExercise = (block: Block, exercise: Exercise | undefined): OpenExercise => ({
  name: exercise?.name ?? null,
  numSets: block.numSets,
  setGoal: block.setGoal,
  side: block.sideOfBody ?? (exercise && sideChoices(exercise).includes(null) ? 'both' : null),
  position: exercise?.position ?? null,
  action: exercise?.action ?? null,
  language: exercise?.language,
  thumbnailUrl: exercise?.thumbnailUrl ?? null,
  animationUrl: exercise?.animationUrl ?? null,
  demoUrl: exercise?.demoUrl ?? null,
  demoAudioUrl: exercise?.demoAudioUrl ?? null,
  source: exercise?.source ?? null,
});

/** A program as whoever holds its code sees it, in a language; exercises that are no longer offered are shown as they were. */
export async function presentOpenProgram(
  reader: { tx: Tx; scope: Scope },
  { program, organization }: FoundProgram,
  { logoUrl, code }: Addresses,
  language: Language,
): Promise<OpenProgram> {
  const { name, notes, dailyFrequency, weeklyFrequency, blocks } = program;
  const { library, own } = await namedExercises(reader, [...new Set(blocks.map(({ exerciseId }) => exerciseId))]);
  const fileOf = (id: string) => (kind: string, key: string | null) =>
    key && `/api/v2/open/programs/${code}/exercises/${id}/${kind}`;
  const known = new Map(
    [...library, ...own.map((row) => presentOwn(row, fileOf(row.id)))].map((exercise) => [
      exercise.id,
      inLanguage(exercise, language),
    ]),
  );
  return {
    organization: { name: organization.name, logoUrl },
    name,
    notes,
    dailyFrequency,
    weeklyFrequency,
    minutes: programMinutes(program, (id) => known.get(id)),
    language,
    exercises: blocks.map((block) => presentExercise(block, known.get(block.exerciseId))),
  };
}
