import { jointNames, setJoints, type JointValues, type Pose } from './joints.ts';

interface Posture {
  joints: JointValues;
  /** Where the feet rest when what the body rests on is raised: on that, or on the floor beside it. */
  feet: 'support' | 'floor';
}

const atEase: JointValues = { shoulderAbd: 7, elbow: 8, fingers: 25 };
/** On the back the arms drop behind the shoulders' height until they rest beside the body, palms down. */
const lying: JointValues = {
  shoulderAbd: 12,
  shoulderFlex: -10,
  shoulderRot: -11,
  elbow: 7,
  pronation: 72,
  fingers: 4,
  ankle: -25,
  neckFlex: 8,
};

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
  'hook-lying': { feet: 'support', joints: { ...lying, lean: -90, hipFlex: 52, knee: 109.5, ankle: -33, hipAbd: 3 } },
  /** On the back on a bench, feet on the floor at its end; `lean` makes the bench slope. */
  'bench-lying': { feet: 'floor', joints: { lean: -90, hipFlex: 6, knee: 96, ankle: 0, hipAbd: 14, fingers: 60 } },
  /** Face to the right. */
  prone: {
    feet: 'support',
    joints: {
      lean: 87.5,
      hipFlex: 1,
      hipAbd: 4,
      knee: 4,
      ankle: -58,
      shoulderAbd: 14,
      shoulderFlex: 6,
      shoulderRot: -15,
      pronation: 76,
      fingers: 4,
      neckFlex: 3.5,
      neckTurn: 65,
    },
  },
  /** On the left side, right side up: the shoulder carries, the right leg lies on the left one, a pillow under the head. */
  'side-lying': {
    feet: 'support',
    joints: {
      tip: -83,
      hipFlex: 25,
      knee: 40,
      hipAbdL: -3,
      hipRotL: 5,
      hipAbdR: -8.5,
      hipRotR: -11.5,
      ankle: -15,
      shoulderFlexL: 105,
      shoulderAbdL: 3,
      shoulderRotL: 8.5,
      elbowL: 95,
      pronationL: 18,
      wristFlexL: -6,
      shoulderAbdR: 2,
      shoulderFlexR: 10,
      elbowR: 35,
      fingers: 10,
      neckBend: -7,
    },
  },
  quadruped: {
    feet: 'support',
    joints: {
      lean: 76.5,
      hipFlex: 77,
      knee: 92,
      ankle: -58,
      shoulderFlex: 77,
      pronation: 90,
      wristFlex: -90,
      neckFlex: -20,
    },
  },
  kneeling: { feet: 'support', joints: { ...atEase, knee: 91, ankle: -58, hipAbd: 3 } },
  /** Right foot in front, left knee down. */
  'half-kneeling': {
    feet: 'support',
    joints: { ...atEase, hipFlexR: 92, kneeR: 92, kneeL: 91, ankleL: -58 },
  },
  /** Straight from shoulders to toes on straight arms. */
  plank: {
    feet: 'support',
    joints: { lean: 72, ankle: 8, shoulderFlex: 71, pronation: 90, wristFlex: -89, neckFlex: -15, hipAbd: 2 },
  },
  /** The same on the forearms. */
  'forearm-plank': {
    feet: 'support',
    joints: {
      lean: 83,
      ankle: 20,
      shoulderFlex: 86,
      elbow: 84,
      shoulderRot: -3,
      pronation: 55,
      neckFlex: -15,
      hipAbd: 2,
    },
  },
} as const satisfies Record<string, Posture>;

export type PostureName = keyof typeof postures;
export const postureNames = Object.keys(postures) as PostureName[];

/** The joints of a posture, all of them. */
export const getPose = (posture: PostureName): Pose =>
  setJoints(new Float64Array(jointNames.length), postures[posture].joints);
