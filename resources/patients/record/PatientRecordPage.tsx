import { styled } from '@mui/material/styles';
import { lazy, type ComponentType, Suspense, useEffect } from 'react';
import { useTranslate, useGetOne, useNotify } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { hasFeature, hasProduct } from '../../../domain/identity/viewer.ts';
import { PageLoading, ErrorView } from '../../../src/ui/PageStates.tsx';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { PlanDialogs } from '../../plan-of-care/shared/PlanDialogs.tsx';
import { AddHealth } from '../../plan-of-care/shared/planActions.tsx';
import { ProgramCard } from '../../programs/shared/ProgramCard.tsx';
import { AddNote } from './AddNote.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { UnsentInvite } from './ResendInvite.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { type GaitSection, type HealthSection, type RecordTab, tabPath, resolveTab } from './recordTabs.ts';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Problem } from '../../../contract/platform/error.ts';
import { ClockZone } from '../../../src/ui/DateTimeText.tsx';
import { recordMessages } from './messages.en.ts';

type Section = ComponentType<{ record: PatientRecord }>;

const health: Record<HealthSection, Section> = {
  activity: lazy(() => import('../../activity/shared/HealthActivity.tsx')),
  'range-of-motion': lazy(() => import('../../activity/shared/RangeOfMotion.tsx')),
  surveys: lazy(() => import('../../surveys/shared/Surveys.tsx')),
  'care-management': lazy(() => import('../../care-notes/shared/CareManagement.tsx')),
};
const gait: Record<GaitSection, Section> = {
  activity: lazy(() => import('../../gait/shared/Assessment.tsx')),
  progress: lazy(() => import('../../gait/shared/Progress.tsx')),
};

/** The section of the selected tab; each section is loaded when it is opened. */
const SectionContent = ({ record, tab }: { record: PatientRecord; tab: RecordTab }) => {
  const Content = tab.product === 'health' ? health[tab.section] : gait[tab.section];
  return <Content record={record} />;
};

const PathCard = lazy(() => import('../../care-paths/shared/PatientPathCard.tsx'));
const EditPatientDialog = lazy(() => import('./EditPatientDialog.tsx'));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
  '& > aside': { gridColumn: 2, gridRow: 1 },
  '& > div': { gridColumn: 1, gridRow: 1, minWidth: 0 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside, & > div': { gridColumn: 1, gridRow: 'auto' },
  },
}));

/** A patient record: header, program, and the section that the URL names. */
export const PatientRecordView = ({ record, tab }: { record: PatientRecord; tab: RecordTab }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const { dialog, show, close } = useAddressedDialog();
  const isOutsideHealth = record.productData.health === null && viewer !== null && hasProduct(viewer, 'HEALTH');
  const hasPath = record.productData.health !== null && viewer !== null && hasFeature(viewer, 'PATHS');
  const hasCard = tab.product === 'health' || isOutsideHealth;
  return (
    <>
      <RecordHeader record={record} tab={tab} onEdit={() => show('edit')} />
      {record.patient.inviteFailed && <UnsentInvite record={record} />}
      <Columns>
        <div style={hasCard ? undefined : { gridColumn: '1 / -1' }}>
          <SectionTabs record={record} tab={tab} />
          <div
            role="tabpanel"
            id="record-panel"
            aria-labelledby={`record-tab-${tab.section}`}
            style={{ paddingTop: 24 }}
          >
            {/* A boundary per section: a tab is selected at once, not only when its section has loaded. */}
            <Suspense key={`${tab.product}/${tab.section}`} fallback={<PageLoading />}>
              <SectionContent record={record} tab={tab} />
            </Suspense>
          </div>
        </div>
        {/* After the section, which on a narrow screen comes first. */}
        {hasCard && (
          <aside aria-label={translate('recordProgram.title')}>
            <ProgramCard record={record} addToHealth={<AddHealth record={record} />} />
            {hasPath && (
              <Suspense fallback={null}>
                <PathCard record={record} />
              </Suspense>
            )}
          </aside>
        )}
      </Columns>
      <PlanDialogs record={record} />
      <AddNote record={record} tab={tab} />
      {dialog === 'edit' && record.may?.edit !== false && (
        <Suspense fallback={null}>
          <EditPatientDialog record={record} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

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
  if (error?.status === 404 || error?.status === 403) return <InaccessiblePatient />;
  if (record) return <LoadedRecord record={record} />;
  if (error) return <ErrorView message={error.message || translate('record.failed')} onRetry={() => void refetch()} />;
  return <PageLoading />;
}
