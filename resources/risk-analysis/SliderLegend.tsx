import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Slider, SliderSegment } from '../../domain/risk-analysis/slider.ts';
import { formatRanges } from './shared/outcomeTexts.ts';
import { LevelMark, levelVariables } from './shared/RiskLevel.tsx';

const hatchedFill = (one: string, other: string) => `repeating-linear-gradient(-45deg, ${one} 0 5px, ${other} 5px 8px)`;

/** Background of a segment: the color of its level; hatched for overlapping factors and for values without a factor. */
export function getSegmentFill({ colour, range }: SliderSegment): string {
  if (range.matching.length === 0) return hatchedFill('var(--surface)', 'var(--border-strong)');
  const level = levelVariables[colour];
  return range.matching.length > 1 ? hatchedFill(level, 'var(--ink)') : level;
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  rowGap: 4,
  font: 'var(--text-body)',
  color: 'var(--ink-muted)',
  '& svg': { marginInlineEnd: 8 },
});
/** The values of each category in words, including on which side of a limit the limit itself is. */
export const SliderLegend = ({ slider: { segments, units } }: { slider: Slider }) => {
  const translate = useTranslate();
  return (
    <List>
      {segments.map((segment) => {
        const { label, note, values } = formatRanges(segment.range, units, translate);
        return (
          <li key={segment.from}>
            <LevelMark colour={segment.range.matching.length > 0 ? segment.colour : 'grey'} />
            {translate('analysis.slider.range', { category: label, values })}
            {note && ` ${note}`}
          </li>
        );
      })}
    </List>
  );
};
