import { styled } from '@mui/material/styles';
import { formatDate } from './i18n/format.ts';
import { formatRelativeDay } from './i18n/relativeDay.ts';
import { useToday } from './hooks.ts';

/** The date shows on hover, and in a table while the row has the focus. Screen readers always read it. */
const Time = styled('time')({
  position: 'relative',
  display: 'inline-block',
  whiteSpace: 'nowrap',
  '&::first-letter': { textTransform: 'uppercase' },
  '& > span': {
    position: 'absolute',
    zIndex: 1,
    bottom: 'calc(100% + 2px)',
    left: 0,
    padding: '4px 8px',
    borderRadius: 'var(--radius-small)',
    background: 'var(--ink)',
    color: 'var(--surface)',
    font: 'var(--text-body)',
    fontVariantNumeric: 'tabular-nums',
    opacity: 0,
    pointerEvents: 'none',
  },
  '&:hover > span, tr:focus-within & > span': { opacity: 1 },
});

interface Props {
  /** A civil date: `2026-11-21`. */
  day: string;
  /** The time zone that the date is of. */
  zone: string;
}

/** A past date as `2 days ago`, with the date itself on hover, on focus of its row and for screen readers. */
export const RelativeDay = ({ day, zone }: Props) => {
  const today = useToday(zone);
  const date = formatDate(day);
  const relative = formatRelativeDay(day, today);
  if (relative === '') return <time dateTime={day}>{date}</time>;
  return (
    <Time dateTime={day}>
      {relative} <span>{date}</span>
    </Time>
  );
};
