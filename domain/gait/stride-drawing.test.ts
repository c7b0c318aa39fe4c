import { expect, it } from 'vitest';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import { drawStride } from './stride-drawing.ts';

const { points } = skeletons['pose-log'];
type Joint = [number, number];
const place: Record<string, Joint> = {
  nose: [20, 940],
  neck: [0, 800],
  midHips: [0, 500],
  leftHip: [10, 500],
  leftKnee: [100, 260],
  leftAnkle: [200, 40],
};
const film = {
  side: 'left' as const,
  seconds: 1.1,
  toeOff: null,
  moments: [{ percent: 0, joints: points.map((name) => place[name] ?? null) }],
};

it('a stride is drawn as bones between joints that were seen, upside down as pens draw, within one box', () => {
  const { half, height, bodies } = drawStride(film);
  // The highest joint, half a head over it and margins; 200 to the front and a margin.
  expect([half, height]).toEqual([220, 940 + 27.5 + 40]);
  const top = 987.5;
  expect(bodies[0]!.bones).toEqual([
    { side: 'middle', from: [0, top - 800], to: [0, top - 500] },
    { side: 'middle', from: [0, top - 800], to: [20, 48] },
    { side: 'left', from: [0, top - 500], to: [10, top - 500] },
    { side: 'left', from: [10, top - 500], to: [100, top - 260] },
    { side: 'left', from: [100, top - 260], to: [200, top - 40] },
  ]);
});

it('a head is a disc around what was seen of the face, and none is drawn where nothing was', () => {
  expect(drawStride(film).bodies[0]!.head).toEqual({ x: 20, y: 48, r: 55 });
  const faceless = {
    ...film,
    moments: [{ percent: 0, joints: points.map((name) => (name === 'neck' ? place.neck! : null)) }],
  };
  expect(drawStride(faceless).bodies[0]!).toEqual({ bones: [], head: null });
});
