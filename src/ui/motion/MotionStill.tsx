import type { ReactNode } from 'react';
import { groundToken, toneColour } from './palette.ts';
import { createSvgMarks } from './svgMarks.ts';
import { findKeyFrame, useScene } from './useScene.ts';

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
const rim = { stroke: `var(--motion-ground, var(--${groundToken}))`, strokeLinejoin: 'round' } as const;

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
          <g key={moment} transform={`translate(${index * width} 0)`}>
            {/* Clips a close-up at its edge so that it does not cover the other pose. */}
            <svg
              x={left - margin}
              y={-top - margin}
              width={width}
              height={height}
              viewBox={`${left - margin} ${-top - margin} ${width} ${height}`}
            >
              {createSvgMarks(scene, moment).map(({ path, tone }, mark) =>
                tone ? (
                  <path key={mark} d={path} style={{ fill: toneColour(tone) }} />
                ) : (
                  <path key={mark} d={path} fill="none" strokeWidth={scene.rim} style={rim} />
                ),
              )}
            </svg>
          </g>
        ))}
    </svg>
  );
};
