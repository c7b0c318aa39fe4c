import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Card = styled('section')({
  marginBottom: 16,
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '@media (max-width: 599.98px)': { padding: '12px 14px' },
});

/** One result on its own ground. */
export const ResultCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card aria-label={label}>{children}</Card>
);
