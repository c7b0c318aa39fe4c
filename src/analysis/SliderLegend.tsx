import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Slider } from '../../domain/risk/slider.ts';
import { segmentFill } from './segmentFill.ts';
import { rangeTexts } from './sliderTexts.ts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  rowGap: 4,
  font: 'var(--text-small)',
  color: 'var(--ink-muted)',
});
const Swatch = styled('span')({
  display: 'inline-block',
  width: '0.75em',
  height: '0.75em',
  marginInlineEnd: 8,
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-pill)',
});

/** Which values belong to which category, in words: on which side of a limit the limit itself is. */
export const SliderLegend = ({ slider: { segments, units } }: { slider: Slider }) => {
  const translate = useTranslate();
  return (
    <List>
      {segments.map((segment) => {
        const { label, note, values } = rangeTexts(segment.range, units, translate);
        return (
          <li key={segment.from}>
            <Swatch style={{ background: segmentFill(segment) }} />
            {translate('analysis.slider.range', { category: label, values })}
            {note && ` ${note}`}
          </li>
        );
      })}
    </List>
  );
};
