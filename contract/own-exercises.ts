import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  bodyTargets,
  cameraOrientations,
  equipment,
  exerciseTypes,
  sequences,
  subjectPositions,
} from './enumerations.ts';
import { Exercise, ExerciseId, NamedExercises } from './exercises.ts';
import { blankAsNull, limitedText, requiredLine } from './fields.ts';
import { EXERCISE_PICTURE, EXERCISE_VIDEO, OWN_EXERCISES } from './limits.ts';

/*
 * Exercises that an organization adds itself. They belong to the whole organization: whoever may write programs may add
 * one, and change or withdraw those of colleagues. The vendor's exercises are nobody's to change: 404.
 */

/** What an own exercise can be counted by: no camera measures its range of motion. */
export const ownMetrics = ['REPS', 'TIME'] as const;
export const subjectOrientations = ['FRONT', 'SIDE'] as const;

const passage = z.pipe(blankAsNull('Not a valid text'), z.nullable(limitedText(OWN_EXERCISES.textMax)));
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z._default(z.nullable(z.enum(values, { error: 'Not a valid choice' })), null);
const several = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.enum(values, { error: 'Not a valid choice' }))
    .check(z.refine((chosen: string[]) => new Set(chosen).size === chosen.length, 'Chosen twice'));

/**
 * An own exercise as its makers describe it. Only the name is needed; the rest has the values by which the program
 * builder offers most: both sides of the body, counted in reps.
 */
export const OwnExerciseBody = z.strictObject({
  name: requiredLine('Name is required'),
  /** How to begin, and what to do; a line break counts as two characters. */
  position: passage,
  action: passage,
  exerciseType: oneOf(exerciseTypes),
  bodyTargets: z._default(several(bodyTargets), []),
  equipment: z._default(several(equipment), []),
  subjectPosition: oneOf(subjectPositions),
  sequence: z._default(z.enum(sequences, { error: 'Not a valid choice' }), 'BILATERAL'),
  cameraOrientation: oneOf(cameraOrientations),
  subjectOrientation: z._default(z.enum(subjectOrientations, { error: 'Not a valid choice' }), 'FRONT'),
  metrics: z._default(several(ownMetrics).check(z.minLength(1, 'Choose what is counted')), ['REPS']),
  withHold: z._default(z.boolean(), false),
  withAnchorPoint: z._default(z.boolean(), false),
});
export type OwnExerciseBody = z.output<typeof OwnExerciseBody>;
export type OwnExerciseDraft = z.input<typeof OwnExerciseBody>;

const params = z.object({ exerciseId: ExerciseId });

export const addOwnExercise = defineCall({
  id: 'addOwnExercise',
  summary: 'Adds an exercise of the own organization; 409 while one of the same name is offered, or there are too many',
  method: 'POST',
  path: '/v2/exercises',
  access: { action: 'programs.write' },
  body: OwnExerciseBody,
  answer: Exercise,
  status: 201,
});

export const updateOwnExercise = defineCall({
  id: 'updateOwnExercise',
  summary: 'Saves an own exercise whole; programs that hold it show it as it is now',
  method: 'PATCH',
  path: '/v2/exercises/:exerciseId',
  access: { action: 'programs.write' },
  params,
  body: OwnExerciseBody,
  answer: Exercise,
  versioned: true,
});

export const withdrawOwnExercise = defineCall({
  id: 'withdrawOwnExercise',
  summary: 'Offers an own exercise no longer; programs and templates that hold it keep it',
  method: 'POST',
  path: '/v2/exercises/:exerciseId/withdraw',
  access: { action: 'programs.write' },
  params,
  answer: Exercise,
});

export const bringBackOwnExercise = defineCall({
  id: 'bringBackOwnExercise',
  summary: 'Offers a withdrawn exercise again; 409 when another one has taken its name',
  method: 'POST',
  path: '/v2/exercises/:exerciseId/bring-back',
  access: { action: 'programs.write' },
  params,
  answer: Exercise,
});

export const ownExerciseUse = defineCall({
  id: 'ownExerciseUse',
  summary: 'In how many current programs of patients in reach, and in how many templates, an own exercise is',
  method: 'GET',
  path: '/v2/exercises/:exerciseId/use',
  access: { action: 'library.read' },
  params,
  answer: z.object({ programs: z.number(), templates: z.number() }),
});

export const withdrawnExercises = defineCall({
  id: 'withdrawnExercises',
  summary: 'Those of the exercises asked for that are no longer offered, for programs that still hold them',
  method: 'GET',
  path: '/v2/exercises/withdrawn',
  access: { action: 'library.read' },
  query: NamedExercises,
  answer: z.array(Exercise),
});

export const withdrawnOwnExercises = defineCall({
  id: 'withdrawnOwnExercises',
  summary: 'All withdrawn exercises of the own organization, by name',
  method: 'GET',
  path: '/v2/exercises/own/withdrawn',
  access: { action: 'library.read' },
  answer: z.array(Exercise),
});

export const putExercisePicture = defineCall({
  id: 'putExercisePicture',
  summary: 'Sets the picture of an own exercise: JPEG, PNG or WebP of at most 5 MB; kept without its metadata',
  method: 'PUT',
  path: '/v2/exercises/:exerciseId/picture',
  access: { action: 'programs.write' },
  params,
  answer: Exercise,
  form: 'bytes',
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  maxBodyBytes: EXERCISE_PICTURE.maxBytes,
});

export const putExerciseVideo = defineCall({
  id: 'putExerciseVideo',
  summary: 'Sets the video of an own exercise: MP4 or WebM of at most 50 MB; kept without where it was filmed',
  method: 'PUT',
  path: '/v2/exercises/:exerciseId/video',
  access: { action: 'programs.write' },
  params,
  answer: Exercise,
  form: 'bytes',
  mediaTypes: ['video/mp4', 'video/webm'],
  maxBodyBytes: EXERCISE_VIDEO.maxBytes,
});

export const removeExercisePicture = defineCall({
  id: 'removeExercisePicture',
  summary: 'Takes the picture of an own exercise away',
  method: 'DELETE',
  path: '/v2/exercises/:exerciseId/picture',
  access: { action: 'programs.write' },
  params,
  answer: Exercise,
});

export const removeExerciseVideo = defineCall({
  id: 'removeExerciseVideo',
  summary: 'Takes the video of an own exercise away',
  method: 'DELETE',
  path: '/v2/exercises/:exerciseId/video',
  access: { action: 'programs.write' },
  params,
  answer: Exercise,
});

/** `v` tells a replaced file from the one before; nothing reads it. */
const fileQuery = z.object({ v: z.optional(z.string()) });

export const readExercisePicture = defineCall({
  id: 'readExercisePicture',
  summary: 'The picture of an own exercise',
  method: 'GET',
  path: '/v2/exercises/:exerciseId/picture',
  access: { action: 'library.read' },
  params,
  query: fileQuery,
  form: 'file',
});

export const readExerciseVideo = defineCall({
  id: 'readExerciseVideo',
  summary: 'The video of an own exercise, whole or the part asked for by a Range header (206)',
  method: 'GET',
  path: '/v2/exercises/:exerciseId/video',
  access: { action: 'library.read' },
  params,
  query: fileQuery,
  form: 'file',
});
