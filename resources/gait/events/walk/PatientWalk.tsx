import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { TimedWalk } from '../../../../contract/gait/timed-walks.ts';
import { computeTimedSpeed } from '../../../../domain/gait/timed-walk.ts';
import { DeviceWait } from './DeviceWalk.tsx';
import { useLastWalks } from './SpeedPreview.tsx';
import { ManualWalk } from './ManualWalk.tsx';
import { getWalkerName, type Walker } from './useWalkerSearch.ts';
import { WalkResult } from './WalkResult.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBottom: theme.spacing(3),
  '& h2': { overflowWrap: 'anywhere' },
}));

interface Props {
  walker: Walker;
  onSave: (walk: TimedWalk) => void;
  /** Called with whether unsaved data would be lost. */
  onUnsaved: (unsaved: boolean) => void;
  onNext: () => void;
}

/** One or several walks of a patient. */
export const PatientWalk = ({ walker, onSave, onUnsaved, onNext }: Props) => {
  const translate = useTranslate();
  const before = useLastWalks(walker.id);
  const [byDevice, setByDevice] = useState(false);
  const [walk, setWalk] = useState<TimedWalk>();
  const [assistance, setAssistance] = useState<TimedWalk['assistanceOption']>('NONE');
  /** Speeds of the walks saved in this session. */
  const [trials, setTrials] = useState<readonly number[]>([]);
  const [running, setRunning] = useState(false);

  const acceptWalk = (one: TimedWalk) => {
    setWalk(one);
    onUnsaved(true);
  };
  const again = () => {
    setWalk(undefined);
    onUnsaved(false);
  };
  const save = (told: TimedWalk, then: 'NEXT' | 'AGAIN') => {
    onSave(told);
    if (then === 'NEXT') return onNext();
    setTrials([...trials, computeTimedSpeed(told).value]);
    again();
  };
  return (
    <section aria-labelledby="walker">
      <Head>
        <div>
          <Typography variant="h2" id="walker">
            {getWalkerName(walker)}
          </Typography>
          <Typography color="textSecondary">
            {[walker.name && walker.uid, walker.place].filter(Boolean).join(' · ')}
          </Typography>
        </div>
        {!walk && (
          <Button variant="outlined" disabled={running} onClick={onNext}>
            {translate('gait.walk.other')}
          </Button>
        )}
      </Head>
      {walk ? (
        <WalkResult
          key={walk.sessionUUID}
          walk={walk}
          last={before?.last}
          trials={trials}
          onSave={save}
          onDiscard={again}
        />
      ) : byDevice && before ? (
        <DeviceWait patientId={walker.id} before={before} onGiveUp={() => setByDevice(false)} onNext={onNext} />
      ) : (
        <ManualWalk
          patientId={walker.id}
          assistance={assistance}
          onAssist={setAssistance}
          onWalked={acceptWalk}
          onDevice={before && (() => setByDevice(true))}
          onRunning={(now) => {
            setRunning(now);
            onUnsaved(now);
          }}
        />
      )}
    </section>
  );
};
