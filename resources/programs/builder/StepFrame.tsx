import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import type { BuilderState } from './builderState.ts';
import type { Intent } from './intent.ts';
import type { Dispatch } from './useBuilder.ts';

/** A panel on the builder's canvas. */
export const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));

/** Props of every step of the builder. */
export interface StepProps {
  intent: Intent;
  state: BuilderState;
  dispatch: Dispatch;
  /** Same as the Next button of the footer. */
  onNext: () => void;
}

const Frame = styled('section', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ theme, wide }) => ({
    maxWidth: wide ? 1800 : 1040,
    margin: '0 auto',
    padding: theme.spacing(3, 4, 4),
    [theme.breakpoints.down('md')]: { padding: theme.spacing(2, 2, 3) },
  }),
);

interface Props {
  title: string;
  lead?: string;
  wide?: boolean;
  children: ReactNode;
}

/** A step of the builder; its title gets the focus. */
export const StepFrame = ({ title, lead, wide = false, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Frame wide={wide}>
      <Typography ref={heading} tabIndex={-1} variant="h1" component="h2" sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {lead && <Typography color="textSecondary">{lead}</Typography>}
      <div style={{ marginTop: 24 }}>{children}</div>
    </Frame>
  );
};
