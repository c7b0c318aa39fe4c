import TimerIcon from '@mui/icons-material/TimerOutlined';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { holds } from '../../domain/viewer.ts';
import { useStartTimer } from '../../src/components/care-timer/useStartTimer.tsx';
import type { HeaderAction } from '../../src/components/record-parts/headerAction.ts';

/** Starts the timer for care time of a patient of Health in care, beside Care Management; it is stopped where it is shown. */
export function useTimerAction({ id, location, discharged, productData }: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const viewer = useViewer();
  const { patientSection } = useParams();
  const { runs, start } = useStartTimer({ id, zone: location.timezone });
  // There it has a button of its own.
  if (patientSection === 'care-management') return null;
  if (discharged || runs || productData.health === null || !viewer || !holds(viewer, 'HEALTH')) return null;
  return { label: translate('careTimer.start'), icon: TimerIcon, run: start };
}
