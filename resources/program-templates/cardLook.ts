import { styled } from '@mui/material/styles';

/** A card that is pressed as a whole: its name's link, or its checkbox while several are selected. */
export const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 216,
  padding: '16px 20px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  transition: 'border-color 120ms, opacity 200ms',
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&[data-selected=true]': { borderColor: 'var(--primary)', boxShadow: 'inset 0 0 0 1px var(--primary)' },
  '&[data-fading=true]': { opacity: 0 },
  // What gets the focus by keyboard comes out from under the bars above.
  '& :is(a, input, button)': { scrollMarginTop: 260 },
  '& .whole': {
    color: 'var(--ink)',
    font: '600 var(--text-lead)',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .whole::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& .whole:focus-visible': { outline: 'none' },
  '&:has(:is(a, input):focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});

export const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  marginRight: -8,
  color: 'var(--ink-muted)',
  font: 'var(--text-small)',
  '& button': { position: 'relative', zIndex: 1 },
});

/** Two lines of what may be many. */
export const Notes = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: 'var(--ink-muted)',
  overflowWrap: 'anywhere',
});
