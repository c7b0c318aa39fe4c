/** What a walk was found to be by other means than the engine's, and how far the engine may lie from it. */
export interface Known {
  item: string;
  measure: string;
  value: number;
  /** In the unit of the value; set before the engine was first run on the recording. */
  within: number;
  /** Where the engine does not keep to that, how far it may be off: docs/GAIT.md tells why. */
  atMost?: number;
}

type Value = readonly [value: number, within: number, atMost?: number];
const known = (item: string, measures: Record<string, Value>): Known[] =>
  Object.entries(measures).map(([measure, [value, within, atMost]]) => ({ item, measure, value, within, atMost }));

/**
 * A woman of 1.65 m, seen from her left side (docs/GAIT.md says how this was computed: from the 33 raw landmarks behind the log;
 * feet by their speed over the floor instead of their place before the hips, the stride by autocorrelation, angles as medians
 * over strides). Initial contacts in frames. The source gives the stature, from which its users estimate 1.3 m/s.
 */
export const walkFromTheSide = {
  contacts: { left: [33.8, 71.6, 107.6, 144], right: [15.2, 53.5, 89.7, 126.5] },
  statedSpeed: 1.3,
  measures: [
    ...known('speed', { avgSpeed: [1.26, 0.1] }),
    ...known('hip', {
      leftHipFlexion: [35.7, 6],
      leftHipExtension: [17.1, 6],
      rightHipFlexion: [33, 6],
      rightHipExtension: [23.4, 6],
    }),
    ...known('knee', {
      leftKneeFlexion: [70, 6],
      leftKneeExtension: [6.1, 5],
      rightKneeFlexion: [50, 6],
      rightKneeExtension: [2.2, 5],
    }),
    ...known('arm', { leftArmSwing: [62.1, 8] }),
    ...known('ankle', {
      leftAnkleDorsiflexion: [8, 6],
      leftAnklePlantarflexion: [16.7, 6],
      rightAnkleDorsiflexion: [15.6, 6],
      rightAnklePlantarflexion: [14.3, 6],
    }),
    ...known('trunk', { trunkLean: [-8.5, 2] }),
    ...known('head', { headTilt: [8.4, 4] }),
    ...known('step', {
      leftStepTime: [0.6, 0.04],
      rightStepTime: [0.63, 0.04],
      leftStepLength: [0.775, 0.08, 0.16],
      rightStepLength: [0.775, 0.08],
    }),
    ...known('stride', {
      strideTime: [1.22, 0.04],
      strideLength: [1.55, 0.1],
      leftStancePhase: [60.4, 4, 5.5],
      rightStancePhase: [58.9, 4, 5.5],
    }),
  ],
};

/**
 * An actor on a long figure of eight, by motion capture: all from the bones in space at 120 Hz, of which the log is a picture
 * (docs/GAIT.md). Means over the strides within the two passes, up to 45 degrees off the side view; lengths along the picture,
 * since one camera sees no others, and by the pixels a metre of the middle of the walked floor. The source states 1.70 m/s along
 * the way, turn and all; along the way of these strides it is 1.87 m/s.
 */
export const walkOfTwoLaps = {
  contacts: {
    left: [26.3, 59.1, 88.2, 116.5, 175.8, 205.5, 233],
    right: [43.6, 73.9, 102.5, 160.1, 190.4, 219.1, 247.8],
  },
  pixelsPerMetre: 105.1,
  speedAlongTheWay: 1.87,
  measures: [
    ...known('speed', { avgSpeed: [1.66, 0.1] }),
    ...known('hip', {
      leftHipFlexion: [32.7, 8],
      leftHipExtension: [26, 8],
      rightHipFlexion: [34.4, 8],
      rightHipExtension: [27.2, 8],
    }),
    ...known('knee', {
      leftKneeFlexion: [71, 8],
      leftKneeExtension: [3.1, 6],
      rightKneeFlexion: [71, 8, 9],
      rightKneeExtension: [5.2, 6],
    }),
    ...known('arm', { leftArmSwing: [52, 10], rightArmSwing: [40.7, 10] }),
    ...known('ankle', {
      leftAnkleDorsiflexion: [21.2, 10],
      leftAnklePlantarflexion: [16.4, 10],
      rightAnkleDorsiflexion: [17.7, 10],
      rightAnklePlantarflexion: [25.9, 10],
    }),
    ...known('trunk', { trunkLean: [1.5, 4] }),
    ...known('head', { headTilt: [21.1, 6] }),
    ...known('step', {
      leftStepTime: [0.49, 0.03],
      rightStepTime: [0.48, 0.03],
      leftStepLength: [0.81, 0.1],
      rightStepLength: [0.81, 0.1],
    }),
    ...known('stride', {
      strideTime: [0.98, 0.03],
      strideLength: [1.62, 0.12],
      leftStancePhase: [59.6, 4, 5.5],
      rightStancePhase: [59.4, 4, 5.5],
    }),
  ],
};
