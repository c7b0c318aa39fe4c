import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

/** One result on its own ground. */
export const ResultCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card component="section" aria-label={label} sx={{ mb: 2, px: { xs: 2, sm: 2.5 }, py: 2, overflow: 'visible' }}>
    {children}
  </Card>
);
