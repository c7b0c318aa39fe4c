/** Rows 44 pixels high; the longest texts are cut off at 260 pixels and shown in full on hover. */
const cellStyles = {
  height: 44,
  padding: '4px 12px',
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const headButtonStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 32,
  margin: '0 -6px',
  padding: '0 6px',
  border: 0,
  borderRadius: 'var(--radius-small)',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)' },
  '& svg': { fill: 'var(--border-strong)', opacity: 0.45 },
  '& svg[data-order]': { fill: 'var(--border)', opacity: 1 },
  '& svg[data-order="ASC"] path:first-of-type, & svg[data-order="DESC"] path:last-of-type': { fill: 'var(--primary)' },
};

const tableLayout = {
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  '& table[data-old]': { opacity: 0.6 },
  '& th, & td': { ...cellStyles, borderBottom: '1px solid var(--border)' },
  '& th': { textAlign: 'left', font: '600 var(--text-body)', color: 'var(--ink-muted)' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& th button': headButtonStyles,
  '& th[aria-sort]': { color: 'var(--ink)' },
  // A name is never cut off: it wraps.
  '& [data-column="name"]': {
    minWidth: 160,
    paddingBlock: 2,
    maxWidth: 'none',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& td[data-column="lastActivity"]': { overflow: 'visible' },
  '& [data-column="actions"]': { width: 52, padding: '0 8px 0 0', textAlign: 'right', overflow: 'visible' },
  '& tbody tr:not([data-skeleton])': { cursor: 'pointer', '&:hover td': { background: 'var(--sunken)' } },
  '& [data-skeleton] span': {
    display: 'block',
    width: '56%',
    height: 12,
    borderRadius: 4,
    background: 'var(--border)',
  },
};

/** The header stays below the top bar; a table that is wider than its place scrolls in both directions, and its name column stays. */
const stickyLayout = {
  '& thead th': { position: 'sticky', zIndex: 2, top: 64, background: 'var(--surface)' },
  '&[data-wider]': { overflow: 'auto', maxHeight: 'calc(100vh - 96px)' },
  '&[data-wider] thead th': { top: 0 },
  '&[data-wider] [data-column="name"]': { position: 'sticky', zIndex: 1, left: 0, background: 'var(--surface)' },
  '&[data-wider] thead [data-column="name"]': { zIndex: 3 },
  '&[data-hides-left] [data-column="name"]': { boxShadow: '8px 0 8px -8px var(--scrim)' },
  '&[data-hides-right]': { boxShadow: 'inset -10px 0 8px -8px var(--scrim)' },
  '&[data-hides-right] td, &[data-hides-right] th': { backgroundColor: 'transparent' },
  '@media (hover: hover)': {
    '& tbody [data-column="actions"] button': { opacity: 0 },
    '& tbody tr:hover [data-column="actions"] button, & tbody tr:focus-within [data-column="actions"] button, & tbody [data-column="actions"] button[aria-expanded="true"]':
      { opacity: 1 },
  },
};

const cardLayout = {
  '& table, & tbody, & tr': { display: 'block' },
  '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))', gap: 12 },
  '& tbody tr': {
    display: 'grid',
    // The second column fits the longest status.
    gridTemplateColumns: 'minmax(0, 1fr) 156px',
    alignContent: 'start',
    gap: '8px 16px',
    padding: 16,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--surface)',
  },
  '& tbody td': {
    display: 'block',
    width: 'auto !important',
    maxWidth: 'none',
    height: 'auto',
    minHeight: 20,
    minWidth: 0,
    padding: 0,
    border: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& tbody td::before': {
    content: 'attr(data-label)',
    display: 'block',
    font: 'var(--text-micro)',
    color: 'var(--ink-muted)',
  },
  '& tbody td[data-column="name"]': {
    gridColumn: '1 / -1',
    gridRow: 1,
    paddingRight: 40,
    fontSize: '1rem',
    lineHeight: '1.5rem',
  },
  '& tbody td[data-column="actions"]': {
    gridColumn: '1 / -1',
    gridRow: 1,
    justifySelf: 'end',
    zIndex: 1,
    margin: '-8px -8px 0 0',
  },
  '& tbody td[data-column="email"], & tbody td[data-column="email"] + td': { gridColumn: '1 / -1' },
};

/**
 * Styles of the patient list: a table, or cards if the container is too narrow. Explicit ARIA roles in the markup
 * keep it a table for screen readers in both cases.
 */
export const tableStyles = {
  ...tableLayout,
  '@container (min-width: 760px)': {
    ...stickyLayout,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--surface)',
    '& thead th:first-of-type': { borderTopLeftRadius: 'var(--radius-medium)' },
    '& thead th:last-of-type': { borderTopRightRadius: 'var(--radius-medium)' },
  },
  // The specified columns fit beside one another on a tablet.
  '@container (min-width: 760px) and (max-width: 899.98px)': {
    '& th, & td': { paddingInline: '8px', maxWidth: 180 },
  },
  '@container (max-width: 759.98px)': cardLayout,
} as const;
