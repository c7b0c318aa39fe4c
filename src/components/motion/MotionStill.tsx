import type { ReactNode } from 'react';
import { groundToken, toneColour } from './strokeColours.ts';
import { svgMarks } from './svgMarks.ts';
import { tellingMoment } from './tellingMoment.ts';
import { useScene } from './useScene.ts';

interface Props {
  /** `/exercises/movements/<group>.json#<movement>`. */
  url: string;
  /** The key that tells most; found unless given. */
  frame?: number | null;
  /** The first pose beside the telling one, or the telling one alone. */
  poses?: 'both' | 'one';
  /** What the picture shows; without one the name has to stand beside it. */
  label?: string;
  /** Shown when the movement does not come. */
  fallback?: ReactNode;
}

const margin = 3;
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A movement as a drawing that stands still, for paper: its beginning and its end. Fills the width of its box. */
export const MotionStill = ({ url, frame, poses = 'both', label, fallback }: Props) => {
  const { scene, failed } = useScene(url);
  if (failed) return fallback;
  const { left, right, bottom, top } = scene?.box ?? { left: 0, right: 84, bottom: 0, top: 84 };
  const width = right - left + 2 * margin;
  const height = top - bottom + 2 * margin;
  const moments = scene ? [...(poses === 'both' ? [0] : []), tellingMoment(scene, frame)] : [];
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
            {/* A close picture ends at its edge: what lies beyond it is not drawn over the other pose. */}
            <svg
              x={left - margin}
              y={-top - margin}
              width={width}
              height={height}
              viewBox={`${left - margin} ${-top - margin} ${width} ${height}`}
            >
              {svgMarks(scene, moment).map(({ path, tone, width: line, filled, halo }, mark) => (
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
