import { styled } from '@mui/material/styles';

/** What a bar says: its name and further lines; null for none. */
export type DescribeBar = (id: string) => { name: string; lines: readonly string[] } | null;

const Tip = styled('div')({
  maxWidth: 260,
  padding: '6px 10px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: 'var(--text-body)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** Tooltip of a bar, at the pointer and at the one that the arrow keys choose. */
export const renderTip = (described: ReturnType<DescribeBar>) =>
  described && (
    <Tip>
      <strong>{described.name}</strong>
      {described.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Tip>
  );
