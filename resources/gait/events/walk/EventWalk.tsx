import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LeaveQuestion } from '../../../../src/components/LeaveQuestion.tsx';
import { useLeaveQuestion } from '../../../../src/navigation/useLeaveQuestion.ts';
import { NextPatient } from './NextPatient.tsx';
import { OnePress } from './OnePress.tsx';
import { TodaysWalks } from './TodaysWalks.tsx';
import { useWaitingWalks } from './useWaitingWalks.ts';
import { useWakeLock } from './useWakeLock.ts';
import { WaitingNotice } from './WaitingNotice.tsx';
import { WalkOf } from './WalkOf.tsx';
import type { Walker } from './walker.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

interface Props {
  place: { id: number; name: string; zone: string };
}

/** One patient after the other at a place: who, the walk, what it came to, and the next. */
export const EventWalk = ({ place }: Props) => {
  const { waiting, keep, giveUp } = useWaitingWalks();
  const [walker, setWalker] = useState<Walker>();
  const [unsaved, setUnsaved] = useState(false);
  const question = useLeaveQuestion(unsaved);
  useWakeLock();
  const next = () => {
    setUnsaved(false);
    setWalker(undefined);
  };
  return (
    <OnePress>
      {question.asks && <LeaveQuestion texts="gait.walk" onStay={question.stay} onLeave={question.leave} />}
      <WaitingNotice waiting={waiting} giveUp={giveUp} />
      <Columns>
        <div>
          {walker ? (
            <WalkOf key={walker.id} walker={walker} onSave={keep} onUnsaved={setUnsaved} onNext={next} />
          ) : (
            <NextPatient locationId={place.id} placeName={place.name} onFound={setWalker} />
          )}
        </div>
        <TodaysWalks locationId={place.id} zone={place.zone} />
      </Columns>
    </OnePress>
  );
};
