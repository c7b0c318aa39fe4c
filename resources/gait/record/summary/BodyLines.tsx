import type { SVGProps } from 'react';
import type { BodyDrawing, Bone } from '../../../../domain/gait/stride-drawing.ts';

/** How each side is drawn: the far one dashed, so that the sides differ without their colors. */
const pens: Record<Bone['side'], SVGProps<SVGLineElement> & { strokeWidth: number }> = {
  right: { stroke: 'var(--side-right)', strokeWidth: 18, strokeDasharray: '48 14', strokeLinecap: 'butt' },
  middle: { stroke: 'var(--side-middle)', strokeWidth: 22 },
  left: { stroke: 'var(--side-left)', strokeWidth: 22 },
};

interface Props extends BodyDrawing {
  /** How much thicker the lines are than those of a strip. */
  weight?: number;
}

/** A body at one moment as lines of an SVG. */
export const BodyLines = ({ bones, head, weight = 1 }: Props) => (
  <g strokeLinecap="round">
    {bones.map(({ side, from, to }, at) => (
      <line
        key={at}
        x1={from[0]}
        y1={from[1]}
        x2={to[0]}
        y2={to[1]}
        {...pens[side]}
        strokeWidth={pens[side].strokeWidth * weight}
      />
    ))}
    {head && <circle cx={head.x} cy={head.y} r={head.r} fill="var(--side-middle)" />}
  </g>
);
