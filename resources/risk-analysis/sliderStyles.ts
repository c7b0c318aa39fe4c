import { styled } from '@mui/material/styles';

/** Height of a row of limits. */
export const ROW = 18;

export const Figure = styled('figure')({ margin: 0, display: 'grid', gap: 8 });

/** The ranges side by side, each as wide as it is in proportion, with its name below if there is room. */
export const Segments = styled('div')({
  display: 'grid',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  overflow: 'hidden',
  font: 'var(--text-micro)',
  textAlign: 'center',
  '& > div + div': { boxShadow: 'inset 1px 0 0 var(--border-strong)' },
  '& > div > div': { height: 16 },
  '& > div > span': { display: 'block', minHeight: 24, padding: '4px 0', whiteSpace: 'nowrap' },
  '& > div > span > svg': { verticalAlign: '-1px' },
});

export const Limits = styled('div')({
  position: 'relative',
  marginTop: 2,
  font: 'var(--text-micro)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': { position: 'absolute' },
});
