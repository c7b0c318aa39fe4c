import { styled } from '@mui/material/styles';

/** The width of a row decides how it is laid out: a table, a narrower one without the provider, or cards. */
const WIDE = '@container months (min-width: 940px)';
export const MEDIUM = '@container months (min-width: 620px)';
export const CARDS = '@container months (max-width: 619.9px)';

/** The columns of the heads and of every row. */
export const columns = {
  [MEDIUM]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(124px, 1.2fr) 116px minmax(64px, 0.8fr) minmax(76px, 0.9fr) 76px minmax(116px, 1.1fr)',
    alignItems: 'start',
    columnGap: 12,
    '& .by': { display: 'none' },
    '& .amount': { textAlign: 'right' },
  },
  [WIDE]: {
    gridTemplateColumns:
      'minmax(140px, 1.3fr) 124px minmax(124px, 1fr) minmax(150px, 1.2fr) 84px minmax(150px, 1.3fr) minmax(84px, 0.7fr)',
    columnGap: 16,
    '& .by': { display: 'block' },
  },
} as const;

export const Frame = styled('div')({ containerType: 'inline-size', containerName: 'months' });

export const SelectBox = styled('label')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)', cursor: 'inherit' },
  '&:has(:disabled)': { cursor: 'default', opacity: 0.45 },
});
