import StopIcon from '@mui/icons-material/StopOutlined';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../../../authProvider/session.ts';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import {
  countMinutes,
  type CareTimer,
  isForAnotherPatient,
  startTimer,
  type TimedPatient,
} from '../../../../domain/care-notes/care-timer.ts';
import { useModal } from '../../../../src/ui/ModalHost.tsx';
import { readTimer, saveTimer, useStopTimer, useTimedPatientName, useTimer } from './timerStore.ts';

interface Props {
  running: CareTimer;
  onSwitch: () => void;
  onKeep: () => void;
}

/** Asks about a timer that runs for another patient: only one can run at a time. */
const SwitchTimer = ({ running, onSwitch, onKeep }: Props) => {
  const translate = useTranslate();
  const patient = useTimedPatientName(running.patient.id).label;
  return (
    <>
      <p style={{ margin: '0 0 20px' }}>
        {translate('careTimer.switchText', { patient, smart_count: countMinutes(running) })}
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

/**
 * Whether the timer runs for this patient, and how to start and stop it. If it runs for another patient, asks first.
 */
export function useStartTimer(patient: TimedPatient) {
  const translate = useTranslate();
  const { openModal } = useModal();
  const userId = useViewer()?.userId ?? '';
  const stop = useStopTimer();
  const startNow = () => saveTimer(userId, startTimer(patient, Date.now()));
  const start = () => {
    const running = readTimer(userId);
    if (!isForAnotherPatient(running, patient.id)) return running ? undefined : startNow();
    const title = translate('careTimer.switchTitle');
    const switchTimer = (close: () => void) => () => {
      stop('later');
      startNow();
      close();
    };
    openModal({
      title,
      size: 'xs',
      content: (close) => <SwitchTimer running={running} onSwitch={switchTimer(close)} onKeep={close} />,
    });
  };
  return { isRunning: useTimer()?.patient.id === patient.id, start, stop };
}

export const TimerButton = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { id, location } = record;
  const { isRunning, start, stop } = useStartTimer({ id, zone: location.timezone });
  return (
    <Button startIcon={isRunning ? <StopIcon /> : <TimerIcon />} onClick={() => (isRunning ? stop() : start())}>
      {translate(isRunning ? 'careTimer.stop' : 'careTimer.start')}
    </Button>
  );
};
