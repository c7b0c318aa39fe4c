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
