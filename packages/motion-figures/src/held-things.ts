import { createPlacer } from './attach.ts';
import type { Figure } from './figure.ts';
import { limbs } from './limbs.ts';
import type { Prop } from './movement-shape.ts';
import { placeFrom } from './rotation.ts';
import { createStroke, type PropDrawing } from './picture.ts';

/** A dumbbell across the palm: a bar with a weight at either end. Held in both hands it goes with the right one. */
const dumbbell = ({ at }: Prop): PropDrawing => {
  const held = at === 'handL' ? limbs.L : limbs.R;
  const ends = new Float64Array(12);
  const reach = [-7, -3.2, 3.2, 7];
  return {
    strokes: [
      createStroke(ends, [0, 9], 'thing', 1.8, 'line', 0.7),
      createStroke(ends, [0, 3], 'thing', 5.2, 'line', 0.8),
      createStroke(ends, [6, 9], 'thing', 5.2, 'line', 0.8),
    ],
    follow: ({ points, frames }) =>
      reach.forEach((x, index) => placeFrom(points, held.knuckle, index * 3, frames, held.hand, x, -1, 0, ends)),
  };
};

/** A straight thing between two places, longer than that by `over` parts at both ends. */
const between = (
  { at = 'handR', to = 'handL', by }: Prop,
  tone: 'thing' | 'band',
  width: number,
  over: number,
): PropDrawing => {
  const ends = new Float64Array(6);
  const one = createPlacer(at, typeof at === 'string' && typeof to === 'string' ? by : undefined);
  const two = createPlacer(to, by);
  const follow = (figure: Figure) => {
    one(figure, ends, 0);
    two(figure, ends, 3);
    for (let axis = 0; axis < 3; axis += 1) {
      const more = (ends[3 + axis]! - ends[axis]!) * over;
      ends[axis] = ends[axis]! - more;
      ends[3 + axis] = ends[3 + axis]! + more;
    }
  };
  return { strokes: [createStroke(ends, [0, 3], tone, width, 'line', 0.9)], follow };
};

/** A round thing: a ball or roller where it lies, or going with a part of the body. */
const round = ({ kind, at = [0, 0, 0], by, size = 7 }: Prop): PropDrawing => {
  const middle = new Float64Array(3);
  const place = createPlacer(at, by);
  return {
    strokes: [createStroke(middle, [0], 'thing', size, kind === 'plate' ? 'disc' : 'ring', kind === 'plate' ? 1 : -1)],
    follow: (figure) => place(figure, middle, 0),
  };
};

/** What is held or goes with the body; undefined for what stands on the floor. */
export const createHeldProp = (prop: Prop): PropDrawing | undefined => {
  switch (prop.kind) {
    case 'dumbbell':
      return dumbbell(prop);
    case 'band':
      return between(prop, 'band', 1.5, 0);
    case 'stick':
      return between(prop, 'thing', 1.9, prop.size ?? 0.2);
    case 'towel':
      return between(prop, 'band', 3, 0.05);
    case 'ball':
    case 'plate':
    case 'roller':
      return round(prop);
    default:
      return undefined;
  }
};
