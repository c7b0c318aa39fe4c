import { type Entry, kinds, normal, range } from './entry.ts';

/** Nerves moved along their course, gently and without holding: sliders first, tensioners later. */
export const nerveGlides: Entry[] = [
  {
    id: 'PT-MEDIAN-NERVE-GLIDE',
    name: 'Median Nerve Glide',
    kind: kinds.loosened,
    targets: ['Elbow/Hand', 'Neck'],
    from: 'Standing',
    facing: 'FRONT',
    sequence: 'SINGLE',
    position:
      'Stand tall with one arm out to the side at shoulder height. Bend the elbow so that your fingers point to the ceiling, and tilt your head away from that arm.',
    action:
      'Straighten the elbow, turn the palm up and bend the wrist back while you tilt your head toward that arm. Move back smoothly. Do not hold, and stop short of tingling.',
    facts: {
      movements: ['Nerve Glide', 'Extension'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications: 'Hold with progressive weakness or sensory loss, or if symptoms linger after the set.',
      synonyms: [
        'median nerve slider',
        'nerve flossing',
        'neural mobilization',
        'carpal tunnel',
        'CTS',
        'cervical radiculopathy',
        'arm tingling',
        'median nerve floss',
      ],
    },
  },
  {
    id: 'PT-CARPAL-TUNNEL-GLIDE',
    name: 'Median Nerve Glide at the Wrist',
    kind: kinds.loosened,
    targets: ['Elbow/Hand'],
    from: 'Seated',
    facing: 'SIDE',
    sequence: 'SINGLE',
    equipment: ['Chair'],
    position: 'Sit with your elbow bent and your forearm upright. Make a loose fist with the wrist straight.',
    action:
      'Open the fingers and thumb, bend the wrist back, then move the thumb out to the side. Pause for a moment in each shape, go back to the fist and start again. Stop short of tingling.',
    facts: {
      movements: ['Nerve Glide', 'Extension'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications:
        'Hold with acute flexor tendon or median nerve repair unless the surgeon’s protocol allows it.',
      synonyms: ['carpal tunnel syndrome', 'CTS', 'nerve flossing', 'hand numbness', 'after carpal tunnel release'],
    },
  },
  {
    id: 'PT-ULNAR-NERVE-GLIDE',
    name: 'Ulnar Nerve Glide',
    kind: kinds.loosened,
    targets: ['Elbow/Hand', 'Neck'],
    from: 'Standing',
    facing: 'FRONT',
    sequence: 'SINGLE',
    position: 'Stand tall with one arm straight out to the side at shoulder height, palm up.',
    action:
      'Bend the elbow and bring the palm toward your ear with the fingers pointing down, as if you carried a tray upside down. Tilt your head toward that hand, then straighten the arm again. Stop short of tingling.',
    facts: {
      movements: ['Nerve Glide', 'Flexion'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications:
        'Hold with progressive hand weakness; keep elbow flexion short of symptoms in cubital tunnel syndrome and after ulnar nerve transposition.',
      synonyms: [
        'ulnar nerve slider',
        'nerve flossing',
        'cubital tunnel',
        'funny bone',
        'little finger numbness',
        'ulnar nerve floss',
      ],
    },
  },
  {
    id: 'PT-RADIAL-NERVE-GLIDE',
    name: 'Radial Nerve Glide',
    kind: kinds.loosened,
    targets: ['Elbow/Hand', 'Neck'],
    from: 'Standing',
    facing: 'FRONT',
    sequence: 'SINGLE',
    position:
      'Stand tall with one arm a little out from your side and lower that shoulder. Turn the palm to face behind you and tilt your head toward that arm.',
    action:
      'Bend the wrist so that your fingers point back and up, as if you slipped something to a person behind you, and tilt your head away. Straighten the wrist as your head returns. Stop short of tingling.',
    facts: {
      movements: ['Nerve Glide', 'Flexion'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications: 'Hold with progressive weakness or sensory loss, or if symptoms linger after the set.',
      synonyms: [
        'radial nerve slider',
        'nerve flossing',
        'radial tunnel',
        'tennis elbow',
        'lateral elbow pain',
        'radial nerve floss',
      ],
    },
  },
  {
    id: 'PT-SLUMP-SLIDER',
    name: 'Seated Slump Slider',
    kind: kinds.loosened,
    range: range('Extension', 0, 'Flexion', 90),
    targets: ['Hip/Knee', 'Spine'],
    from: 'Seated',
    facing: 'SIDE',
    sequence: 'SINGLE',
    equipment: ['Chair'],
    position:
      'Sit on a high chair with your thighs supported. Let your back round, put your hands behind you and drop your chin to your chest.',
    action:
      'Straighten one knee and look up at the same time. Then bend the knee and drop your chin again. Swing back and forth without holding; stop short of pulling or tingling.',
    facts: {
      movements: ['Nerve Glide', 'Extension'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications:
        'Hold with signs of cauda equina, progressive weakness or sensory loss, or if symptoms linger after the set.',
      synonyms: [
        'sciatic nerve slider',
        'nerve flossing',
        'sciatica',
        'slump',
        'lumbar radiculopathy',
        'leg pain',
        'sciatic nerve floss',
        'slump glide',
      ],
    },
  },
  {
    id: 'PT-SLUMP-TENSIONER',
    name: 'Seated Slump Tensioner',
    kind: kinds.loosened,
    range: range('Extension', 0, 'Flexion', 90),
    targets: ['Hip/Knee', 'Spine'],
    from: 'Seated',
    facing: 'SIDE',
    sequence: 'SINGLE',
    equipment: ['Chair'],
    position: 'Sit on a high chair with your hands behind you, your back rounded and your chin on your chest.',
    action:
      'Keep your chin down, straighten one knee and pull the toes toward you until you feel a mild pull. Let go at once by bending the knee. The pull must be gone each time before you start again.',
    facts: {
      movements: ['Nerve Glide', 'Extension', 'Dorsiflexion'],
      muscles: [],
      phases: ['Late'],
      contraindications:
        'Not for irritable nerve symptoms: use a slider first. Hold with signs of cauda equina or progressive weakness.',
      synonyms: ['neural tensioner', 'slump stretch', 'sciatica', 'lumbar radiculopathy'],
    },
  },
  {
    id: 'PT-SUPINE-SCIATIC-GLIDE',
    name: 'Supine Sciatic Nerve Glide',
    kind: kinds.loosened,
    range: range('Extension', 0, 'Flexion', 90),
    targets: ['Hip/Knee', 'Spine'],
    from: 'Supine',
    facing: 'SIDE',
    sequence: 'SINGLE',
    position:
      'Lie on your back with both knees bent. Hold one thigh upright with both hands behind the knee and let that foot hang.',
    action:
      'Straighten the knee toward the ceiling until you feel the first light pull, then bend it again. Keep an easy rhythm, do not hold and stop short of tingling.',
    facts: {
      movements: ['Nerve Glide', 'Extension'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications:
        'Hold with signs of cauda equina, progressive weakness or sensory loss, or if symptoms linger after the set.',
      synonyms: [
        'sciatic nerve slider',
        'nerve flossing',
        'sciatica',
        'lumbar radiculopathy',
        'back and leg pain',
        'sciatic nerve floss',
      ],
    },
  },
  {
    id: 'PT-TIBIAL-NERVE-GLIDE',
    name: 'Tibial Nerve Glide',
    kind: kinds.loosened,
    range: normal.ankleFlexion,
    targets: ['Ankle/Foot', 'Hip/Knee'],
    from: 'Supine',
    facing: 'SIDE',
    sequence: 'SINGLE',
    position: 'Lie on your back and hold one leg up with both hands behind the thigh, the knee almost straight.',
    action:
      'Pull the foot up toward you and turn the sole outward, then point the foot and let it turn in. Keep moving gently and stop short of tingling in the sole.',
    facts: {
      movements: ['Nerve Glide', 'Dorsiflexion', 'Eversion'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications:
        'Hold with signs of cauda equina, progressive weakness or sensory loss, or if symptoms linger after the set.',
      synonyms: ['tarsal tunnel', 'plantar heel pain', 'nerve flossing', 'foot tingling', 'plantar fasciitis'],
    },
  },
  {
    id: 'PT-FIBULAR-NERVE-GLIDE',
    name: 'Fibular Nerve Glide',
    kind: kinds.loosened,
    range: normal.ankleFlexion,
    targets: ['Ankle/Foot', 'Hip/Knee'],
    from: 'Seated',
    facing: 'SIDE',
    sequence: 'SINGLE',
    equipment: ['Chair'],
    position: 'Sit near the front of a chair with one leg straight in front of you and the heel on the floor.',
    action:
      'Point the foot and turn the sole inward while you look up. Then lift the foot as you lower your chin. Move back and forth gently and stop short of tingling.',
    facts: {
      movements: ['Nerve Glide', 'Plantarflexion', 'Inversion'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications:
        'Hold with a new foot drop or progressive weakness. After an ankle sprain, limit inversion to the pain-free range.',
      synonyms: [
        'peroneal nerve glide',
        'common fibular nerve',
        'nerve flossing',
        'ankle sprain',
        'outer leg tingling',
      ],
    },
  },
  {
    id: 'PT-FEMORAL-NERVE-GLIDE',
    name: 'Prone Femoral Nerve Glide',
    kind: kinds.loosened,
    range: normal.kneeFlexion,
    targets: ['Hip/Knee', 'Spine'],
    from: 'Prone',
    facing: 'SIDE',
    sequence: 'SINGLE',
    position: 'Lie on your stomach, propped on your forearms, and let your head hang. Both legs are straight.',
    action:
      'Bend one knee toward your buttock and look up at the same time. Straighten the knee as your chin drops again. Do not hold, and stop short of pulling or tingling.',
    facts: {
      movements: ['Nerve Glide', 'Flexion'],
      muscles: [],
      phases: ['Early', 'Middle'],
      contraindications:
        'Hold with signs of cauda equina, progressive weakness or sensory loss, or if symptoms linger after the set.',
      synonyms: [
        'femoral nerve slider',
        'upper lumbar radiculopathy',
        'front thigh pain',
        'nerve flossing',
        'prone knee bend',
      ],
    },
  },
];
