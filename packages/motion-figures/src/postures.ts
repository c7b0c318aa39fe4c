import { jointNames, setJoints, type JointValues, type Pose } from './joints.ts';

interface Posture {
  joints: JointValues;
  /** Where the feet rest when what the body rests on is raised: on that, or on the floor beside it. */
  feet: 'support' | 'floor';
}

const atEase: JointValues = { shoulderAbd: 7, elbow: 8, fingers: 25 };
const lying: JointValues = { shoulderAbd: 12, elbow: 5, fingers: 20, ankle: -25 };

/** Postures a movement starts from; a movement names only the joints that are otherwise. */
export const postures = {
  standing: { feet: 'support', joints: { ...atEase, hipAbd: 3 } },
  /** On a seat of knee height, feet on the floor; `height` raises the seat. */
  seated: {
    feet: 'floor',
    joints: { ...atEase, hipFlex: 90, knee: 90, hipAbd: 5, shoulderFlex: 12, elbow: 60, pronation: 60 },
  },
  /** Legs stretched out in front. */
  'long-sitting': {
    feet: 'support',
    joints: { ...atEase, hipFlex: 90, hipAbd: 4, ankle: -10, shoulderFlex: 18, elbow: 42, pronation: 70 },
  },
  supine: { feet: 'support', joints: { ...lying, lean: -90, hipAbd: 4 } },
  /** On the back, knees bent, feet flat. */
  'hook-lying': { feet: 'support', joints: { ...lying, lean: -90, hipFlex: 52, knee: 103, ankle: 0, hipAbd: 3 } },
  /** On the back on a bench, feet on the floor at its end; `lean` makes the bench slope. */
  'bench-lying': { feet: 'floor', joints: { lean: -90, hipFlex: 6, knee: 96, ankle: 0, hipAbd: 14, fingers: 60 } },
  prone: {
    feet: 'support',
    joints: { lean: 90, hipAbd: 4, ankle: -58, shoulderAbd: 14, elbow: 5, pronation: 80, fingers: 20 },
  },
  /** On the left side, right side up. */
  'side-lying': {
    feet: 'support',
    joints: {
      ...lying,
      tip: -90,
      hipFlex: 25,
      knee: 40,
      shoulderFlexL: 90,
      elbowL: 100,
      shoulderAbdR: 2,
      shoulderFlexR: 10,
      elbowR: 35,
      neckBend: 12,
    },
  },
  quadruped: {
    feet: 'support',
    joints: {
      lean: 77,
      hipFlex: 77,
      knee: 90,
      ankle: -55,
      shoulderFlex: 77,
      pronation: 90,
      wristFlex: -90,
      neckFlex: -20,
    },
  },
  kneeling: { feet: 'support', joints: { ...atEase, knee: 90, ankle: -55, hipAbd: 3 } },
  /** Right foot in front, left knee down. */
  'half-kneeling': {
    feet: 'support',
    joints: { ...atEase, hipFlexR: 90, kneeR: 90, kneeL: 90, ankleL: -15, toesL: -40 },
  },
  /** Straight from shoulders to toes on straight arms. */
  plank: {
    feet: 'support',
    joints: { lean: 71, ankle: 15, shoulderFlex: 71, pronation: 90, wristFlex: -72, neckFlex: -15, hipAbd: 2 },
  },
  /** The same on the forearms. */
  'forearm-plank': {
    feet: 'support',
    joints: { lean: 82, ankle: 20, shoulderFlex: 84, elbow: 90, pronation: 80, neckFlex: -15, hipAbd: 2 },
  },
} as const satisfies Record<string, Posture>;

export type PostureName = keyof typeof postures;
export const postureNames = Object.keys(postures) as PostureName[];

/** The joints of a posture, all of them. */
export const getPose = (posture: PostureName): Pose =>
  setJoints(new Float64Array(jointNames.length), postures[posture].joints);
