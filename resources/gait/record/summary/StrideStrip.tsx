import { drawStride } from '../../../../domain/gait/stride-drawing.ts';
import type { FilmPart } from '../../../../domain/reports/report-model.ts';
import { BodyLines } from './BodyLines.tsx';

const LABEL = 170;

/** The bodies of a stride beside each other on the floor, each over the percent of the stride. */
export const StrideStrip = ({ film, labels, summary }: FilmPart) => {
  const { half, height, bodies } = drawStride(film);
  const step = half * 2;
  return (
    <svg role="img" aria-label={summary} viewBox={`0 0 ${step * bodies.length} ${height + LABEL}`}>
      <line x2={step * bodies.length} y1={height} y2={height} stroke="currentColor" strokeWidth={6} />
      {bodies.map((body, at) => (
        <g key={labels[at]} transform={`translate(${step * (at + 0.5)} 0)`}>
          <BodyLines {...body} />
          <text y={height + 130} textAnchor="middle" fontSize={125} fill="currentColor">
            {labels[at]}
          </text>
        </g>
      ))}
    </svg>
  );
};
