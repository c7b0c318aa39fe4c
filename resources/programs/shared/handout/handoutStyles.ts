/* Always black on white and in points, whatever the theme. */
const ink = '#000';
const grey = '#444';
const line = '#b0b0b0';

/** Movements in black and gray; the moving part is black. */
const motionColors = {
  '--ink-muted': '#777',
  '--primary': ink,
  '--warning': '#555',
  '--level-orange': '#333',
  '--border-strong': '#aaa',
  '--sunken': '#fff',
};

/** The sheet on screen and on paper: two exercises per row, never split by a page break. */
export const sheetStyles = {
  ...motionColors,
  width: '100%',
  maxWidth: '210mm',
  margin: '0 auto',
  padding: 'clamp(16px, 4vw, 14mm)',
  background: '#fff',
  color: ink,
  colorScheme: 'light',
  font: '11pt/1.4 var(--font)',
  '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8mm', color: grey },
  '& header img': { maxWidth: '60mm', maxHeight: '20mm', width: 'auto', height: 'auto' },
  '& header strong': { color: ink, fontSize: '13pt' },
  '& h1': { margin: '6mm 0 1mm', font: '700 20pt/1.2 var(--font)', overflowWrap: 'anywhere' },
  '& h2': { margin: '5mm 0 0', font: '700 12pt/1.3 var(--font)', breakAfter: 'avoid' },
  '& h3': { margin: 0, font: '700 12pt/1.25 var(--font)', overflowWrap: 'anywhere' },
  '& p': { margin: '1mm 0 0', overflowWrap: 'anywhere' },
  '& .often': { fontSize: '13pt', fontWeight: 700 },
  '& .notes': { whiteSpace: 'pre-wrap' },
  '& .goal': { fontWeight: 700 },
  '& dl': { margin: '1mm 0 0' },
  '& dl div': { display: 'inline', overflowWrap: 'anywhere' },
  '& dl div:not(:last-child)::after': { content: '" · "' },
  '& dt, & dd': { display: 'inline', margin: 0 },
  '& dt': { fontWeight: 600 },
  '& .note': { whiteSpace: 'pre-line', paddingInlineStart: '3mm', borderInlineStart: `0.8mm solid ${grey}` },
  '& .blank': { display: 'inline-block', width: '60mm', borderBottom: `0.3mm solid ${grey}` },
  '& .code': {
    display: 'flex',
    alignItems: 'center',
    gap: '4mm',
    margin: '5mm 0 0',
    padding: '0.5mm',
    border: `0.3mm solid ${line}`,
    breakInside: 'avoid',
  },
  '& .code svg': { flex: 'none', width: '36mm', height: '36mm' },
  '& .code > div': { padding: '3mm 4mm 3mm 0' },
  '& .code h2': { marginTop: 0 },
  '& .code p': { fontSize: '10pt' },
  '& .address': { font: '700 10pt/1.4 var(--mono)', userSelect: 'all' },
  '& .ticks': { marginTop: '2mm', breakInside: 'avoid' },
  '& caption': { padding: '2mm 0', textAlign: 'left' },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': { height: '9mm', border: `0.3mm solid ${grey}`, fontWeight: 600, textAlign: 'center' },
  '& footer': { marginTop: '2mm', color: grey, fontSize: '7.5pt', lineHeight: 1.3 },
  '& ol': { margin: '3mm 0 0', padding: 0, listStyle: 'none', counterReset: 'exercise', orphans: 1, widows: 1 },
  // Every browser moves inline blocks to the next page as a whole, unlike grid items; a single line may remain.
  '& li': {
    display: 'inline-block',
    verticalAlign: 'top',
    width: 'calc(50% - 4mm)',
    padding: '3mm 0 4mm',
    borderTop: `0.3mm solid ${line}`,
    counterIncrement: 'exercise',
    breakInside: 'avoid',
  },
  '& li:nth-of-type(odd)': { marginRight: '8mm' },
  '& li h3::before': { content: 'counter(exercise) ". "' },
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    float: 'left',
    width: '30mm',
    height: '30mm',
    margin: '0 4mm 1mm 0',
    padding: '1mm',
    border: `0.2mm solid ${line}`,
    color: grey,
    font: '8pt/1.3 var(--font)',
    textAlign: 'center',
  },
  '& .picture img': { width: '100%', height: '100%', objectFit: 'contain' },
  // Two poses side by side take the full width.
  '& .picture.wide': { float: 'none', width: '100%', height: '32mm', margin: '0 0 2mm' },
  '& .picture svg': { height: '100%' },
  // Without instructions the pictures are larger and above the names.
  '&[data-bare=true] .picture': { float: 'none', width: '60mm', height: '60mm', margin: '0 0 2mm' },
  '&[data-bare=true] .picture.wide': { width: '100%', height: '50mm' },
  '&[data-large=true]': {
    fontSize: '15pt',
    '& h1': { fontSize: '26pt' },
    '& h2, & h3': { fontSize: '17pt' },
    '& .often': { fontSize: '18pt' },
    '& .code p': { fontSize: '13pt' },
    '& footer': { fontSize: '9pt' },
    '& li': { width: '100%', marginRight: 0 },
    '& .picture': { width: '55mm', height: '55mm' },
    '& .picture.wide': { width: '130mm', maxWidth: '100%', height: '60mm' },
  },
  '@media screen and (max-width: 599.95px)': {
    '&& li': { width: '100%', marginRight: 0 },
    '&& .code': { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
    '&& .code > div': { padding: '0 4mm 3mm' },
  },
  '@media print': { maxWidth: 'none', padding: 0, printColorAdjust: 'exact' },
} as const;

const unclipped = {
  position: 'static',
  display: 'block',
  height: 'auto',
  maxHeight: 'none',
  overflow: 'visible',
} as const;

/** While the handout is open, print only the handout, without console, buttons and dialog frame. */
export const printOnlyStyles = {
  '@page': { margin: '14mm' },
  '@media print': {
    'html, body': { background: '#fff !important', overflow: 'visible !important', height: 'auto !important' },
    '[data-printed] :focus-visible': { outline: 'none !important' },
    'body > *:not([data-printed])': { display: 'none !important' },
    '[data-printed], [data-printed] .MuiDialog-container, [data-printed] .MuiDialog-paper': {
      ...Object.fromEntries(Object.entries(unclipped).map(([name, value]) => [name, `${value} !important`])),
      background: '#fff !important',
      opacity: '1 !important',
    },
    '[data-printed] [data-screen], [data-printed] .MuiBackdrop-root': { display: 'none !important' },
  },
};
