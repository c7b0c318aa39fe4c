import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import StopIcon from '@mui/icons-material/StopOutlined';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../../../authProvider/session.ts';
import {
  countIdleAsWork,
  discardIdle,
  countIdleMinutes,
  type CareTimer,
  isIdleUndecided,
  countMinutes,
  resumeTimer,
  pauseTimer,
} from '../../../../domain/care-notes/care-timer.ts';
import { InTopBar } from '../../../../src/ui/LayoutContext.tsx';
import { careTimerMessages } from './messages.en.ts';
import { updateTimer, useActivityTracking, useStopTimer, useTimedPatientName, useTimer } from './timerStore.ts';

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

/** Asks about time without activity. It stays until it is answered and does not block the page. */
const StillWorking = ({ timer, userId }: { timer: CareTimer; userId: string }) => {
  const translate = useTranslate();
  const patient = useTimedPatientName(timer.patient.id).label;
  return (
    <Question role="group" aria-labelledby="care-timer-question">
      <h2 id="care-timer-question">{translate('careTimer.still', { patient })}</h2>
      <p>{translate('careTimer.quiet', { smart_count: countIdleMinutes(timer) })}</p>
      <div>
        <Button variant="contained" onClick={() => updateTimer(userId, countIdleAsWork)}>
          {translate('careTimer.keep')}
        </Button>
        <Button variant="outlined" onClick={() => updateTimer(userId, discardIdle)}>
          {translate('careTimer.leaveOut')}
        </Button>
      </div>
    </Question>
  );
};

const EVERY_MINUTES = 5;

/** Announces the running time to screen readers every five minutes, and the question about idle time. */
const TimerAnnouncer = ({ timer }: { timer: CareTimer }) => {
  const translate = useTranslate();
  const patient = useTimedPatientName(timer.patient.id).label;
  const minutes = Math.floor(countMinutes(timer) / EVERY_MINUTES) * EVERY_MINUTES;
  return (
    <p
      role="status"
      style={{ position: 'absolute', width: 1, height: 1, margin: 0, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {isIdleUndecided(timer)
        ? translate('careTimer.still', { patient })
        : translate('careTimer.announced', { patient, smart_count: minutes })}
    </p>
  );
};

/** Texts of the timer, loaded with it. @public */
export const texts = { en: careTimerMessages };

/** Inside the top bar, so that it never covers content. */
const Region = styled('section')({ display: 'flex', minWidth: 0 });
/** Below the bar until the question is answered. */
const QuestionPanel = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.speedDial,
  top: 72,
  right: 16,
  maxWidth: 'calc(100vw - 32px)',
}));
const Pill = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  padding: '1px 4px 1px 14px',
  border: '1px solid var(--border-strong)',
  borderRadius: 999,
  background: 'var(--surface)',
  '& a': {
    minWidth: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    marginRight: 4,
    whiteSpace: 'nowrap',
    color: 'var(--ink)',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
  },
  '& .name': { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .icon-button': { flex: 'none' },
  // Too narrow for the name.
  '@media (max-width: 599px)': { '& .name': { display: 'none' } },
  '&:not([data-paused]) a svg': { color: 'var(--primary)' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:not([data-paused]) a svg': { animation: 'care-timer-breathes 3s ease-in-out infinite' },
    '@keyframes care-timer-breathes': { '50%': { opacity: 0.45 } },
  },
});
const RunningTimer = ({ timer, userId }: { timer: CareTimer; userId: string }) => {
  const translate = useTranslate();
  const stop = useStopTimer();
  useActivityTracking(userId);
  const { id } = timer.patient;
  const { name, label: patient } = useTimedPatientName(id);
  const minutes = countMinutes(timer);
  return (
    <InTopBar>
      <Region aria-label={translate('careTimer.region')}>
        {isIdleUndecided(timer) && (
          <QuestionPanel>
            <StillWorking timer={timer} userId={userId} />
          </QuestionPanel>
        )}
        <Pill data-paused={timer.paused || undefined}>
          <Link to={`/patients/${id}/health/care-management`} title={translate('careTimer.openRecord', { patient })}>
            <TimerIcon fontSize="small" />
            {name && <span className="name">{name}</span>}
            <span>{translate(timer.paused ? 'careTimer.paused' : 'careTimer.minutes', { smart_count: minutes })}</span>
          </Link>
          <button
            type="button"
            className="icon-button"
            aria-label={translate(timer.paused ? 'careTimer.resume' : 'careTimer.pause')}
            onClick={() => updateTimer(userId, timer.paused ? resumeTimer : pauseTimer)}
          >
            {timer.paused ? <PlayArrowIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={translate('careTimer.stopOf', { patient })}
            onClick={() => stop()}
          >
            <StopIcon fontSize="small" />
          </button>
        </Pill>
        <TimerAnnouncer timer={timer} />
      </Region>
    </InTopBar>
  );
};

/** The running timer in the top bar: the patient's name if there is room, the minutes, pause and stop. */
export default function CareTimerPill() {
  const timer = useTimer();
  const userId = useViewer()?.userId;
  return timer && userId ? <RunningTimer timer={timer} userId={userId} /> : null;
}
