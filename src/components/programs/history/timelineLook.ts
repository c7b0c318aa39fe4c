import { styled } from '@mui/material/styles';

/** A line with a dot beside each version; a program's name interrupts it. */
export const Timeline = styled('ol')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:last-child > :last-child::after': { display: 'none' },
  '& > li:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 4, borderRadius: 'var(--radius-small)' },
});
export const OfProgram = styled('header')({
  margin: '8px 0 16px',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, color: 'var(--ink-muted)', font: 'var(--text-small)' },
});
export const Version = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 4,
  paddingLeft: 24,
  '& > p': { margin: 0, color: 'var(--ink-muted)' },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 7,
    left: 3,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: 'var(--primary)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 20,
    bottom: -16,
    left: 7,
    width: 1,
    background: 'var(--border-strong)',
  },
});
export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  '& time': { color: 'var(--ink-muted)', font: 'var(--text-small)' },
});
export const Changes = styled('ul')({
  display: 'grid',
  gap: 2,
  margin: 0,
  paddingLeft: 18,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const Outline = styled('div')({
  padding: 16,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
});
