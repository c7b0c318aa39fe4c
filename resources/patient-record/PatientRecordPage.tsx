import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { ClockZone } from '../../src/components/clockZone.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { PatientRecordView } from './PatientRecordView.tsx';
import { pathOf, placeOf } from './recordPlace.ts';
import { useRecord } from './useRecord.ts';
import { recordMessages } from './messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: recordMessages };

/** Says that this patient is not to be seen and goes back to the list (REC-22, OPEN-059). */
const Hidden = () => {
  const notify = useNotify();
  useEffect(() => notify('record.hidden', { type: 'error' }), [notify]);
  return <Navigate to="/patients/" replace />;
};

const Placed = ({ record }: { record: PatientRecord }) => {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { patientProduct, patientSection } = useParams();
  if (!viewer) return null;
  const place = placeOf(record, viewer, [patientProduct, patientSection]);
  const path = pathOf(record.id, place);
  if (pathname.replace(/\/$/, '') !== path) return <Navigate to={`${path}${search}`} replace />;
  return (
    <ClockZone value={record.location.timezone}>
      <PatientRecordView record={record} place={place} />
    </ClockZone>
  );
};

/** `/patients/{patientRecordId}[/health|gait][/{patientSection}]` (REC-01..05). */
export default function PatientRecordPage() {
  const translate = useTranslate();
  const { patientRecordId } = useParams();
  const id = Number(patientRecordId);
  const { data: record, error, refetch } = useRecord(id);
  if (!Number.isInteger(id) || error?.status === 404 || error?.status === 403) return <Hidden />;
  if (record) return <Placed record={record} />;
  if (error) return <ErrorView message={error.message || translate('record.failed')} onRetry={() => void refetch()} />;
  return <PageLoading />;
}
