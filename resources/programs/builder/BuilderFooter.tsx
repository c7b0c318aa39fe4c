import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { BuilderState } from './builderState.ts';
import { firstStep, submitLabel, type Intent } from './intent.ts';

const Bar = styled('footer')(({ theme }) => ({
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

interface Props {
  intent: Intent;
  state: BuilderState;
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** The validation message, Back and Next (BLD-20..23). */
export const BuilderFooter = ({ intent, state, busy, onBack, onNext }: Props) => {
  const translate = useTranslate();
  const { step, template, problems } = state;
  const blocks = Object.entries(problems).find(([field]) => field.startsWith('blocks'))?.[1];
  const message = problems.editing ?? blocks;
  const last = step === 3 || (step === 0 && template !== null);
  return (
    <Bar>
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
    </Bar>
  );
};
