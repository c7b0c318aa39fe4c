import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Outcome } from '../../domain/risk/outcome.ts';
import type { Judgement } from '../../domain/risk/session-analysis.ts';
import { sliderOf } from '../../domain/risk/slider.ts';
import { segmentFill } from './segmentFill.ts';
import { SliderLegend } from './SliderLegend.tsx';
import { SliderMarkers } from './SliderMarkers.tsx';
import { limitText, rangeTexts } from './sliderTexts.ts';

const Figure = styled('figure')({ margin: 0, display: 'grid', gap: 8 });
const Segments = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  overflow: 'hidden',
  font: 'var(--text-micro)',
  textAlign: 'center',
  '@media (max-width: 599px)': { letterSpacing: '-0.05em' },
  '& > div + div': { borderInlineStart: '1px solid var(--border-strong)' },
  '& > div > div': { height: 16 },
  '& > div > span': { display: 'block', padding: '4px 0', hyphens: 'auto', overflowWrap: 'anywhere' },
});
const Limits = styled('div')({
  position: 'relative',
  height: 22,
  font: 'var(--text-micro)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': { position: 'absolute', top: 2 },
  // Limits come first where there is little room.
  '@media (max-width: 599px)': { '& > span[data-end]': { display: 'none' } },
});

/** In the middle of its place, at the ends within the slider. */
const placed = (at: number) => {
  if (at === 0) return { left: 0 };
  return at === 1 ? { right: 0 } : { left: `${at * 100}%`, transform: 'translateX(-50%)' };
};

interface Props {
  outcome: Outcome;
  judgements: readonly Judgement[];
  /** The rank of its title among those of the page. */
  heading?: 'h3' | 'h4';
}

/**
 * The scale of an outcome: its ranges with their limits and source, and where the judged results lie on it (RISK-02,
 * RISK-52). Nothing for an outcome without a single scale, such as one by sex and age.
 */
export const OutcomeSlider = ({ outcome, judgements, heading = 'h4' }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const slider = sliderOf(outcome, judgements);
  if (!slider) return null;
  const { segments, limits, ends, units } = slider;
  return (
    <Figure aria-labelledby={titleId}>
      <Typography variant="h4" component={heading} id={titleId}>
        {translate('analysis.slider.title')}
      </Typography>
      <div>
        <SliderMarkers markers={slider.markers} />
        {/* The legend says the same in words. */}
        <div aria-hidden>
          <Segments>
            {segments.map((segment) => (
              <div key={segment.from}>
                <div style={{ background: segmentFill(segment) }} />
                <span>{rangeTexts(segment.range, units, translate).label}</span>
              </div>
            ))}
          </Segments>
          <Limits>
            {ends.map(({ value, at }) => (
              <span key={at} data-end style={placed(at)}>
                {limitText(value, units, translate)}
              </span>
            ))}
            {limits.map(({ value, at }) => (
              <span key={at} style={placed(at)}>
                {limitText(value, units, translate)}
              </span>
            ))}
          </Limits>
        </div>
      </div>
      <SliderLegend slider={slider} />
      <Typography variant="body2" color="textSecondary">
        {translate('analysis.slider.drawn')}{' '}
        {outcome.source && translate('analysis.source', { source: outcome.source })}
      </Typography>
    </Figure>
  );
};
