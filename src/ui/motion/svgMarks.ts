import type { Outline } from '@exer/motion-figures/hull.ts';
import type { Tone } from '@exer/motion-figures/picture.ts';
import type { Scene } from '@exer/motion-figures/scene.ts';

/** A mark of an SVG drawing: filled in a tone, or the rim in the background's color that sets it off. */
export interface SvgMark {
  path: string;
  tone?: Tone;
}

const round = (value: number) => Math.round(value * 100) / 100;
const placeOn = (arcs: Float64Array, at: number, angle: number) =>
  `${round(arcs[at]! + arcs[at + 2]! * Math.cos(angle))} ${round(-arcs[at + 1]! - arcs[at + 2]! * Math.sin(angle))}`;

/** The outline as an SVG path, in which y points down; without the arcs of balls that are open. */
const toPath = ({ arcs, ball, count }: Outline, open?: readonly boolean[]) => {
  let path = '';
  let isDown = false;
  for (let arc = 0; arc < count; arc += 1) {
    const at = arc * 5;
    const from = arcs[at + 3]!;
    const to = arcs[at + 4]!;
    if (open?.[ball[arc]!]) {
      path += `${isDown ? `L${placeOn(arcs, at, from)}` : ''}M${placeOn(arcs, at, to)}`;
      isDown = true;
      continue;
    }
    path += `${isDown ? 'L' : 'M'}${placeOn(arcs, at, from)}`;
    isDown = true;
    const r = round(arcs[at + 2]!);
    // A whole circle is two arcs.
    const middle = (from + to) / 2;
    for (const end of to - from > Math.PI ? [middle, to] : [to]) path += `A${r} ${r} 0 0 0 ${placeOn(arcs, at, end)}`;
  }
  return open ? `${path}L${placeOn(arcs, 0, arcs[3]!)}` : `${path}Z`;
};

/** The marks of a moment of a scene, far ones first. */
export const createSvgMarks = (scene: Scene, moment: number): SvgMark[] => {
  const marks: SvgMark[] = [];
  scene.draw(moment, {
    rim: (outline, open) => marks.push({ path: toPath(outline, open) }),
    fill: (outline, tone) => marks.push({ path: toPath(outline), tone }),
  });
  return marks;
};
