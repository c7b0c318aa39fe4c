import { styled } from '@mui/material/styles';
import { DataTableClasses } from 'react-admin';

/**
 * From this number of columns a table needs the width beside the sidebar: it would scroll and hide the last columns.
 */
export const MANY_COLUMNS = 6;
const CROWD = 8;
/** Width in pixels below which a table's records become cards, by its number of columns. */
const cardsBelow = (columns: number) => (columns < MANY_COLUMNS ? 560 : columns < CROWD ? 840 : 1000);
const hidden = { position: 'absolute', width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' };

const fade = (side: 'left' | 'right', colors: string, size: string) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${colors}, transparent) ${side} / ${size}`;
const cover = 'var(--surface) 12px';
const shade = 'rgb(0 0 0 / 24%)';
/** Shadows at the edges beyond which a table goes on: covers that scroll along hide them at its ends. */
const scrollShadows = [
  fade('left', cover, '32px 100% no-repeat local'),
  fade('right', cover, '32px 100% no-repeat local'),
  fade('left', shade, '12px 100% no-repeat scroll'),
  fade('right', shade, '12px 100% no-repeat scroll'),
  'var(--surface)',
].join(', ');

/** What scrolls if a table is wider than its place. */
export const tableScroller = `.${DataTableClasses.tableWrapper}`;
/** Height of the top bar in pixels. */
const TOP_BAR = 64;
/** Width in pixels of the column with the boxes that select rows; the column after it stays in place too. */
const SELECTION = 48;
const firstCell = ':is(th, td):first-of-type';
const afterSelection = 'tr:has(> :first-of-type input[type="checkbox"]) > :nth-of-type(2)';

/**
 * The header stays below the top bar. A table that is wider than its place scrolls in both directions; its first column
 * stays, and shadows say on which side more is.
 */
const stickyCells = {
  position: 'relative',
  [`& ${tableScroller}`]: { borderRadius: 'var(--radius-medium)', background: 'var(--surface)' },
  '&& thead th': { position: 'sticky', zIndex: 2, top: TOP_BAR, backgroundColor: 'var(--surface)' },
  '.MuiDialog-paper && thead th': { top: 0 },
  [`&[data-wider] ${tableScroller}`]: { overflow: 'auto', maxHeight: `calc(100vh - ${TOP_BAR + 32}px)` },
  '&&[data-wider] thead th': { top: 0 },
  [`&&[data-wider] :is(${firstCell}, ${afterSelection})`]: {
    position: 'sticky',
    zIndex: 1,
    left: 0,
    backgroundColor: 'var(--surface)',
  },
  [`&&[data-wider] ${firstCell}:has(input[type="checkbox"])`]: {
    width: SELECTION,
    minWidth: SELECTION,
    paddingInline: 0,
  },
  [`&&[data-wider] ${afterSelection}`]: { left: SELECTION },
  [`&&[data-wider] tbody :is(tr:hover > ${firstCell}, ${afterSelection.replace('tr', 'tr:hover')})`]: {
    backgroundColor: 'var(--sunken)',
  },
  [`&&[data-wider] thead :is(${firstCell}, ${afterSelection})`]: { zIndex: 3 },
  [`&[data-hides-left] :is(${firstCell}:not(:has(input[type="checkbox"])), ${afterSelection})::after`]: {
    content: '""',
    position: 'absolute',
    inset: '0 -8px 0 auto',
    width: 8,
    background: `linear-gradient(to right, ${shade}, transparent)`,
    pointerEvents: 'none',
  },
  '&[data-hides-right]::after': {
    content: '""',
    position: 'absolute',
    zIndex: 4,
    inset: '0 0 0 auto',
    width: 12,
    background: `linear-gradient(to left, ${shade}, transparent)`,
    pointerEvents: 'none',
  },
} as const;

/**
 * On narrower screens each record becomes a card, and the headings with sort and select controls become a line above.
 * Explicit roles keep it a table for screen readers.
 */
export const TableFrame = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(
  ({ columns }) => ({
    containerType: 'inline-size',
    '&:has(> table)': { overflowX: 'auto', borderRadius: 'var(--radius-medium)', background: scrollShadows },
    ...stickyCells,
    ...(columns >= CROWD && { '&& td, && th': { paddingInline: 8 } }),
    'tbody tr:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
    [`@container (max-width: ${cardsBelow(columns)}px)`]: {
      'table, thead, tbody': { display: 'block' },
      'thead tr': { display: 'flex', flexWrap: 'wrap', padding: '0 8px', height: 'auto' },
      '&& thead th': { display: 'block', position: 'static', width: 'auto', padding: '8px', borderBottom: 0 },
      '&& thead th:not(:has(input, .MuiTableSortLabel-root))': hidden,
      'tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
        height: 'auto',
        padding: '8px 0',
        borderTop: '1px solid var(--border)',
      },
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
      // A card has no room for a whole date and time in a line.
      '&& tbody time': { whiteSpace: 'normal' },
      'tbody td:not([data-label])': { gridColumn: '1 / -1', width: 'auto' },
      'tbody td[data-label]::before': {
        content: 'attr(data-label)',
        flex: 'none',
        maxWidth: '45%',
        color: 'var(--ink-muted)',
        textAlign: 'left',
      },
    },
  }),
);

/** Rows that open by a click anywhere: the link of a row covers it (GAIT-23, OPEN-157). */
export const ClickableRows = styled('div')({
  '& tbody tr': { position: 'relative' },
  '& tbody a::after': { content: '""', position: 'absolute', inset: 0 },
  // The link covers the nearest positioned box, which has to be the row.
  [`&& [data-wider] tbody ${firstCell}`]: { position: 'static', '&::after': { content: 'none' } },
});
