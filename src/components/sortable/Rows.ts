import { styled } from '@mui/material/styles';
import { MAKES_WAY } from './useRowDrag.ts';

/** The list with its rows and their handles: styled in one place, for there may be a hundred of them. */
export const Rows = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface)',
  },
  '& > li[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: '0 4px 16px rgb(0 0 0 / 25%)' },
  '& > li > button': { flex: 'none', width: 32, marginTop: 8, cursor: 'grab', touchAction: 'none' },
  '& > li > button[aria-pressed=true]': { cursor: 'grabbing' },
  '& > li > div': { flex: 1, minWidth: 0 },
  '@media (prefers-reduced-motion: no-preference)': {
    [`&[${MAKES_WAY}] > li:not([data-dragged])`]: { transition: 'transform 160ms ease' },
  },
});
