import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Demographics } from '../../../domain/risk-analysis/demographics.ts';
import type { Outcome } from '../../../domain/risk-analysis/outcome.ts';
import type { ResultEvaluation } from '../../../domain/risk-analysis/session-analysis.ts';
import { createSlider } from '../../../domain/risk-analysis/slider.ts';
import { useWidth } from '../../../src/ui/hooks.ts';
import { SliderLegend, getSegmentFill } from '../SliderLegend.tsx';
import { SliderMarkers } from '../SliderMarkers.tsx';
import { fits, placeInRows } from '../scaleLabels.ts';
import { Figure, Limits, ROW, Segments } from '../sliderStyles.ts';
import { formatRanges } from './outcomeTexts.ts';
import { LevelMark } from './RiskLevel.tsx';

/** Centered at its position, but within the slider at its ends. */
const toPosition = (at: number) => {
  if (at < 0.03) return { left: 0 };
  return at > 0.97 ? { right: 0 } : { left: `${at * 100}%`, transform: 'translateX(-50%)' };
};

interface Props {
  outcome: Outcome;
  evaluations: readonly ResultEvaluation[];
  /** The same results of an earlier session, and when that was. */
  earlier?: { evaluations: readonly ResultEvaluation[]; at: string };
  /** By whose sex and age an outcome that depends on them is drawn; by default that of the results. */
  person?: Demographics;
  /** Heading level. */
  heading?: 'h2' | 'h3' | 'h4';
}

/**
 * The scale of an outcome: ranges in proportion with limits and source, and the evaluated results (RISK-02, RISK-52).
 * Nothing without a single scale, such as by sex and age for somebody whose are unknown.
 */
export const OutcomeSlider = ({ outcome, evaluations, earlier, person, heading = 'h4' }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const { width, ref } = useWidth();
  const slider = createSlider(outcome, evaluations, { person, earlier: earlier?.evaluations });
  if (!slider) return null;
  const { segments, limits, ends, units } = slider;
  const marks = [...ends, ...limits].map(({ value, at }) => ({ at, text: String(value) }));
  // The unit stands once, at the end.
  const last = marks.reduce((one, other) => (other.at > one.at ? other : one));
  if (units) last.text += ` ${translate(units)}`;
  const labels = placeInRows(marks, width);
  const rows = Math.max(...labels.map(({ row }) => row)) + 1;
  return (
    <Figure aria-labelledby={titleId}>
      <Typography variant={heading === 'h2' ? 'h2' : 'h4'} component={heading} id={titleId}>
        {translate('analysis.slider.title')}
      </Typography>
      <div ref={ref}>
        <SliderMarkers markers={slider.markers} earlierAt={earlier?.at} />
        {/* The legend has the same information as text. */}
        <div aria-hidden>
          <Segments
            style={{ gridTemplateColumns: segments.map(({ from, to }) => `minmax(0, ${to - from}fr)`).join(' ') }}
          >
            {segments.map((segment) => {
              const { label } = formatRanges(segment.range, units, translate);
              return (
                <div key={segment.from}>
                  <div style={{ background: getSegmentFill(segment) }} />
                  <span>
                    {fits(`xx ${label}`, segment, width) ? (
                      <>
                        <LevelMark colour={segment.colour} /> {label}
                      </>
                    ) : (
                      fits('x', segment, width) && <LevelMark colour={segment.colour} />
                    )}
                  </span>
                </div>
              );
            })}
          </Segments>
          <Limits style={{ height: rows * ROW }}>
            {labels.map(({ at, text, row }) => (
              <span key={at} style={{ ...toPosition(at), top: row * ROW }}>
                {text}
              </span>
            ))}
          </Limits>
        </div>
      </div>
      <SliderLegend slider={slider} />
      {outcome.source && (
        <Typography variant="body2" color="textSecondary">
          {translate('analysis.source', { source: outcome.source })}
        </Typography>
      )}
    </Figure>
  );
};
