import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { hasFeature, holds } from '../../domain/viewer.ts';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useAddressedDialog } from '../../src/components/record-parts/useAddressedDialog.ts';
import { AddHealth } from './plan/AddHealth.tsx';
import { PlanDialogs } from './plan/PlanDialogs.tsx';
import { ProgramCard } from './program/ProgramCard.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import type { Place } from './recordPlace.ts';
import { SectionContent } from './SectionContent.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { UnsentInvite } from './UnsentInvite.tsx';

const PathCard = lazy(() => import('./path/PathCard.tsx'));
const EditPatientDialog = lazy(() => import('./edit/EditPatientDialog.tsx'));

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

/** A patient record: who it is, the program, and the part that the address names. */
export const PatientRecordView = ({ record, place }: { record: PatientRecord; place: Place }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const { dialog, show, close } = useAddressedDialog();
  const isOutsideHealth = record.productData.health === null && viewer !== null && holds(viewer, 'HEALTH');
  const hasPath = record.productData.health !== null && viewer !== null && hasFeature(viewer, 'PATHS');
  const hasCard = place.product === 'health' || isOutsideHealth;
  return (
    <>
      <RecordHeader record={record} onEdit={() => show('edit')} />
      {record.patient.inviteFailed && <UnsentInvite record={record} />}
      <Columns>
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
        <div style={hasCard ? undefined : { gridColumn: '1 / -1' }}>
          <SectionTabs record={record} place={place} />
          <div
            role="tabpanel"
            id="record-panel"
            aria-labelledby={`record-tab-${place.section}`}
            style={{ paddingTop: 24 }}
          >
            <Suspense fallback={<PageLoading />}>
              <SectionContent record={record} place={place} />
            </Suspense>
          </div>
        </div>
      </Columns>
      <PlanDialogs record={record} />
      {dialog === 'edit' && record.may?.edit !== false && (
        <Suspense fallback={null}>
          <EditPatientDialog record={record} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
