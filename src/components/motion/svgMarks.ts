import type { Scene } from '../../../domain/motion/scene.ts';
import type { Pen, Stroke, Tone } from '../../../domain/motion/stroke.ts';

/** A mark of an SVG drawing; `halo` is drawn in the background's colour under it, so that limbs stand out. */
interface SvgMark {
  path: string;
  tone: Tone;
  width: number;
  filled: boolean;
  halo: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

const pathOf = (flat: Float64Array, { at, form, width }: Stroke) => {
  if (form === 'disc' || form === 'ring') {
    const r = round(width);
    return `M${round(flat[0]! - r)} ${round(-flat[1]!)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const corners = at.map((_, index) => `${round(flat[index * 3]!)} ${round(-flat[index * 3 + 1]!)}`);
  return `M${corners.join('L')}${form === 'shape' ? 'Z' : ''}`;
};

/** The marks of one moment of a scene, far ones first; up is negative, as SVG has it. */
export const svgMarks = (scene: Scene, moment: number): SvgMark[] => {
  const marks: SvgMark[] = [];
  const pen: Pen = {
    draw: (flat, stroke) => {
      const solid = stroke.form === 'disc';
      marks.push({
        path: pathOf(flat, stroke),
        tone: stroke.tone,
        width: solid ? 1 : stroke.form === 'ring' ? 1.6 : stroke.width,
        filled: solid || stroke.form === 'shape',
        halo: stroke.halo,
      });
    },
  };
  scene.draw(moment, pen);
  return marks;
};
