import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import type { StrideFilm } from '../../../contract/gait/gait-summary.ts';
import { formatMeasure } from '../../../domain/gait/measures.ts';
import { toInches, type PatientFinding } from '../../../domain/gait/patient-findings.ts';
import { drawStride } from '../../../domain/gait/stride-drawing.ts';
import { usualMoment } from '../../../domain/gait/usual-stride.ts';
import type { RecordGaitKey } from '../shared/messages.en.ts';
import { BodyLines } from './summary/BodyLines.tsx';

const Figure = styled('div')({
  '--side-left': 'var(--data-main)',
  '--side-middle': 'var(--ink)',
  '--side-right': 'var(--data-comparison)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 40px',
  margin: '16px 0',
  '& svg': { flex: '0 1 240px', minWidth: 160, maxHeight: 380 },
  '& .marks circle': { fill: 'var(--primary)', stroke: 'var(--canvas)', strokeWidth: 8 },
  '& .marks text': { fill: 'var(--on-primary, #fff)', fontSize: 54, fontWeight: 700, textAnchor: 'middle' },
  '& ol': {
    flex: '1 1 280px',
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'mark',
  },
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 12, alignItems: 'start' },
  '& li::before': {
    counterIncrement: 'mark',
    content: 'counter(mark)',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: 14,
    background: 'var(--primary)',
    color: 'var(--on-primary, #fff)',
    fontWeight: 700,
  },
});

/** Where the number of a finding stands: at the joint of the side in front, else where it was seen. */
function findPlace({ joint }: PatientFinding, { joints }: StrideFilm['moments'][number]) {
  const [left, right] = (['left', 'right'] as const).map(
    (side) => joints[skeletons['pose-log'].points.indexOf(`${side}${joint}`)],
  );
  return [left, right].filter((place) => place != null).toSorted((one, other) => other[0] - one[0])[0];
}

interface Props {
  film: StrideFilm | null;
  findings: readonly PatientFinding[];
}

/** The patient's own body at the first contact of a stride, or a usual one, with plain words about its numbered parts. */
export const BodyFigure = ({ film, findings }: Props) => {
  const translate = useTranslate();
  const moment = film?.moments[0] ?? usualMoment;
  const { half, height, bodies } = drawStride({ ...film, side: 'left', seconds: 0, toeOff: null, moments: [moment] });
  const top = height - 20;
  const describe = ({ name, verdict, left, right, unit }: PatientFinding) =>
    translate(`recordGaitPatient.${name}.${verdict}` satisfies RecordGaitKey, {
      left: formatMeasure(left, unit),
      right: formatMeasure(right, unit),
      leftInches: toInches(left),
      rightInches: toInches(right),
    });
  return (
    <Figure>
      <svg viewBox={`${-half - 40} -20 ${half * 2 + 80} ${height + 40}`} aria-hidden="true">
        <BodyLines {...bodies[0]!} weight={2} />
        <g className="marks">
          {findings.map((finding, at) => {
            const place = findPlace(finding, moment);
            return (
              place && (
                <g key={finding.name} transform={`translate(${place[0]} ${top - place[1]})`}>
                  <circle r={44} />
                  <text dy="0.35em">{at + 1}</text>
                </g>
              )
            );
          })}
        </g>
      </svg>
      <ol>
        {findings.map((finding) => (
          <li key={finding.name}>{describe(finding)}</li>
        ))}
      </ol>
    </Figure>
  );
};
