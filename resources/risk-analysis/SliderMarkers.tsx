import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { SliderMarker } from '../../domain/risk-analysis/slider.ts';
import { formatMarker } from './shared/outcomeTexts.ts';

const ROW = 24;
const List = styled('ul')({
  position: 'relative',
  margin: 0,
  // The end of each line stays visible below the names, also below one that was moved over it.
  padding: '0 0 8px',
  listStyle: 'none',
  font: '600 var(--text-body)',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', height: ROW, whiteSpace: 'nowrap' },
  '& > li > span': { zIndex: 1, background: 'var(--surface)', marginInline: 2, paddingInline: 4 },
  '.MuiDialog-root & > li > span': { background: 'var(--raised)' },
  '& > li[data-earlier]': { fontWeight: 400, color: 'var(--ink-muted)' },
});
/** The line from a name to its position on the slider: dashed and hollow for an earlier result. */
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
  'li[data-earlier] > &': { borderInlineStart: '2px dashed var(--ink-faint)' },
  'li[data-earlier] > &::after': {
    left: -5,
    width: 6,
    height: 6,
    border: '2px solid var(--ink-muted)',
    borderRadius: '50%',
    background: 'var(--surface)',
    boxSizing: 'content-box',
    translate: '-1px 0',
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

interface Props {
  markers: readonly SliderMarker[];
  /** When the earlier session was. */
  earlierAt: string | undefined;
}

/** The evaluated results over the slider: left and right for tremors, an earlier one lighter. */
export const SliderMarkers = ({ markers, earlierAt }: Props) => {
  const translate = useTranslate();
  if (markers.length === 0) return null;
  return (
    <List>
      {markers.map((marker, row) => {
        const { direction, room } = toMargin(marker.at);
        const { isEarlier, evaluation } = marker;
        const name = formatMarker(marker, translate);
        return (
          <li
            key={`${evaluation.result.id} ${isEarlier}`}
            data-earlier={isEarlier || undefined}
            style={{ flexDirection: direction }}
          >
            <Line style={{ left: `calc(${marker.at * 100}% - 1px)`, top: row * ROW }} />
            <i style={{ flex: `0 1 ${room}` }} />
            <span>
              {isEarlier ? translate('analysis.slider.earlier', { value: name, date: earlierAt ?? '' }) : name}
            </span>
          </li>
        );
      })}
    </List>
  );
};
