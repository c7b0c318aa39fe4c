import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import StopIcon from '@mui/icons-material/StopOutlined';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { goOn, isAsking, minutesOf, pause, type CareTimer } from '../../../domain/care-timer/care-timer.ts';
import { careTimerMessages } from './messages.en.ts';
import { InTopBar } from '../../layout/TopBar.tsx';
import { StillWorking } from './StillWorking.tsx';
import { TimerAnnouncer } from './TimerAnnouncer.tsx';
import { moveTimer, useTimer } from './timerStore.ts';
import { useSignsOfLife } from './useSignsOfLife.ts';
import { useStopTimer } from './useStopTimer.ts';
import { useTimedName } from './useTimedName.ts';

/** What the timer says, there once it runs. @public */
export const texts = { en: careTimerMessages };

/** In the bar that stands over every page: it lies upon nothing, wherever one has scrolled to. */
const Place = styled('section')({ display: 'flex', minWidth: 0 });
/** Below the bar, until it is answered. */
const Asked = styled('div')(({ theme }) => ({
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
  // There is no room to read it there.
  '@media (max-width: 599px)': { '& .name': { display: 'none' } },
  '&:not([data-paused]) a svg': { color: 'var(--primary)' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:not([data-paused]) a svg': { animation: 'care-timer-breathes 3s ease-in-out infinite' },
    '@keyframes care-timer-breathes': { '50%': { opacity: 0.45 } },
  },
});
const Running = ({ timer, userId }: { timer: CareTimer; userId: string }) => {
  const translate = useTranslate();
  const stop = useStopTimer();
  useSignsOfLife(userId);
  const { id } = timer.patient;
  const { name, said: patient } = useTimedName(id);
  const minutes = minutesOf(timer);
  return (
    <InTopBar>
      <Place aria-label={translate('careTimer.region')}>
        {isAsking(timer) && (
          <Asked>
            <StillWorking timer={timer} userId={userId} />
          </Asked>
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
            aria-label={translate(timer.paused ? 'careTimer.goOn' : 'careTimer.pause')}
            onClick={() => moveTimer(userId, timer.paused ? goOn : pause)}
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
      </Place>
    </InTopBar>
  );
};

/** The running timer, small and always there: the patient's name where there is room, the minutes, pause and stop. */
export default function CareTimerPill() {
  const timer = useTimer();
  const userId = useViewer()?.userId;
  return timer && userId ? <Running timer={timer} userId={userId} /> : null;
}
