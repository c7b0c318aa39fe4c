import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { EXERCISE_PICTURE, EXERCISE_VIDEO } from './limits.ts';
import { Exercise, ExerciseId } from './exercises.ts';
import { OwnExerciseBody } from './fields.ts';

/*
 * Exercises that an organization adds itself. They belong to the whole organization: users who may write programs may add
 * exercises, and change or archive those of colleagues. The vendor's exercises answer 404 to these calls.
 */

const params = z.object({ exerciseId: ExerciseId });

export const addOwnExercise = defineCall({
  id: 'addOwnExercise',
  summary: 'Adds an exercise of the user’s organization; 409 if the name is in use or there are too many',
  method: 'POST',
  path: '/v2/exercises',
  access: { action: 'programs.write' },
  body: OwnExerciseBody,
  response: Exercise,
  status: 201,
});

export const updateOwnExercise = defineCall({
  id: 'updateOwnExercise',
  summary: 'Replaces an organization’s exercise; programs that use it show the new version',
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
  summary: 'Archives an organization’s exercise; programs and templates that use it keep it',
  method: 'POST',
  path: '/v2/exercises/own/:exerciseId/archive',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
});

export const restoreOwnExercise = defineCall({
  id: 'restoreOwnExercise',
  summary: 'Restores an archived exercise; 409 if another exercise has its name',
  method: 'POST',
  path: '/v2/exercises/own/:exerciseId/restore',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
});

export const ownExerciseUsage = defineCall({
  id: 'ownExerciseUsage',
  summary:
    'Gets how many current programs of accessible patients and how many templates use an organization’s exercise',
  method: 'GET',
  path: '/v2/exercises/own/:exerciseId/usage',
  access: { action: 'library.read' },
  params,
  response: z.object({ programs: z.number(), templates: z.number() }),
});

export const archivedOwnExercises = defineCall({
  id: 'archivedOwnExercises',
  summary: 'Lists the archived exercises of the user’s organization, by name',
  method: 'GET',
  path: '/v2/exercises/own/archived',
  access: { action: 'library.read' },
  response: z.array(Exercise),
});

export const putExercisePicture = defineCall({
  id: 'putExercisePicture',
  summary: 'Sets the picture of an organization’s exercise: JPEG, PNG or WebP, up to 5 MB; stored without metadata',
  method: 'PUT',
  path: '/v2/exercises/own/:exerciseId/picture',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
  form: 'bytes',
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  maxBodyBytes: EXERCISE_PICTURE.maxBytes,
});

export const putExerciseVideo = defineCall({
  id: 'putExerciseVideo',
  summary: 'Sets the video of an organization’s exercise: MP4 or WebM, up to 50 MB; stored without location data',
  method: 'PUT',
  path: '/v2/exercises/own/:exerciseId/video',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
  form: 'bytes',
  mediaTypes: ['video/mp4', 'video/webm'],
  maxBodyBytes: EXERCISE_VIDEO.maxBytes,
});

export const removeExercisePicture = defineCall({
  id: 'removeExercisePicture',
  summary: 'Removes the picture of an organization’s exercise',
  method: 'DELETE',
  path: '/v2/exercises/own/:exerciseId/picture',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
});

export const removeExerciseVideo = defineCall({
  id: 'removeExerciseVideo',
  summary: 'Removes the video of an organization’s exercise',
  method: 'DELETE',
  path: '/v2/exercises/own/:exerciseId/video',
  access: { action: 'programs.write' },
  params,
  response: Exercise,
});

/** `v` changes with the file, for the browser's cache; the server ignores it. */
const fileQuery = z.object({ v: z.optional(z.string()) });

export const readExercisePicture = defineCall({
  id: 'readExercisePicture',
  summary: 'Gets the picture of an organization’s exercise',
  method: 'GET',
  path: '/v2/exercises/own/:exerciseId/picture',
  access: { action: 'library.read' },
  params,
  query: fileQuery,
  form: 'file',
});

export const readExerciseVideo = defineCall({
  id: 'readExerciseVideo',
  summary: 'Gets the video of an organization’s exercise, whole or in part by a Range header (206)',
  method: 'GET',
  path: '/v2/exercises/own/:exerciseId/video',
  access: { action: 'library.read' },
  params,
  query: fileQuery,
  form: 'file',
});
