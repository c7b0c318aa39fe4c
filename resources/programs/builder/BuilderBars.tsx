import CloseIcon from '@mui/icons-material/Close';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { configuration } from '../../../src/ui/configuration.ts';
import type { Step, BuilderState } from './builderState.ts';
import type { BuilderKey } from './messages.en.ts';
import Button from '@mui/material/Button';
import { firstStep, submitLabel, type Intent } from './intent.ts';

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
    font: '500 var(--text-body)',
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

const TopBar = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 4),
  background: 'var(--surface)',
  borderBottom: '1px solid var(--border)',
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1, 1, 1.5, 2), '& ol': { order: 3, width: '100%' } },
}));

interface HeaderProps {
  titleId: string;
  title: string;
  first: Step;
  current: Step;
  isReady: boolean;
  onClose: () => void;
}

/** Title, steps and close button of the builder. */
export const BuilderHeader = ({ titleId, title, first, current, isReady, onClose }: HeaderProps) => {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${title} · ${configuration().brand.name}`;
  }, [title]);
  return (
    <TopBar>
      <Typography id={titleId} variant="h2" component="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {!isReady && <Steps first={first} current={current} />}
      <button type="button" className="icon-button" aria-label={translate('builder.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </button>
    </TopBar>
  );
};

const BottomBar = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 4),
  background: 'var(--surface)',
  borderTop: '1px solid var(--border)',
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1.5, 2) },
}));
const Message = styled('p')({ flex: '1 1 160px', margin: 0, color: 'var(--error)', font: '500 var(--text-body)' });

interface FooterProps {
  intent: Intent;
  state: BuilderState;
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** The validation message, Back and Next (BLD-20..23). */
export const BuilderFooter = ({ intent, state, busy, onBack, onNext }: FooterProps) => {
  const translate = useTranslate();
  const { step, template, errors } = state;
  const blocks = Object.entries(errors).find(([field]) => field.startsWith('blocks'))?.[1];
  const message = errors.editing ?? blocks;
  const last = step === 3 || (step === 0 && template !== null);
  return (
    <BottomBar>
      {message && <Message role="alert">{translate(message)}</Message>}
      <div style={{ display: 'flex', gap: 8, marginLeft: 'auto' }}>
        {step > firstStep(intent) && (
          <Button onClick={onBack} disabled={busy}>
            {translate('builder.back')}
          </Button>
        )}
        <Button variant="contained" loading={busy} onClick={onNext}>
          {translate(last ? `builder.${submitLabel(intent)}` : 'builder.next')}
        </Button>
      </div>
    </BottomBar>
  );
};
