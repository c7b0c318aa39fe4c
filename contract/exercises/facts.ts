import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { LanguageCode } from '../platform/languages.ts';

/** Clinical facts of the vendor's exercises, by which they are searched, filtered and swapped. */

/** What moves, or what is practiced. */
export const movements = [
  'Flexion',
  'Extension',
  'Abduction',
  'Adduction',
  'Horizontal Abduction',
  'Horizontal Adduction',
  'External Rotation',
  'Internal Rotation',
  'Rotation',
  'Side Bending',
  'Circumduction',
  'Elevation',
  'Depression',
  'Protraction',
  'Retraction',
  'Pronation',
  'Supination',
  'Radial Deviation',
  'Ulnar Deviation',
  'Grip',
  'Opposition',
  'Dorsiflexion',
  'Plantarflexion',
  'Inversion',
  'Eversion',
  'Pelvic Tilt',
  'Pelvic Floor Contraction',
  'Jaw Motion',
  'Stabilization',
  'Squat',
  'Hip Hinge',
  'Stepping',
  'Jumping',
  'Transfer',
  'Bed Mobility',
  'Balance',
  'Weight Shift',
  'Reaching',
  'Gait',
  'Aerobic',
  'Breathing',
  'Airway Clearance',
  'Relaxation',
  'Gaze Stability',
  'Habituation',
  'Repositioning',
  'Nerve Glide',
  'Soft Tissue Mobilization',
  'Desensitization',
] as const;
export type Movement = (typeof movements)[number];

/** What works, or is stretched. */
export const muscles = [
  'Deep Neck Flexors',
  'Neck Extensors',
  'Suboccipitals',
  'Sternocleidomastoid',
  'Scalenes',
  'Upper Trapezius',
  'Levator Scapulae',
  'Middle Trapezius',
  'Lower Trapezius',
  'Rhomboids',
  'Serratus Anterior',
  'Rotator Cuff',
  'Deltoid',
  'Pectorals',
  'Latissimus Dorsi',
  'Biceps',
  'Triceps',
  'Pronators',
  'Supinator',
  'Wrist Flexors',
  'Wrist Extensors',
  'Finger Flexors',
  'Finger Extensors',
  'Thumb Muscles',
  'Hand Intrinsics',
  'Abdominals',
  'Obliques',
  'Transversus Abdominis',
  'Multifidus',
  'Erector Spinae',
  'Quadratus Lumborum',
  'Diaphragm',
  'Pelvic Floor',
  'Gluteus Maximus',
  'Gluteus Medius',
  'Hip External Rotators',
  'Hip Internal Rotators',
  'Hip Flexors',
  'Hip Adductors',
  'Tensor Fasciae Latae',
  'Quadriceps',
  'Hamstrings',
  'Gastrocnemius',
  'Soleus',
  'Tibialis Anterior',
  'Tibialis Posterior',
  'Fibularis',
  'Toe Flexors',
  'Toe Extensors',
  'Foot Intrinsics',
  'Jaw Muscles',
  'Facial Muscles',
] as const;
export type Muscle = (typeof muscles)[number];

/** Of rehabilitation: protecting, loading, and returning to full activity. */
export const phases = ['Early', 'Middle', 'Late'] as const;
export type Phase = (typeof phases)[number];

export const ExerciseFacts = z.object({
  id: z.string(),
  /** Main movement first; the same for muscles. */
  movements: z.array(z.enum(movements)),
  muscles: z.array(z.enum(muscles)),
  phases: z.array(z.enum(phases)),
  /** Other names of the exercise, and conditions for which it is given, in the requested language. */
  synonyms: z.array(z.string()),
});
export type ExerciseFacts = z.output<typeof ExerciseFacts>;

export const exerciseFacts = defineCall({
  id: 'exerciseFacts',
  summary: 'Lists movements, muscles, phases and synonyms of the vendor’s exercises, for search and filters',
  method: 'GET',
  path: '/v2/exercises/facts',
  access: { action: 'library.read' },
  query: z.object({ language: z.optional(LanguageCode) }),
  response: z.array(ExerciseFacts),
});
