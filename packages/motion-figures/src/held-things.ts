import { createPlacer } from './attach.ts';
import type { Figure } from './figure.ts';
import { limbs } from './limbs.ts';
import type { Prop } from './movement-shape.ts';
import { placeFrom } from './rotation.ts';
import { createHull, type PropDrawing, type Tone } from './picture.ts';

/** A dumbbell across the palm: a bar with a weight at either end. Held in both hands it goes with the right one. */
const createDumbbell = ({ at }: Prop): PropDrawing => {
  const held = at === 'handL' ? limbs.L : limbs.R;
  const ends = new Float64Array(12);
  const reach = [-5.6, -3.4, 3.4, 5.6];
  return {
    strokes: [
      {
        points: ends,
        hulls: [
          createHull([0, 9], 0.8, 'thing'),
          createHull([0, 3], 2.5, 'thing', { shine: true }),
          createHull([6, 9], 2.5, 'thing', { shine: true }),
        ],
        bias: 1.2,
        rim: true,
      },
    ],
    follow: ({ points, frames }) =>
      reach.forEach((x, index) => placeFrom(points, held.knuckle, index * 3, frames, held.hand, x, -1, 0, ends)),
  };
};

/** How far a loop about both limbs reaches beyond their middles. */
const girth: Record<string, number> = { knee: 3.9, ankle: 2.5, foot: 2.8, thigh: 4.6, shank: 3.2 };
const getGirth = ({ at, to }: Prop) =>
  typeof at === 'string' && typeof to === 'string' && at.slice(0, -1) === to.slice(0, -1)
    ? (girth[at.slice(0, -1)] ?? 0)
    : 0;

/** A straight thing between two places, longer than that by `over` parts at both ends; a band between legs is a loop about them. */
const createLink = (prop: Prop, tone: Tone, half: number, over: number): PropDrawing => {
  const { at = 'handR', to = 'handL', by } = prop;
  const ends = new Float64Array(6);
  const one = createPlacer(at, typeof at === 'string' && typeof to === 'string' ? by : undefined);
  const two = createPlacer(to, by);
  const loop = prop.kind === 'band' ? getGirth(prop) : 0;
  const follow = (figure: Figure) => {
    one(figure, ends, 0);
    two(figure, ends, 3);
    const away = Math.hypot(ends[3]! - ends[0]!, ends[4]! - ends[1]!, ends[5]! - ends[2]!) || 1;
    for (let axis = 0; axis < 3; axis += 1) {
      const more = (ends[3 + axis]! - ends[axis]!) * (over + loop / away);
      ends[axis] = ends[axis]! - more;
      ends[3 + axis] = ends[3 + axis]! + more;
    }
  };
  return {
    strokes: [
      { points: ends, hulls: [createHull([0, 3], loop ? 1.1 : half, tone)], bias: loop ? loop + 2 : 1.3, rim: true },
    ],
    follow,
  };
};

/** A round thing: a ball or plate, where it lies or going with a part of the body. */
const createRound = ({ kind, at = [0, 0, 0], by, size = 7 }: Prop): PropDrawing => {
  const middle = new Float64Array(3);
  const place = createPlacer(at, by);
  return {
    strokes: [
      {
        points: middle,
        hulls: [createHull([0], size, 'thing', { shine: kind === 'ball' })],
        bias: kind === 'plate' ? 1 : -1,
        rim: true,
      },
    ],
    follow: (figure) => place(figure, middle, 0),
  };
};

/** A roll across the body: under the knees, between them, under the foot. */
const createRoll = ({ kind, at = 'knees', by, size = kind === 'bolster' ? 6 : 7 }: Prop): PropDrawing => {
  const ends = new Float64Array(6);
  const place = createPlacer(at, by);
  // Between the legs it lies lengthwise and short; else it is as wide as the hips.
  const half = size < 5 ? 2 : 11;
  return {
    strokes: [
      {
        points: ends,
        hulls: [createHull([0, 3], size, 'thingTop', { shine: true }), createHull([3], size * 0.94, 'thing')],
        bias: -4,
        rim: true,
      },
    ],
    follow: (figure) => {
      place(figure, ends, 0);
      place(figure, ends, 3);
      ends[2] = ends[2]! - half;
      ends[5] = ends[5]! + half;
    },
  };
};

/** What is held or goes with the body; undefined for what stands on the floor. */
export const createHeldProp = (prop: Prop): PropDrawing | undefined => {
  switch (prop.kind) {
    case 'dumbbell':
      return createDumbbell(prop);
    case 'band':
      return createLink(prop, 'band', 0.6, 0);
    case 'stick':
      return createLink(prop, 'thing', 0.9, prop.size ?? 0.2);
    case 'towel':
      return createLink(prop, 'band', 1.2, 0.05);
    case 'ball':
    case 'plate':
      return createRound(prop);
    case 'roller':
    case 'bolster':
      return createRoll(prop);
    default:
      return undefined;
  }
};
