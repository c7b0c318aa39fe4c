import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  gap: '8px 24px',
  margin: 0,
  '& dt': { color: 'var(--ink-muted)' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd time': { whiteSpace: 'normal !important' },
});

/** Read-only names and values of one record. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <List>{facts.map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}</List>
);

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

const Chip = styled('span')({
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: 'var(--radius-small)',
  font: '600 var(--text-micro)',
  whiteSpace: 'nowrap',
});

/** A status as text; the color only supports it. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: ReactNode }) => (
  <Chip style={{ color: `var(--${tone})`, background: `var(--${tone}-soft)` }}>{label}</Chip>
);
