import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Outcome } from '../../domain/risk-analysis/outcome.ts';
import type { ResultEvaluation } from '../../domain/risk-analysis/session-analysis.ts';
import { createSlider, type SliderMarker } from '../../domain/risk-analysis/slider.ts';
import { getSegmentFill, SliderLegend } from './SliderLegend.tsx';
import { formatLimit, formatRanges, formatMarker } from './shared/outcomeTexts.ts';

const ROW = 24;
const List = styled('ul')({
  position: 'relative',
  margin: 0,
  // The end of each line stays visible below the names, also below one that was moved over it.
  padding: '0 0 8px',
  listStyle: 'none',
  font: '600 var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', height: ROW, whiteSpace: 'nowrap' },
  '& > li > span': { zIndex: 1, background: 'var(--surface)', marginInline: 2, paddingInline: 4 },
});
/** The line from a name to its position on the slider. */
const Line = styled('i')({
  position: 'absolute',
  bottom: 0,
  borderInlineStart: '2px solid var(--ink)',
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 0,
    left: -6,
    border: '5px solid transparent',
    borderTopColor: 'var(--ink)',
    borderBottomWidth: 0,
  },
});

/**
 * A name in the left half extends to the right, otherwise to the left; if it does not fit, it moves back over the
 * slider.
 */
const toMargin = (at: number) =>
  at <= 0.5
    ? { direction: 'row' as const, room: `${at * 100}%` }
    : { direction: 'row-reverse' as const, room: `${(1 - at) * 100}%` };

/** The evaluated results on the slider: left and right for tremors. */
const SliderMarkers = ({ markers }: { markers: readonly SliderMarker[] }) => {
  const translate = useTranslate();
  if (markers.length === 0) return null;
  return (
    <List>
      {markers.map((marker, row) => {
        const { direction, room } = toMargin(marker.at);
        return (
          <li key={marker.evaluation.result.id} style={{ flexDirection: direction }}>
            <Line style={{ left: `calc(${marker.at * 100}% - 1px)`, top: row * ROW }} />
            <i style={{ flex: `0 1 ${room}` }} />
            <span>{formatMarker(marker, translate)}</span>
          </li>
        );
      })}
    </List>
  );
};

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
  // Limits have priority if there is little room.
  '@media (max-width: 599px)': { '& > span[data-end]': { display: 'none' } },
});

/** Centered at its position, but within the slider at its ends. */
const toPosition = (at: number) => {
  if (at === 0) return { left: 0 };
  return at === 1 ? { right: 0 } : { left: `${at * 100}%`, transform: 'translateX(-50%)' };
};

interface Props {
  outcome: Outcome;
  evaluations: readonly ResultEvaluation[];
  /** Heading level. */
  heading?: 'h3' | 'h4';
}

/**
 * The scale of an outcome: ranges with limits and source, and the evaluated results (RISK-02, RISK-52). Nothing for an
 * outcome without a single scale, such as one by sex and age.
 */
export const OutcomeSlider = ({ outcome, evaluations, heading = 'h4' }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const slider = createSlider(outcome, evaluations);
  if (!slider) return null;
  const { segments, limits, ends, units } = slider;
  return (
    <Figure aria-labelledby={titleId}>
      <Typography variant="h4" component={heading} id={titleId}>
        {translate('analysis.slider.title')}
      </Typography>
      <div>
        <SliderMarkers markers={slider.markers} />
        {/* The legend has the same information as text. */}
        <div aria-hidden>
          <Segments>
            {segments.map((segment) => (
              <div key={segment.from}>
                <div style={{ background: getSegmentFill(segment) }} />
                <span>{formatRanges(segment.range, units, translate).label}</span>
              </div>
            ))}
          </Segments>
          <Limits>
            {ends.map(({ value, at }) => (
              <span key={at} data-end style={toPosition(at)}>
                {formatLimit(value, units, translate)}
              </span>
            ))}
            {limits.map(({ value, at }) => (
              <span key={at} style={toPosition(at)}>
                {formatLimit(value, units, translate)}
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
