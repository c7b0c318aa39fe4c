const cellStyles = {
  height: 'var(--height-row)',
  padding: '4px 12px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const tableLayout = {
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& table[data-old]': { opacity: 0.6 },
  '& th': { ...cellStyles, textAlign: 'left', font: '600 var(--text-small)', color: 'var(--ink-muted)' },
  '& td': { ...cellStyles, borderTop: '1px solid var(--border)' },
  '& th button': {
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
    '& svg[data-order="ASC"] path:first-of-type, & svg[data-order="DESC"] path:last-of-type': {
      fill: 'var(--primary)',
    },
  },
  '& th[aria-sort]': { color: 'var(--ink)' },
  '& [data-column="actions"]': { width: 52, padding: '0 0 0 8px', overflow: 'visible' },
  // A name is never truncated: it wraps.
  '& [data-column="name"]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& [data-column="lastActivity"]': { width: 136 },
  '& [data-column="status"]': { width: 188 },
  '& tbody tr:not([data-skeleton])': { cursor: 'pointer', '&:hover': { background: 'var(--sunken)' } },
  '& [data-skeleton] span': {
    display: 'block',
    width: '56%',
    height: 12,
    borderRadius: 4,
    background: 'var(--border)',
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
    '& table': {
      border: '1px solid var(--border)',
      borderRadius: 'var(--radius-medium)',
      background: 'var(--surface)',
      borderCollapse: 'separate',
      borderSpacing: 0,
    },
    '& thead th': { borderBottom: 0 },
  },
  '@container (max-width: 759.98px)': cardLayout,
} as const;
