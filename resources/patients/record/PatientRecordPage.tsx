import { useEffect } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import type { Problem } from '../../../contract/platform/error.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { ClockZone } from '../../../src/ui/DateTimeText.tsx';
import { PatientRecordView } from './PatientRecordView.tsx';
import { recordMessages } from './messages.en.ts';
import { tabPath, resolveTab } from './recordTabs.ts';

const useRecord = (id: number) => useGetOne<PatientRecord, Problem>('patients', { id });

/** Texts of this page, loaded with it. @public */
export const texts = { en: recordMessages };

/** Reports that the patient is not accessible and returns to the list (REC-22, OPEN-059). */
const InaccessiblePatient = () => {
  const notify = useNotify();
  useEffect(() => notify('record.hidden', { type: 'error' }), [notify]);
  return <Navigate to="/patients/" replace />;
};

const LoadedRecord = ({ record }: { record: PatientRecord }) => {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { patientProduct, patientSection } = useParams();
  if (!viewer) return null;
  const tab = resolveTab(record, viewer, [patientProduct, patientSection]);
  const path = tabPath(record.id, tab);
  if (pathname.replace(/\/$/, '') !== path) return <Navigate to={`${path}${search}`} replace />;
  return (
    <ClockZone value={record.location.timezone}>
      <PatientRecordView record={record} tab={tab} />
    </ClockZone>
  );
};

/** `/patients/{patientRecordId}[/health|gait][/{patientSection}]` (REC-01..05). */
export default function PatientRecordPage() {
  const translate = useTranslate();
  const { patientRecordId } = useParams();
  const id = Number(patientRecordId);
  const { data: record, error, refetch } = useRecord(id);
  if (!Number.isInteger(id) || error?.status === 404 || error?.status === 403) return <InaccessiblePatient />;
  if (record) return <LoadedRecord record={record} />;
  if (error) return <ErrorView message={error.message || translate('record.failed')} onRetry={() => void refetch()} />;
  return <PageLoading />;
}
