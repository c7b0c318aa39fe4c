import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { goOn, isAsking, minutesOf, pause, type CareTimer } from '../../../domain/care-timer/care-timer.ts';
import { Icon } from '../../icons/Icon.tsx';
import { goOnIcon, holdIcon, stopIcon, timerIcon } from '../../icons/timerIcons.ts';
import { careTimerMessages } from './messages.en.ts';
import { StillWorking } from './StillWorking.tsx';
import { TimerAnnouncer } from './TimerAnnouncer.tsx';
import { moveTimer, useTimer } from './timerStore.ts';
import { useSignsOfLife } from './useSignsOfLife.ts';
import { useStopTimer } from './useStopTimer.ts';

/** What the timer says, there once it runs. @public */
export const texts = { en: careTimerMessages };

const Place = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.speedDial,
  right: 16,
  bottom: 16,
  display: 'grid',
  justifyItems: 'end',
  gap: 8,
  maxWidth: 'calc(100vw - 32px)',
}));
const Pill = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '4px 4px 4px 14px',
  border: '1px solid var(--border-strong)',
  borderRadius: 999,
  background: 'var(--surface)',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.18)',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    marginRight: 4,
    color: 'var(--ink)',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
  },
  '&:not([data-paused]) a .icon': { color: 'var(--primary)' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:not([data-paused]) a .icon': { animation: 'care-timer-breathes 3s ease-in-out infinite' },
    '@keyframes care-timer-breathes': { '50%': { opacity: 0.45 } },
  },
});
/** The end of a page stays reachable beside the pill. */
const roomBelow = { '#content': { paddingBottom: '88px !important' } };

const Running = ({ timer, userId }: { timer: CareTimer; userId: string }) => {
  const translate = useTranslate();
  const stop = useStopTimer();
  useSignsOfLife(userId);
  const { id, initials: patient } = timer.patient;
  const minutes = minutesOf(timer);
  return (
    <Place aria-label={translate('careTimer.region')}>
      <GlobalStyles styles={roomBelow} />
      {isAsking(timer) && <StillWorking timer={timer} userId={userId} />}
      <Pill data-paused={timer.paused || undefined}>
        <Link to={`/patients/${id}/health/care-management`} title={translate('careTimer.openRecord', { patient })}>
          <Icon path={timerIcon} size={20} />
          <span>{patient}</span>
          <span>{translate(timer.paused ? 'careTimer.paused' : 'careTimer.minutes', { smart_count: minutes })}</span>
        </Link>
        <button
          type="button"
          className="icon-button"
          aria-label={translate(timer.paused ? 'careTimer.goOn' : 'careTimer.pause')}
          onClick={() => moveTimer(userId, timer.paused ? goOn : pause)}
        >
          <Icon path={timer.paused ? goOnIcon : holdIcon} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={translate('careTimer.stopOf', { patient })}
          onClick={() => stop()}
        >
          <Icon path={stopIcon} />
        </button>
      </Pill>
      <TimerAnnouncer timer={timer} />
    </Place>
  );
};

/** The running timer, small and always there: the patient's initials, the minutes, pause and stop. */
export default function CareTimerPill() {
  const timer = useTimer();
  const userId = useViewer()?.userId;
  return timer && userId ? <Running timer={timer} userId={userId} /> : null;
}
