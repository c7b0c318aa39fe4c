import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { keepIdle, leaveOutIdle, minutesInQuestion, type CareTimer } from '../../../domain/care-timer/care-timer.ts';
import { moveTimer } from './timerStore.ts';
import { useTimedName } from './useTimedName.ts';

const Question = styled('div')({
  maxWidth: 340,
  padding: 16,
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.18)',
  '& h2': { margin: 0, font: '600 var(--text-body)' },
  '& p': { margin: '4px 0 12px', color: 'var(--ink-muted)' },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

/** Asks about time without a sign of life; it stands until it is answered and stops nobody from going on. */
export const StillWorking = ({ timer, userId }: { timer: CareTimer; userId: string }) => {
  const translate = useTranslate();
  const patient = useTimedName(timer.patient.id).said;
  return (
    <Question role="group" aria-labelledby="care-timer-question">
      <h2 id="care-timer-question">{translate('careTimer.still', { patient })}</h2>
      <p>{translate('careTimer.quiet', { smart_count: minutesInQuestion(timer) })}</p>
      <div>
        <Button variant="contained" onClick={() => moveTimer(userId, keepIdle)}>
          {translate('careTimer.keep')}
        </Button>
        <Button variant="outlined" onClick={() => moveTimer(userId, leaveOutIdle)}>
          {translate('careTimer.leaveOut')}
        </Button>
      </div>
    </Question>
  );
};
