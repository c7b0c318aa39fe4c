/** A point of the picture in its pixels; `z` in pixels too, negative towards the camera, where a model tells depth. */
export interface TrackedPoint {
  x: number;
  y: number;
  z?: number;
  /** 0 to 1. */
  confidence: number;
  /** Metres from the middle of the hand or the hips, as the model estimates them; axes as in the picture. */
  world?: { x: number; y: number; z: number };
}

/** What was found in one picture. Joints by the names of pose and hands logs (`leftWrist`, `rightIndexPIP`); absent when not seen. */
export interface TrackedFrame {
  /** Seconds since the first picture, by the camera's clock. */
  t: number;
  joints: Record<string, TrackedPoint>;
}

/** What a visitor's camera saw, frame by frame. Left and right are the person's own. */
export interface TrackedRecording {
  kind: 'hands' | 'body';
  /** Pixels of the pictures. */
  width: number;
  height: number;
  frames: TrackedFrame[];
}
