/** What can stand, lie or be held beside the figure. */
export const propKinds = [
  'chair',
  'bench',
  'wall',
  'step',
  'table',
  'dumbbell',
  'plate',
  'band',
  'ball',
  'dome',
  'stick',
  'towel',
  'roller',
  'post',
] as const;

/** Parts of the body a prop goes with; a plural is the middle of both. */
export const attachNames = [
  'handR',
  'handL',
  'hands',
  'footR',
  'footL',
  'feet',
  'ankleR',
  'ankleL',
  'ankles',
  'kneeR',
  'kneeL',
  'knees',
  'thighR',
  'pelvis',
  'waist',
  'chest',
  'head',
  'elbowR',
  'forearmR',
] as const;
export type AttachName = (typeof attachNames)[number];
