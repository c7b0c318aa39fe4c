import { styled } from '@mui/material/styles';
import type { DayState } from '../../domain/activity/practice-weeks.ts';

/** Colors of a day; its number says the same. */
const dayStyles: Record<Exclude<DayState, 'outside'>, object> = {
  practised: { background: 'var(--primary)', color: 'var(--on-primary)' },
  partly: {
    border: '1px solid var(--primary)',
    background: 'var(--primary-soft)',
    color: 'var(--on-primary-soft)',
  },
  none: { background: 'var(--sunken)', color: 'var(--ink-muted)' },
  free: { border: '1px solid var(--border)', color: 'var(--ink-muted)' },
  open: { border: '1px dashed var(--border-strong)', color: 'var(--ink-muted)' },
};

/** One column per week: two years are seven scrolling rows. */
export const CalendarFrame = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  '& table': { borderSpacing: 3, font: 'var(--text-micro)', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { height: 18, fontWeight: 600, color: 'var(--ink-muted)', textAlign: 'left', whiteSpace: 'nowrap' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    paddingRight: 6,
    background: 'var(--surface)',
    color: 'var(--ink-muted)',
    fontWeight: 400,
    textAlign: 'left',
  },
  '& td': { minWidth: 28, padding: 0, textAlign: 'center' },
  '& tbody td': { height: 28, borderRadius: 6, fontWeight: 600, cursor: 'default' },
  '& tbody td:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  '& tfoot td': { paddingTop: 2, color: 'var(--ink-muted)' },
  ...Object.fromEntries(Object.entries(dayStyles).map(([state, styles]) => [`& td[data-state="${state}"]`, styles])),
});

export const CalendarLegend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  maxWidth: 420,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  color: 'var(--ink-muted)',
  font: 'var(--text-micro)',
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    borderRadius: 4,
    fontStyle: 'normal',
    fontWeight: 600,
  },
  ...Object.fromEntries(Object.entries(dayStyles).map(([state, styles]) => [`& i[data-state="${state}"]`, styles])),
});
