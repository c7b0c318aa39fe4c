import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { EXERCISE_PICTURE, EXERCISE_VIDEO } from '../platform/limits.ts';
import { Exercise, ExerciseId, NamedExercises } from './exercises.ts';
import { OwnExerciseBody } from './fields.ts';

/*
 * Exercises that an organization adds itself. They belong to the whole organization: users who may write programs may add
 * exercises, and change or archive those of colleagues. The vendor's exercises answer 404 to these calls.
 */

const params = z.object({ exerciseId: ExerciseId });

export const addOwnExercise = defineCall({
  id: 'addOwnExercise',
  summary: 'Adds an exercise of the own organization; 409 while one of the same name is offered, or there are too many',
  method: 'POST',
  path: '/v2/exercises',
  access: { action: 'programs.write' },
  body: OwnExerciseBody,
  response: Exercise,
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
  response: Exercise,
  versioned: true,
});

export const archiveOwnExercise = defineCall({
  id: 'archiveOwnExercise',
  summary: 'Offers an own exercise no longer; programs and templates that hold it keep it',
  method: 'POST',
  path: '/v2/exercises/:exerciseId/archive',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
});

export const restoreOwnExercise = defineCall({
  id: 'restoreOwnExercise',
  summary: 'Offers a withdrawn exercise again; 409 when another one has taken its name',
  method: 'POST',
  path: '/v2/exercises/:exerciseId/restore',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
});

export const ownExerciseUsage = defineCall({
  id: 'ownExerciseUsage',
  summary: 'In how many current programs of patients in reach, and in how many templates, an own exercise is',
  method: 'GET',
  path: '/v2/exercises/:exerciseId/usage',
  access: { action: 'library.read' },
  params,
  response: z.object({ programs: z.number(), templates: z.number() }),
});

export const archivedExercises = defineCall({
  id: 'archivedExercises',
  summary: 'Those of the exercises asked for that are no longer offered, for programs that still hold them',
  method: 'GET',
  path: '/v2/exercises/archived',
  access: { action: 'library.read' },
  query: NamedExercises,
  response: z.array(Exercise),
});

export const archivedOwnExercises = defineCall({
  id: 'archivedOwnExercises',
  summary: 'All withdrawn exercises of the own organization, by name',
  method: 'GET',
  path: '/v2/exercises/own/archived',
  access: { action: 'library.read' },
  response: z.array(Exercise),
});

export const putExercisePicture = defineCall({
  id: 'putExercisePicture',
  summary: 'Sets the picture of an own exercise: JPEG, PNG or WebP of at most 5 MB; kept without its metadata',
  method: 'PUT',
  path: '/v2/exercises/:exerciseId/picture',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
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
  response: Exercise,
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
  response: Exercise,
});

export const removeExerciseVideo = defineCall({
  id: 'removeExerciseVideo',
  summary: 'Takes the video of an own exercise away',
  method: 'DELETE',
  path: '/v2/exercises/:exerciseId/video',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
});

/** `v` changes with the file, for the browser's cache; the server ignores it. */
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
