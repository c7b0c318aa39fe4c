import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { minutesOf, type CareTimer } from '../../../domain/care-timer/care-timer.ts';
import { useTimedName } from './useTimedName.ts';

interface Props {
  running: CareTimer;
  onSwitch: () => void;
  onKeep: () => void;
}

/** Asks what becomes of a timer that runs for somebody else: time is measured for one patient at once. */
export const SwitchTimer = ({ running, onSwitch, onKeep }: Props) => {
  const translate = useTranslate();
  const patient = useTimedName(running.patient.id).said;
  return (
    <>
      <p style={{ margin: '0 0 20px' }}>
        {translate('careTimer.switchText', { patient, smart_count: minutesOf(running) })}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 }}>
        <Button onClick={onKeep}>{translate('careTimer.keepRunning', { patient })}</Button>
        <Button variant="contained" onClick={onSwitch}>
          {translate('careTimer.switch')}
        </Button>
      </div>
    </>
  );
};
