import StopIcon from '@mui/icons-material/StopOutlined';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useStartTimer } from './useStartTimer.tsx';

/** Starts the timer for a patient, or stops it for the care note. */
export const TimerButton = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { id, location } = record;
  const { runs, start, stop } = useStartTimer({ id, zone: location.timezone });
  return (
    <Button startIcon={runs ? <StopIcon /> : <TimerIcon />} onClick={() => (runs ? stop() : start())}>
      {translate(runs ? 'careTimer.stop' : 'careTimer.start')}
    </Button>
  );
};
