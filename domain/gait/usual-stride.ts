import { skeletons } from '@exer/pose-log/skeleton.ts';
import type { StrideFilm } from '../../contract/gait/gait-summary.ts';

/** A walking body by usual proportions (Drillis and Contini 1966), for a walk of which there is no recording: a symbol, not a measurement. */
const joints: Record<string, [x: number, y: number]> = {
  nose: [96, 964],
  neck: [22, 865],
  midHips: [0, 545],
  leftEye: [85, 966],
  leftEar: [30, 976],
  leftShoulder: [22, 865],
  leftElbow: [93, 670],
  leftWrist: [148, 517],
  leftHip: [0, 545],
  leftKnee: [44, 275],
  leftAnkle: [-157, 89],
  leftHeel: [-204, 60],
  leftBigToe: [-46, 0],
  rightEye: [85, 966],
  rightEar: [30, 976],
  rightShoulder: [22, 865],
  rightElbow: [-48, 670],
  rightWrist: [-104, 517],
  rightHip: [0, 545],
  rightKnee: [149, 316],
  rightAnkle: [224, 52],
  rightHeel: [202, 1],
  rightBigToe: [366, 44],
};

export const usualMoment: StrideFilm['moments'][number] = {
  percent: 0,
  joints: skeletons['pose-log'].points.map((name) => joints[name]!),
};
