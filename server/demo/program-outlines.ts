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
    notes: 'Stop if your pain rises above 4 out of 10.\nIce for 10 minutes afterward.',
    exercises: ['PT-QUAD-SET', 'PT-HEEL-SLIDE', 'PT-SHORT-ARC-QUAD', 'PT-STRAIGHT-LEG-RAISE'],
  },
  {
    name: 'Knee Strength Phase 2',
    bodyParts: ['Knee'],
    dailyFrequency: 1,
    weeklyFrequency: 4,
    notes: 'Add reps first, then weight, and only after all sets have felt easy for a week.',
    exercises: ['PT-MINI-SQUAT', 'PT-STEP-UP', 'PT-TERMINAL-KNEE-EXTENSION', 'PT-HEEL-RAISE', 'US-NIA-HAMSTRING'],
  },
  {
    name: 'Knee: Return to Activity',
    bodyParts: ['Knee'],
    dailyFrequency: 1,
    weeklyFrequency: 3,
    notes: 'Rest one day between sessions.\nKeep your knee pointing over your toes on every rep.',
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
    notes: 'Do only the movements your surgeon allows.\nShort, frequent sessions are better than long ones.',
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
    notes: 'Move slowly. Never force the end of the range.',
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
      'Stop and call us if pain or tingling moves farther down your leg.\nIf it moves up toward your back, that is a good sign.',
    exercises: ['PT-PRONE-ON-ELBOWS', 'PT-PRESS-UP', 'PT-STANDING-BACK-EXTENSION', 'PT-ABDOMINAL-BRACE'],
  },
  {
    name: 'Balance and Fall Prevention',
    bodyParts: ['Multiple'],
    dailyFrequency: 1,
    weeklyFrequency: 7,
    notes: 'Keep a chair or counter within reach at all times.',
    exercises: ['PT-SIT-TO-STAND', 'PT-TANDEM-STANCE', 'PT-STANDING-HIP-ABDUCTION', 'PT-HEEL-RAISE', 'PT-SIDE-STEP'],
  },
  {
    name: 'Steady Walking',
    bodyParts: ['Multiple'],
    dailyFrequency: 1,
    weeklyFrequency: 5,
    notes: 'Wear the shoes you wear outside.\nWalk your usual route on the other days.',
    exercises: ['PT-STANDING-MARCH', 'PT-HEEL-TOE-ROCK', 'PT-TANDEM-WALK', 'PT-BACKWARD-WALK', 'US-CDC-4STAGE'],
  },
  {
    name: 'Neck and Posture',
    bodyParts: ['Spine', 'Multiple'],
    dailyFrequency: 3,
    weeklyFrequency: 5,
    notes: 'Good for breaks at your desk.',
    exercises: ['PT-CHIN-TUCK', 'PT-NECK-ROTATION', 'PT-UPPER-TRAPEZIUS-STRETCH', 'PT-SCAPULAR-SQUEEZE'],
  },
];
