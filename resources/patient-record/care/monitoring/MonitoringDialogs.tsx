import { lazy, Suspense } from 'react';
import type { Monitoring } from '../../../../contract/monitoring.ts';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { useAddressedDialog } from '../../../../src/components/record-parts/useAddressedDialog.ts';

const PauseDialog = lazy(() => import('./PauseDialog.tsx'));
const ResumeDialog = lazy(() => import('./ResumeDialog.tsx'));
const SetupDialog = lazy(() => import('./SetupDialog.tsx'));

/** The dialog that the address names, where there is something to decide. */
export const MonitoringDialogs = ({ record, monitoring }: { record: PatientRecord; monitoring: Monitoring }) => {
  const { dialog, close } = useAddressedDialog();
  const { episodes, pause } = monitoring;
  const setupDate = episodes[0]?.setupDate ?? null;
  return (
    <Suspense fallback={null}>
      {dialog === 'pause-monitoring' && setupDate !== null && pause === null && !record.discharged && (
        <PauseDialog record={record} setupDate={setupDate} monitoring={monitoring} onClose={close} />
      )}
      {dialog === 'resume-monitoring' && pause !== null && (
        <ResumeDialog record={record} monitoring={{ ...monitoring, pause }} onClose={close} />
      )}
      {dialog === 'set-up-monitoring' && episodes.length > 0 && (
        <SetupDialog record={record} monitoring={monitoring} onClose={close} />
      )}
    </Suspense>
  );
};
