import type { ExerciseToDo } from '../../contract/patient-link/today.ts';
import type { Today } from '../../src/app/patient/keptOnDevice.ts';

/** An exercise of one set of three repetitions. */
export const buildExerciseToDo = (change: Partial<ExerciseToDo> = {}): ExerciseToDo => ({
  uuid: 'b1',
  name: 'Heel slide',
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 3, time: null },
  side: null,
  sideOfBody: null,
  position: 'Lie on your back.',
  action: 'Slide your heel.',
  thumbnailUrl: null,
  animationUrl: null,
  demoUrl: null,
  demoAudioUrl: null,
  source: null,
  reportingMetric: null,
  camera: null,
  reported: { id: 'PT-HEEL-SLIDE', name: 'Heel slide', min: null, max: null },
  ...change,
});

/** The day of a patient whose program has the exercises. */
export const buildPatientDay = (exercises = [buildExerciseToDo()]): Today => ({
  patient: '3f0qk8-2m7xd-5h1pt-vb9cw-6ne4r',
  organization: { name: 'Northside Rehab', logoUrl: null },
  firstName: 'Ada',
  language: 'en',
  day: '2026-11-23',
  program: {
    organization: { name: 'Northside Rehab', logoUrl: null },
    id: 12,
    name: 'Knee, first week',
    notes: 'Ice afterwards.',
    dailyFrequency: 1,
    weeklyFrequency: 5,
    minutes: 10,
    language: 'en',
    exercises,
  },
  progress: { doneToday: 0, daysThisWeek: 0, isDue: true, streak: 0, lastDay: null },
  dueSurveys: [],
  surveys: [],
});
