export interface Outline {
  name: string;
  notes: string;
  /** Involved body parts for which it is assigned. */
  bodyParts: string[];
  dailyFrequency: number;
  weeklyFrequency: number;
  exercises: string[];
}

/** Programs that clinics of the demo assign, as lists of library exercises. */
export const outlines: Outline[] = [
  {
    name: 'Knee Strength Phase 1',
    bodyParts: ['Knee'],
    dailyFrequency: 1,
    weeklyFrequency: 5,
    notes: 'Stop when the pain rises above 4 of 10.\nIce for ten minutes afterwards.',
    exercises: ['PT-QUAD-SET', 'PT-HEEL-SLIDE', 'PT-SHORT-ARC-QUAD', 'PT-STRAIGHT-LEG-RAISE'],
  },
  {
    name: 'Knee Strength Phase 2',
    bodyParts: ['Knee'],
    dailyFrequency: 1,
    weeklyFrequency: 4,
    notes: 'Add repetitions first, then weight, and only when all sets felt easy for a week.',
    exercises: ['PT-MINI-SQUAT', 'PT-STEP-UP', 'PT-TERMINAL-KNEE-EXTENSION', 'PT-HEEL-RAISE', 'US-NIA-HAMSTRING'],
  },
  {
    name: 'Knee: Return to Activity',
    bodyParts: ['Knee'],
    dailyFrequency: 1,
    weeklyFrequency: 3,
    notes: 'One day of rest in between.\nYour knee points over your toes in every repetition.',
    exercises: ['PT-WALL-SQUAT', 'PT-LATERAL-STEP-DOWN', 'PT-SPLIT-SQUAT', 'PT-SINGLE-LEG-STANCE'],
  },
  {
    name: 'Hip Stability',
    bodyParts: ['Hip'],
    dailyFrequency: 1,
    weeklyFrequency: 5,
    notes: 'Keep the pelvis level throughout.',
    exercises: ['PT-CLAMSHELL', 'PT-SIDE-LYING-HIP-ABDUCTION', 'PT-BRIDGE', 'US-NIA-HIPROT'],
  },
  {
    name: 'Hip: First Weeks after Surgery',
    bodyParts: ['Hip'],
    dailyFrequency: 2,
    weeklyFrequency: 7,
    notes: 'Keep to the movements that your surgeon allows.\nShort and often is better than long.',
    exercises: [
      'PT-ANKLE-PUMPS',
      'PT-GLUTE-SET',
      'PT-SUPINE-HIP-ABDUCTION',
      'PT-SEATED-KNEE-EXTENSION',
      'PT-STANDING-HIP-EXTENSION',
    ],
  },
  {
    name: 'Shoulder Mobility',
    bodyParts: ['Shoulder'],
    dailyFrequency: 2,
    weeklyFrequency: 5,
    notes: 'Move slowly; never force the end of the range.',
    exercises: ['PT-PENDULUM', 'PT-TABLE-SLIDE', 'PT-WAND-FLEXION', 'PT-WALL-WALK'],
  },
  {
    name: 'Rotator Cuff Strength',
    bodyParts: ['Shoulder'],
    dailyFrequency: 1,
    weeklyFrequency: 3,
    notes: '',
    exercises: [
      'PT-BAND-EXTERNAL-ROTATION',
      'PT-BAND-INTERNAL-ROTATION',
      'PT-BAND-ROW',
      'PT-SCAPTION',
      'PT-SLEEPER-STRETCH',
    ],
  },
  {
    name: 'Low Back Basics',
    bodyParts: ['Spine'],
    dailyFrequency: 1,
    weeklyFrequency: 5,
    notes: 'Breathe out on effort.',
    exercises: ['PT-PELVIC-TILT', 'PT-SINGLE-KNEE-TO-CHEST', 'PT-LOWER-TRUNK-ROTATION', 'PT-BIRD-DOG'],
  },
  {
    name: 'Low Back: Extension',
    bodyParts: ['Spine'],
    dailyFrequency: 3,
    weeklyFrequency: 7,
    notes:
      'Stop and call us when pain or tingling goes further down the leg.\nIt may move up toward the back; that is a good sign.',
    exercises: ['PT-PRONE-ON-ELBOWS', 'PT-PRESS-UP', 'PT-STANDING-BACK-EXTENSION', 'PT-ABDOMINAL-BRACE'],
  },
  {
    name: 'Balance and Fall Prevention',
    bodyParts: ['Multiple'],
    dailyFrequency: 1,
    weeklyFrequency: 7,
    notes: 'Have a chair or counter within reach at all times.',
    exercises: ['PT-SIT-TO-STAND', 'PT-TANDEM-STANCE', 'PT-STANDING-HIP-ABDUCTION', 'PT-HEEL-RAISE', 'PT-SIDE-STEP'],
  },
  {
    name: 'Steady Walking',
    bodyParts: ['Multiple'],
    dailyFrequency: 1,
    weeklyFrequency: 5,
    notes: 'Wear the shoes that you wear outside.\nWalk your usual round on the other days.',
    exercises: ['PT-STANDING-MARCH', 'PT-HEEL-TOE-ROCK', 'PT-TANDEM-WALK', 'PT-BACKWARD-WALK', 'US-CDC-4STAGE'],
  },
  {
    name: 'Neck and Posture',
    bodyParts: ['Spine', 'Multiple'],
    dailyFrequency: 3,
    weeklyFrequency: 5,
    notes: 'Suited to breaks at a desk.',
    exercises: ['PT-CHIN-TUCK', 'PT-NECK-ROTATION', 'PT-UPPER-TRAPEZIUS-STRETCH', 'PT-SCAPULAR-SQUEEZE'],
  },
];
