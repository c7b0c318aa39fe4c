import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import {
  bodyTargets,
  cameraOrientations,
  equipment,
  exerciseMetrics,
  exerciseTypes,
  sequences,
  subjectPositions,
} from '../platform/enumerations.ts';
import { LanguageCode } from '../platform/languages.ts';
import { exerciseFieldMessage } from './messages.ts';

const INVALID_EXERCISE = exerciseFieldMessage.text('exercises.invalidExercise');

export const ExerciseId = z
  .string({ error: INVALID_EXERCISE })
  .check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, INVALID_EXERCISE));

/** One end of a range of motion; `limit` in degrees. */
const RomEnd = z.object({ label: z.string(), limit: z.number() });

/** An exercise of the library (ENT-017..021); null if unknown. */
export const Exercise = z.object({
  id: z.string(),
  name: z.string(),
  simpleName: z.nullable(z.string()),
  exerciseType: z.nullable(z.enum(exerciseTypes)),
  bodyTargets: z.array(z.enum(bodyTargets)),
  action: z.nullable(z.string()),
  position: z.nullable(z.string()),
  cameraHeight: z.nullable(z.string()),
  cameraOrientation: z.nullable(z.enum(cameraOrientations)),
  /** `FRONT`, `SIDE` or another value (ENT-018). */
  subjectOrientation: z.nullable(z.string()),
  subjectPosition: z.nullable(z.enum(subjectPositions)),
  thumbnailUrl: z.nullable(z.string()),
  demoUrl: z.nullable(z.string()),
  animationUrl: z.nullable(z.string()),
  demoAudioUrl: z.nullable(z.string()),
  animationThumbnailFrame: z.nullable(z.number()),
  equipment: z.array(z.enum(equipment)),
  sequence: z.nullable(z.enum(sequences)),
  withAnchorPoint: z.nullable(z.boolean()),
  withHold: z.nullable(z.boolean()),
  activeAssisted: z.nullable(z.boolean()),
  settings: z.object({ ROM: z.nullable(z.object({ min: RomEnd, max: RomEnd })) }),
  exerciseMetrics: z.array(z.object({ id: z.union([z.string(), z.number()]), metric: z.enum(exerciseMetrics) })),
  /** Origin and license, shown with the exercise if the license requires attribution (docs/DATA.md). */
  source: z.optional(z.object({ name: z.string(), license: z.string() })),
  /** Language of translated texts; absent for the original texts. */
  language: z.optional(LanguageCode),
  /** Belongs to a gym rather than to physical therapy: offered only on request. */
  isGym: z.optional(z.boolean()),
  /** Added by the reader's own organization; absent for the vendor's. */
  isOwn: z.optional(z.boolean()),
  /**
   * Clinical facts of an own exercise, where its clinicians read it. Those of the vendor's are `exerciseFacts` and
   * `exerciseTexts`; their values are in the body of `addOwnExercise`.
   */
  movements: z.optional(z.array(z.string())),
  muscles: z.optional(z.array(z.string())),
  phases: z.optional(z.array(z.string())),
  synonyms: z.optional(z.array(z.string())),
  contraindications: z.optional(z.nullable(z.string())),
  /** Version of an own exercise, for `If-Match`. */
  version: z.optional(z.number()),
});
export type Exercise = z.output<typeof Exercise>;

/** The requested language of the vendor's exercises; absent: the original texts. */
const InLanguage = { language: z.optional(LanguageCode) };

/**
 * Position, action, simple name and source of the vendor's exercises are left out here, because they make the list long;
 * `exerciseTexts` returns them.
 */
export const listExercises = defineCall({
  id: 'listExercises',
  summary: 'Lists the exercise library without its texts, including the organization’s exercises, marked as own',
  method: 'GET',
  path: '/v2/exercises',
  access: { action: 'library.read' },
  scopes: ['programs:read'],
  query: z.object(InLanguage),
  response: z.array(Exercise),
});

/** As many as a program can hold. */
const IDS_MAX = 100;

/** Exercises by their ids, with commas between, and in which language. */
const NamedExercises = z.strictObject({
  ids: z.pipe(
    z.pipe(
      z.string({ error: exerciseFieldMessage.text('exercises.idsRequired') }),
      z.transform((ids: string) => [...new Set(ids.split(',').filter(Boolean))]),
    ),
    z.array(ExerciseId).check(z.maxLength(IDS_MAX, exerciseFieldMessage.text('exercises.tooManyIds', { n: IDS_MAX }))),
  ),
  ...InLanguage,
});

export const exerciseTexts = defineCall({
  id: 'exerciseTexts',
  summary:
    'Gives texts, contraindications and source of the requested exercises, and with a language their names; archived ones too, unknown ids are left out',
  method: 'GET',
  path: '/v2/exercises/texts',
  access: { action: 'library.read' },
  query: NamedExercises,
  response: z.array(
    z.extend(
      z.pick(Exercise, { id: true, simpleName: true, position: true, action: true, language: true, source: true }),
      {
        name: z.optional(z.string()),
        /** When not to give the exercise, in a sentence for the clinician. */
        contraindications: z.optional(z.string()),
      },
    ),
  ),
});

export const archivedExercises = defineCall({
  id: 'archivedExercises',
  summary: 'Lists which of the requested exercises are archived, for programs that still use them',
  method: 'GET',
  path: '/v2/exercises/archived',
  access: { action: 'library.read' },
  query: NamedExercises,
  response: z.array(Exercise),
});

const Favorites = z.array(z.string());

export const listFavorites = defineCall({
  id: 'listFavorites',
  summary: 'Lists the ids of the user’s favorite exercises (ENT-022, OPEN-094)',
  method: 'GET',
  path: '/v2/exercises/favorites',
  access: { action: 'library.read' },
  response: Favorites,
});

export const addFavorite = defineCall({
  id: 'addFavorite',
  summary: 'Adds a favorite; adding an existing one is not an error (LIB-23)',
  method: 'PUT',
  path: '/v2/exercises/favorites/:exerciseId',
  access: { action: 'library.read' },
  params: z.object({ exerciseId: ExerciseId }),
  response: Favorites,
});

export const removeFavorite = defineCall({
  id: 'removeFavorite',
  summary: 'Removes a favorite and returns the remaining ones',
  method: 'DELETE',
  path: '/v2/exercises/favorites/:exerciseId',
  access: { action: 'library.read' },
  params: z.object({ exerciseId: ExerciseId }),
  response: Favorites,
});
