import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { steps, type Step } from '../../../domain/risk-analysis/editor/draft-outcome.ts';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { OutcomeEditorKey } from '../shared/editor.messages.en.ts';

/** The title of a step, which gets the focus when the step opens. */
export const StepHeading = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Typography ref={heading} tabIndex={-1} variant="h3" component="h3" sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
};

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'var(--ink-muted)',
  font: '500 var(--text-body)',
  whiteSpace: 'nowrap',
  '& li[data-done=true]': { color: 'var(--primary)' },
  '& li[aria-current]': { color: 'var(--ink)', fontWeight: 600, boxShadow: 'inset 0 -2px var(--primary)' },
  [theme.breakpoints.down('md')]: { order: 3, width: '100%', gap: theme.spacing(2) },
}));

/** `1 Configuration`, `2 Risk Factors`, `3 Preview`: the progress in the editor (RISK-04). */
export const EditorSteps = ({ current }: { current: Step }) => {
  const translate = useTranslate();
  return (
    <List aria-label={translate('outcomeEditor.stepsLabel')}>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={step < current}>
          {step + 1} {translate(`outcomeEditor.step.${step}` satisfies OutcomeEditorKey)}
        </li>
      ))}
    </List>
  );
};
