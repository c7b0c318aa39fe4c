import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { SliderMarker } from '../../domain/risk/slider.ts';
import { markerText } from './sliderTexts.ts';

const ROW = 24;
const List = styled('ul')({
  position: 'relative',
  margin: 0,
  // The end of each line is seen below the names, also below one that has moved over it.
  padding: '0 0 8px',
  listStyle: 'none',
  font: '600 var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', height: ROW, whiteSpace: 'nowrap' },
  '& > li > span': { zIndex: 1, background: 'var(--surface)', marginInline: 2, paddingInline: 4 },
});
/** From a name down to its place on the slider. */
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

/** In the left half a name grows to the right, else to the left; where it does not fit it moves back over the slider. */
const besides = (at: number) =>
  at <= 0.5
    ? { direction: 'row' as const, room: `${at * 100}%` }
    : { direction: 'row-reverse' as const, room: `${(1 - at) * 100}%` };

/** Where the judged results lie, over the slider: left and right for tremors. */
export const SliderMarkers = ({ markers }: { markers: readonly SliderMarker[] }) => {
  const translate = useTranslate();
  if (markers.length === 0) return null;
  return (
    <List>
      {markers.map((marker, row) => {
        const { direction, room } = besides(marker.at);
        return (
          <li key={marker.judgement.result.id} style={{ flexDirection: direction }}>
            <Line style={{ left: `calc(${marker.at * 100}% - 1px)`, top: row * ROW }} />
            <i style={{ flex: `0 1 ${room}` }} />
            <span>{markerText(marker, translate)}</span>
          </li>
        );
      })}
    </List>
  );
};
