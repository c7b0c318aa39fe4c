import { styled } from '@mui/material/styles';

const Tip = styled('div')({
  maxWidth: 260,
  padding: '6px 10px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** What is said of a bar: its name and lines below. */
export const ChartTip = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <Tip>
    <strong>{name}</strong>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </Tip>
);
