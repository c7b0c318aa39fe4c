import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

const Chip = styled('span')({
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: 'var(--radius-small)',
  font: '500 var(--text-small)',
  whiteSpace: 'nowrap',
});

/** A status as text; the color only supports it. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: ReactNode }) => (
  <Chip style={{ color: `var(--${tone})`, background: `var(--${tone}-soft)` }}>{label}</Chip>
);
