import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Step } from './builderState.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: 'var(--ink-faint)',
    font: '500 var(--text-small)',
    whiteSpace: 'nowrap',
  },
  '& b': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-pill)',
    font: '600 var(--text-micro)',
  },
  '& li[data-done=true]': { color: 'var(--primary)' },
  '& li[data-done=true] b': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
  '& li[aria-current]': { color: 'var(--ink)' },
  '& li[aria-current] b': { borderColor: 'var(--primary)', background: 'var(--primary)', color: 'var(--on-primary)' },
  [theme.breakpoints.down('md')]: { gap: theme.spacing(1), '& li:not([aria-current]) span': { display: 'none' } },
}));

/** Where in the builder one is (BLD-03). */
export const Steps = ({ first, current }: { first: Step; current: Step }) => {
  const translate = useTranslate();
  const steps = ([0, 1, 2, 3] as const).filter((step) => step >= first);
  return (
    <List aria-label={translate('builder.steps')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={step < current}>
          <b>{index + 1}</b>
          <span>{translate(`builder.step.${step}`)}</span>
        </li>
      ))}
    </List>
  );
};
