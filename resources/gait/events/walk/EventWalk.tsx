import { styled } from '@mui/material/styles';
import { useState, type MouseEvent, type ReactNode, useEffect } from 'react';
import { LeaveQuestion } from '../../../../src/ui/FormDialog.tsx';
import { useLeaveQuestion } from '../../../../src/ui/navigation/useLeaveQuestion.ts';
import { NextPatient } from './NextPatient.tsx';
import { TodaysWalks } from './TodaysWalks.tsx';
import { usePendingWalks } from './usePendingWalks.ts';
import { PendingWalksNotice } from './PendingWalksNotice.tsx';
import { PatientWalk } from './PatientWalk.tsx';
import type { Walker } from './useWalkerSearch.ts';

const Area = styled('div')({ display: 'contents' });

/** A double click in a text field selects a word. */
const isSecond = ({ detail, target }: MouseEvent): boolean =>
  detail > 1 && !(target instanceof Element && target.closest('input, textarea'));

/**
 * Ignores the second click of a double click: the first one removed its target, so the second would activate whatever
 * replaced it or take the focus from the field for the next ID.
 */
const ClickGuard = ({ children }: { children: ReactNode }) => (
  <Area
    onMouseDownCapture={(event) => {
      if (isSecond(event)) event.preventDefault();
    }}
    onClickCapture={(event) => {
      if (!isSecond(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }}
  >
    {children}
  </Area>
);

/** Keeps the screen on while the page is visible, if the browser supports it. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
      } catch {
        // The system may refuse, to save its battery.
      }
    };
    const onVisible = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

interface Props {
  place: { id: number; name: string; zone: string };
}

/** Event mode at a location: patient, walk, result, next patient. */
export const EventWalk = ({ place }: Props) => {
  const { waiting, keep, giveUp } = usePendingWalks();
  const [walker, setWalker] = useState<Walker>();
  const [unsaved, setUnsaved] = useState(false);
  const question = useLeaveQuestion(unsaved);
  useWakeLock();
  const next = () => {
    setUnsaved(false);
    setWalker(undefined);
  };
  return (
    <ClickGuard>
      {question.asks && <LeaveQuestion texts="gait.walk" onStay={question.stay} onLeave={question.leave} />}
      <PendingWalksNotice waiting={waiting} giveUp={giveUp} />
      <Columns>
        <div>
          {walker ? (
            <PatientWalk key={walker.id} walker={walker} onSave={keep} onUnsaved={setUnsaved} onNext={next} />
          ) : (
            <NextPatient locationId={place.id} placeName={place.name} onFound={setWalker} />
          )}
        </div>
        <TodaysWalks locationId={place.id} zone={place.zone} />
      </Columns>
    </ClickGuard>
  );
};
