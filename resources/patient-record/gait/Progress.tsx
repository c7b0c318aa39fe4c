import { useTranslate } from 'react-admin';
import { lazy, Suspense, useMemo } from 'react';
import { listGaitSessions } from '../../../contract/gait.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { measureProgress } from '../../../domain/gait/progress.ts';
import { LookChoice, useLook } from '../../../src/components/charts/LookChoice.tsx';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { useCall } from '../../../src/components/useCall.ts';
import { GaitBar } from './GaitBar.tsx';
import { OlderVersion } from './OlderVersion.tsx';
import { ProgressFigures } from './ProgressFigures.tsx';

const ProgressPatientView = lazy(() => import('./ProgressPatientView.tsx'));

/** The `Progress charts` tab: every measure from session to session (REC-30, OPEN-023). */
export default function Progress({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { dialog, close } = useAddressedDialog();
  const [look] = useLook();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useCall(listGaitSessions, {
    params: { patientId: record.id },
    query: { limit: MAX_PAGE_SIZE },
  });
  const progress = useMemo(() => measureProgress(data?.items ?? []), [data]);
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
          <div style={{ marginBottom: 16 }}>
            <LookChoice />
          </div>
          <ProgressFigures progress={progress} look={look} withCsv />
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
