import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Program } from '../../contract/programs/shapes.ts';

/** An exercise of the library: standing, front view, counted in reps. */
export const buildExercise = (id: string, name: string, more: Partial<Exercise> = {}): Exercise => ({
  id,
  name,
  simpleName: null,
  exerciseType: 'Active/Dynamic',
  bodyTargets: ['Shoulder'],
  action: 'Lift slowly.',
  position: 'Stand upright.',
  cameraHeight: null,
  cameraOrientation: 'Portrait',
  subjectOrientation: 'FRONT',
  subjectPosition: 'Standing',
  thumbnailUrl: `/exercises/images/${id}.webp`,
  demoUrl: null,
  animationUrl: null,
  demoAudioUrl: null,
  animationThumbnailFrame: null,
  equipment: [],
  sequence: 'BILATERAL',
  withAnchorPoint: false,
  withHold: false,
  activeAssisted: false,
  settings: { ROM: null },
  exerciseMetrics: [{ id: `${id}-REPS`, metric: 'REPS' }],
  ...more,
});

export const raise = buildExercise('T-1', 'Lateral Raise', {
  equipment: ['Weights'],
  source: { name: 'A textbook', license: 'CC BY-SA 4.0' },
});
export const squat = buildExercise('T-2', 'Wall Squat', {
  bodyTargets: ['Hip/Knee'],
  subjectOrientation: 'SIDE',
  cameraOrientation: 'Landscape',
  sequence: 'SINGLE',
});
export const plank = buildExercise('T-3', 'Plank', {
  exerciseType: 'Isometric',
  bodyTargets: ['Torso/Core'],
  subjectPosition: 'Prone',
  withHold: true,
  withAnchorPoint: true,
  animationUrl: '/exercises/movements/trunk.json#plank',
  exerciseMetrics: [{ id: 'T-3-TIME', metric: 'TIME' }],
});
export const smallLibrary = [raise, squat, plank];

/** A template with an exercise of the small library. */
export const buildTemplate = (id: number, name: string, more: Partial<Program> = {}): Program => ({
  id,
  version: 1,
  name,
  notes: 'Slowly, and breathe.',
  dailyFrequency: 2,
  weeklyFrequency: 6,
  blocks: [
    {
      uuid: `7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a${String(id).padStart(2, '0')}`,
      exerciseId: 'T-2',
      numSets: 3,
      setGoal: { goalType: 'REPS', reps: 12, time: null },
      sideOfBody: 'Left',
    },
  ],
  patientCount: 0,
  dateCreated: '2026-11-01T18:00:00.000Z',
  dateUpdated: '2026-11-10T18:00:00.000Z',
  ...more,
});
