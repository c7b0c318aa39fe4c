import CloseIcon from '@mui/icons-material/Close';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { configuration } from '../../../src/ui/configuration.ts';
import type { Step } from './builderState.ts';
import type { BuilderKey } from './messages.en.ts';

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

/** The steps of the builder and the current one (BLD-03). */
const Steps = ({ first, current }: { first: Step; current: Step }) => {
  const translate = useTranslate();
  const steps = ([0, 1, 2, 3] as const).filter((step) => step >= first);
  return (
    <List aria-label={translate('builder.steps')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={step < current}>
          <b>{index + 1}</b>
          <span>{translate(`builder.step.${step}` satisfies BuilderKey)}</span>
        </li>
      ))}
    </List>
  );
};

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 4),
  background: 'var(--surface)',
  borderBottom: '1px solid var(--border)',
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1, 1, 1.5, 2), '& ol': { order: 3, width: '100%' } },
}));

interface Props {
  titleId: string;
  title: string;
  first: Step;
  current: Step;
  isReady: boolean;
  onClose: () => void;
}

/** Title, steps and close button of the builder. */
export const BuilderHeader = ({ titleId, title, first, current, isReady, onClose }: Props) => {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${title} · ${configuration().brand.name}`;
  }, [title]);
  return (
    <Bar>
      <Typography id={titleId} variant="h2" component="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {!isReady && <Steps first={first} current={current} />}
      <button type="button" className="icon-button" aria-label={translate('builder.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </button>
    </Bar>
  );
};
