import type { ReactNode } from 'react';
import { groundToken, toneColour } from './palette.ts';
import { findKeyFrame, useScene } from './useScene.ts';
import type { Scene } from '@exer/motion-figures/scene.ts';
import type { Pen, Stroke, Tone } from '@exer/motion-figures/picture.ts';

/** A mark of an SVG drawing; `halo` is drawn below it in the background color to separate limbs. */
interface SvgMark {
  path: string;
  tone: Tone;
  width: number;
  filled: boolean;
  halo: boolean;
}

const svgMarksRound = (value: number) => Math.round(value * 10) / 10;

const toPath = (flat: Float64Array, { at, form, width }: Stroke) => {
  if (form === 'disc' || form === 'ring') {
    const r = svgMarksRound(width);
    return `M${svgMarksRound(flat[0]! - r)} ${svgMarksRound(-flat[1]!)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const corners = at.map((_, index) => `${svgMarksRound(flat[index * 3]!)} ${svgMarksRound(-flat[index * 3 + 1]!)}`);
  return `M${corners.join('L')}${form === 'shape' ? 'Z' : ''}`;
};

/** The marks of a moment of a scene, far ones first; y points down in SVG. */
const createSvgMarks = (scene: Scene, moment: number): SvgMark[] => {
  const marks: SvgMark[] = [];
  const pen: Pen = {
    draw: (flat, stroke) => {
      const solid = stroke.form === 'disc';
      marks.push({
        path: toPath(flat, stroke),
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

interface Props {
  /** `/exercises/movements/<group>.json#<movement>`. */
  url: string;
  /** The key frame; by default the most telling one. */
  frame?: number | null;
  /** Shows the first pose as well, or the key frame alone. */
  poses?: 'both' | 'one';
  /** Text alternative; without it the name must be visible nearby. */
  label?: string;
  /** Shown if the movement cannot be loaded. */
  fallback?: ReactNode;
}

const margin = 3;
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A movement as a still drawing for print: its first pose and its key frame. Fills the width of its box. */
export const MotionStill = ({ url, frame, poses = 'both', label, fallback }: Props) => {
  const { scene, failed } = useScene(url);
  if (failed) return fallback;
  const { left, right, bottom, top } = scene?.box ?? { left: 0, right: 84, bottom: 0, top: 84 };
  const width = right - left + 2 * margin;
  const height = top - bottom + 2 * margin;
  const moments = scene ? [...(poses === 'both' ? [0] : []), findKeyFrame(scene, frame)] : [];
  const count = poses === 'both' ? 2 : 1;
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...named}
      viewBox={`${left - margin} ${-top - margin} ${width * count} ${height}`}
      style={{ display: 'block', width: '100%', maxHeight: '100%' }}
    >
      {scene &&
        moments.map((moment, index) => (
          <g key={moment} transform={`translate(${index * width} 0)`} {...round}>
            {/* Clips a close-up at its edge so that it does not cover the other pose. */}
            <svg
              x={left - margin}
              y={-top - margin}
              width={width}
              height={height}
              viewBox={`${left - margin} ${-top - margin} ${width} ${height}`}
            >
              {createSvgMarks(scene, moment).map(({ path, tone, width: line, filled, halo }, mark) => (
                <g key={mark}>
                  {halo && (
                    <path
                      d={path}
                      fill="none"
                      style={{ stroke: `var(--motion-ground, var(--${groundToken}))` }}
                      strokeWidth={line + 1.6}
                    />
                  )}
                  <path
                    d={path}
                    style={{ stroke: toneColour(tone), fill: filled ? toneColour(tone) : 'none' }}
                    strokeWidth={line}
                  />
                </g>
              ))}
            </svg>
          </g>
        ))}
    </svg>
  );
};
