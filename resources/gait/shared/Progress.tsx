import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useMemo } from 'react';
import { listGaitSessions } from '../../../contract/gait/gait-session.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { listProgress } from '../../../domain/gait/progress.ts';
import { DisplayChoice, useDisplay } from '../../../src/ui/charts/ResultTable.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { GaitBar, OlderVersion } from '../record/GaitBar.tsx';
import { ProgressFigures } from '../record/ProgressFigures.tsx';

const ProgressPatientView = lazy(() => import('../record/ProgressPatientView.tsx'));

/** The `Progress charts` tab: all measures over time (REC-30, OPEN-023). */
export default function Progress({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { dialog, close } = useAddressedDialog();
  const [look] = useDisplay();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useCall(listGaitSessions, {
    params: { patientId: record.id },
    query: { limit: MAX_PAGE_SIZE },
  });
  const progress = useMemo(() => listProgress(data?.items ?? []), [data]);
  const hasSome = progress.length > 0;
  return (
    <>
      <GaitBar readAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} showable={hasSome} />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data && !hasSome && <EmptyState title={translate('recordActivity.noGaitActivity')} />}
      {data && hasSome && (
        <>
          <OlderVersion sessions={data.items} />
          {data.totalItems > data.items.length && (
            <p>{translate('recordGait.newest', { count: data.items.length, total: data.totalItems })}</p>
          )}
          <Box sx={{ marginBottom: 2, displayPrint: 'none' }}>
            <DisplayChoice />
          </Box>
          <ProgressFigures
            progress={progress}
            look={look}
            withCsv
            walker={{ sex: record.productData.gait?.sex ?? null, dob: record.patient.dob }}
          />
        </>
      )}
      {dialog === 'patient-view' && hasSome && (
        <Suspense fallback={null}>
          <ProgressPatientView record={record} progress={progress} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
