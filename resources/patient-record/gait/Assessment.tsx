import { useTranslate } from 'react-admin';
import { lazy, Suspense, useRef } from 'react';
import { listGaitSessions } from '../../../contract/gait.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { ShowOlder } from '../../../src/components/record-parts/ShowOlder.tsx';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { useGrowingList } from '../../../src/components/record-parts/useGrowingList.ts';
import { AssessedSession } from './AssessedSession.tsx';
import { GaitBar } from './GaitBar.tsx';
import { useAllSessions } from './useAllSessions.ts';
import { usePollWhile } from './usePollWhile.ts';
import { WalkerFacts } from './WalkerFacts.tsx';

const CommentDialog = lazy(() => import('./CommentDialog.tsx'));
const WalkerDialog = lazy(() => import('./WalkerDialog.tsx'));
const SessionPatientView = lazy(() => import('./SessionPatientView.tsx'));

const Sessions = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { dialog, about, show, close } = useAddressedDialog();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isFetching, dataUpdatedAt, showOlder } = useGrowingList(listGaitSessions, {
    patientId: record.id,
  });
  const sessions = data?.items ?? [];
  const { all, renew } = useAllSessions(record.id, data);
  const isWaiting = sessions.some(({ recording }) => recording.state === 'WAITING');
  const look = () => {
    void refetch();
    void renew();
  };
  usePollWhile(isWaiting, look);
  const commented = sessions.find(({ id }) => id === about);
  return (
    <>
      <GaitBar readAt={dataUpdatedAt} busy={isFetching && !isWaiting} onRefresh={look} showable={sessions.length > 0} />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.items.length === 0 && <EmptyState title={translate('recordActivity.noGaitSessions')} />}
      <WalkerFacts record={record} onEdit={() => show('gait-walker')} />
      <div ref={list} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        {sessions.map((session, at) => (
          <AssessedSession
            key={session.id}
            record={record}
            session={session}
            sessions={all}
            open={at === 0}
            onComment={() => show('gait-comment', session.id)}
          />
        ))}
      </div>
      {data && <ShowOlder list={list} shown={sessions.length} total={data.totalItems} onShow={showOlder} />}
      <Suspense fallback={null}>
        {dialog === 'gait-comment' && commented && (
          <CommentDialog key={commented.id} session={commented} onClose={close} />
        )}
        {dialog === 'gait-walker' && <WalkerDialog record={record} onEdit={() => show('edit')} onClose={close} />}
        {dialog === 'patient-view' && sessions.length > 0 && (
          <SessionPatientView record={record} sessions={sessions} all={all} onClose={close} />
        )}
      </Suspense>
    </>
  );
};

/** The `Assessment` tab: gait sessions, the newest first, a page more on demand (REC-30, OPEN-023). */
export default function Assessment({ record }: { record: PatientRecord }) {
  return <Sessions key={record.id} record={record} />;
}
