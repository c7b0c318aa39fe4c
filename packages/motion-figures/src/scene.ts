import { createBodyStrokes, placeTrunkOutline } from './body-strokes.ts';
import { createFigure } from './figure.ts';
import { createHandDetail, placeHandDetail } from './hand-detail.ts';
import { jointNames } from './joints.ts';
import { limbs } from './limbs.ts';
import { createMotion, poseFigure } from './motion.ts';
import type { Movement } from './movement-shape.ts';
import { listCloseUpPoints, createBox, createFloor, extendBox, enlargeBox, type Box } from './picture-box.ts';
import { createProps } from './props.ts';
import { type Pen, type Stroke, createCamera, project } from './picture.ts';
import { writePose, type Keyframe } from './timeline.ts';

/** A movement ready to be drawn at any moment. */
export interface Scene {
  /** What all moments together fill of the picture plane. */
  box: Box;
  keys: readonly Keyframe[];
  seconds: number;
  /** Draws a moment, in seconds, with a pen, far marks first; allocates nothing. */
  draw: (moment: number, pen: Pen) => void;
}

const samples = 24;

const sortByDepth = (order: Int32Array, depth: Float64Array) => {
  for (let index = 1; index < order.length; index += 1) {
    const one = order[index]!;
    let place = index - 1;
    while (place >= 0 && depth[order[place]!]! > depth[one]!) {
      order[place + 1] = order[place]!;
      place -= 1;
    }
    order[place + 1] = one;
  }
};

/** Prepares a movement for drawing: its strokes, its props, and the box that all moments fit in. */
export const createScene = (movement: Movement): Scene => {
  const motion = createMotion(movement);
  const { keys, seconds } = motion;
  const camera = createCamera(movement.view ?? 'side');
  const figure = createFigure();
  const pose = new Float64Array(jointNames.length);
  const outline = new Float64Array(18);
  poseFigure(figure, motion, writePose(keys, seconds, 0, pose));
  const things = createProps(movement.props ?? [], figure, camera);
  const hand = movement.close === 'handR' ? createHandDetail() : undefined;
  const strokes = [
    ...createBodyStrokes(figure, outline, motion, camera, hand),
    ...things.flatMap((thing) => thing.strokes),
  ];
  const flat = new Float64Array(Math.max(24, ...strokes.map(({ at }) => at.length)) * 3);

  const place = (moment: number) => {
    poseFigure(figure, motion, writePose(keys, seconds, moment, pose));
    placeTrunkOutline(figure, outline);
    if (hand) placeHandDetail(figure, limbs.R, pose, hand);
    for (const { follow } of things) follow?.(figure);
  };
  const flatten = ({ points, at, bias }: Stroke) => {
    let near = 0;
    for (let index = 0; index < at.length; index += 1) {
      project(camera, points, at[index]!, flat, index * 3);
      near += flat[index * 3 + 2]!;
    }
    return near / at.length + bias;
  };

  const shown = listCloseUpPoints(movement.close);
  const filled = createBox();
  for (let sample = 0; sample < samples; sample += 1) {
    place((sample * seconds) / samples);
    for (const stroke of strokes) {
      flatten(stroke);
      const half = stroke.form === 'disc' || stroke.form === 'ring' ? stroke.width : stroke.width / 2;
      stroke.at.forEach((at, index) => {
        if (shown && stroke.points !== hand && !(stroke.points === figure.points && shown.has(at))) return;
        extendBox(filled, flat[index * 3]!, flat[index * 3 + 1]!, half);
      });
    }
  }
  const box = enlargeBox(filled, shown !== undefined);
  strokes.push(createFloor(box, camera));
  const order = Int32Array.from(strokes.keys());
  const depth = new Float64Array(strokes.length);

  const draw = (moment: number, pen: Pen) => {
    place(moment);
    for (let index = 0; index < strokes.length; index += 1) depth[index] = flatten(strokes[index]!);
    sortByDepth(order, depth);
    for (const index of order) {
      const stroke = strokes[index]!;
      flatten(stroke);
      pen.draw(flat, stroke);
    }
  };
  return { box, keys, seconds, draw };
};
