import { styled } from '@mui/material/styles';

// Below 560 pixels each record becomes a card; the explicit roles keep it a table for screen readers.
export const TableFrame = styled('div')({
  containerType: 'inline-size',
  overflowX: 'auto',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  'tbody tr:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '@container (max-width: 560px)': {
    'table, tbody, tr': { display: 'block' },
    thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    'tbody tr': { height: 'auto', padding: '8px 0', borderBottom: '1px solid var(--border)' },
    'tbody tr:last-of-type': { borderBottom: 0 },
    'tbody td': {
      display: 'flex',
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 16,
      borderBottom: 0,
      textAlign: 'right',
      overflowWrap: 'anywhere',
      padding: '4px 16px',
    },
    'tbody td::before': {
      content: 'attr(data-label)',
      flex: 'none',
      maxWidth: '45%',
      color: 'var(--ink-muted)',
      textAlign: 'left',
    },
  },
});

export const Bone = styled('span')({
  display: 'inline-block',
  width: '60%',
  minWidth: 48,
  height: 12,
  borderRadius: 4,
  background: 'var(--border)',
});
