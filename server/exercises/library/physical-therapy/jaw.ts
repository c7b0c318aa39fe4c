import { type Entry, kinds } from './entry.ts';

/** Jaw (temporomandibular joint): resting position, guided opening, and gentle resistance. */
export const jaw: Entry[] = [
  {
    id: 'PT-JAW-REST-POSITION',
    name: 'Jaw Rest Position',
    kind: kinds.timed,
    targets: ['Neck'],
    from: 'Seated',
    facing: 'FRONT',
    sequence: 'BILATERAL',
    equipment: ['Chair'],
    position: 'Sit tall with your head over your shoulders and your lips lightly closed.',
    action:
      'Rest the front third of your tongue on the roof of your mouth, just behind the front teeth. Let the back teeth part and breathe through your nose for 6 slow breaths.',
    facts: {
      movements: ['Jaw Motion', 'Relaxation'],
      muscles: ['Jaw Muscles'],
      phases: ['Early', 'Middle', 'Late'],
      contraindications: null,
      synonyms: ['Rocabado', 'TMJ', 'TMD', 'jaw pain', 'clenching', 'bruxism', 'tongue up teeth apart', 'headache'],
    },
  },
  {
    id: 'PT-CONTROLLED-JAW-OPENING',
    name: 'Controlled Jaw Opening with Tongue Up',
    kind: kinds.moved,
    targets: ['Neck'],
    from: 'Seated',
    facing: 'FRONT',
    sequence: 'BILATERAL',
    equipment: ['Chair'],
    position:
      'Sit tall in front of a mirror. Rest the tip of your tongue on the roof of your mouth and put one index finger on your chin.',
    action:
      'Open the jaw slowly as far as the tongue can stay up and let the chin drop straight down. Close just as slowly.',
    facts: {
      movements: ['Jaw Motion'],
      muscles: ['Jaw Muscles'],
      phases: ['Early', 'Middle'],
      contraindications:
        'Hold with a locked jaw, acute fracture or fresh jaw surgery; stay below the range of painful clicking.',
      synonyms: ['Rocabado', 'TMJ rotation', 'TMD', 'jaw opening', 'jaw pain', 'jaw clicking', 'tongue up opening'],
    },
  },
  {
    id: 'PT-JAW-SIDE-GLIDE',
    name: 'Jaw Side Glide with Tongue Depressor',
    kind: kinds.moved,
    targets: ['Neck'],
    from: 'Seated',
    facing: 'FRONT',
    sequence: 'ALTERNATING',
    equipment: ['Chair'],
    position: 'Sit tall in front of a mirror and hold two stacked tongue depressors lightly between your front teeth.',
    action:
      'Slide the lower jaw a little to one side and bring it back to the middle, then to the other side. Move slowly and without pain.',
    facts: {
      movements: ['Jaw Motion'],
      muscles: ['Jaw Muscles'],
      phases: ['Middle'],
      contraindications:
        'Hold with a locked jaw, acute fracture or fresh jaw surgery; stay below the range of painful clicking.',
      synonyms: [
        'lateral excursion',
        'lateral deviation',
        'TMJ',
        'TMD',
        'disc displacement',
        'jaw pain',
        'jaw mobility',
        'jaw stretch',
      ],
    },
  },
  {
    id: 'PT-ISOMETRIC-JAW-OPENING',
    name: 'Isometric Jaw Opening',
    kind: kinds.tensed,
    targets: ['Neck'],
    from: 'Seated',
    facing: 'FRONT',
    sequence: 'BILATERAL',
    equipment: ['Chair'],
    position: 'Sit tall with the jaw relaxed, the teeth a little apart and a fist or two fingers under your chin.',
    action:
      'Press the jaw lightly downward into your hand, as if to open it, while nothing moves. Hold for 6 seconds, then relax.',
    facts: {
      movements: ['Jaw Motion'],
      muscles: ['Jaw Muscles'],
      phases: ['Middle'],
      contraindications:
        'Only light pressure; hold with acute joint pain, dislocation within the last weeks or fresh jaw surgery.',
      synonyms: [
        'Rocabado isometrics',
        'rhythmic stabilization',
        'TMJ',
        'TMD',
        'jaw pain',
        'jaw stability',
        'hypermobility',
      ],
    },
  },
  {
    id: 'PT-ISOMETRIC-JAW-SIDE',
    name: 'Isometric Jaw Side Press',
    kind: kinds.tensed,
    targets: ['Neck'],
    from: 'Seated',
    facing: 'FRONT',
    sequence: 'ALTERNATING',
    equipment: ['Chair'],
    position:
      'Sit tall with the jaw relaxed, the teeth a little apart and the fingertips of one hand against the side of the jaw.',
    action:
      'Press the jaw lightly sideways into the fingertips while nothing moves. Hold for 6 seconds and relax. Then change sides.',
    facts: {
      movements: ['Jaw Motion'],
      muscles: ['Jaw Muscles'],
      phases: ['Middle'],
      contraindications:
        'Only light pressure; hold with acute joint pain, dislocation within the last weeks or fresh jaw surgery.',
      synonyms: [
        'Rocabado isometrics',
        'lateral isometric',
        'rhythmic stabilization',
        'TMJ',
        'TMD',
        'jaw pain',
        'jaw stability',
      ],
    },
  },
  {
    id: 'PT-MASSETER-MASSAGE',
    name: 'Jaw Muscle Self-Massage',
    kind: kinds.timed,
    targets: ['Neck'],
    from: 'Seated',
    facing: 'FRONT',
    sequence: 'BILATERAL',
    equipment: ['Chair'],
    position:
      'Sit tall with the jaw relaxed and put the fingertips of both hands on your cheeks, in front of the ears.',
    action:
      'Make slow, gentle circles over the jaw muscles and move down toward the corner of the jaw. Stop on a tender place for a few breaths.',
    facts: {
      movements: ['Soft Tissue Mobilization', 'Relaxation'],
      muscles: ['Jaw Muscles'],
      phases: ['Early', 'Middle', 'Late'],
      contraindications: 'Hold over infection, fresh surgery or suspected temporal arteritis.',
      synonyms: [
        'masseter massage',
        'temporalis',
        'TMJ',
        'TMD',
        'jaw pain',
        'clenching',
        'bruxism',
        'tension headache',
      ],
    },
  },
];
