import { useTranslate } from 'react-admin';
import { lazy, Suspense, useRef } from 'react';
import { listGaitSessions } from '../../../contract/gait/gait-session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { ShowOlder } from '../../../src/ui/editing/ShowOlder.tsx';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { useGrowingList } from '../../../src/ui/useCall.ts';
import { AssessedSession } from '../record/AssessedSession.tsx';
import { GaitBar } from '../record/GaitBar.tsx';
import { useAllSessions, usePollWhile } from '../record/useGaitSessions.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { formatHeight } from './formatHeight.ts';
import type { RecordGaitKey } from './messages.en.ts';

const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  marginBottom: 16,
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: 0 },
  '& dl > div': { display: 'flex', gap: 8 },
  '& dt': { color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

interface DemographicsFactsProps {
  record: PatientRecord;
  onEdit: () => void;
}

/** Demographics that the walks are compared by: sex, date of birth, height, condition. */
const DemographicsFacts = ({ record: { patient, productData }, onEdit }: DemographicsFactsProps) => {
  const translate = useTranslate();
  const { sex = null, heightCm = null, condition = null } = productData.gait ?? {};
  const unsaid = translate('recordGaitWalker.unsaid');
  const facts = [
    ['sex', sex ? translate(`recordGaitWalker.sexes.${sex}` satisfies RecordGaitKey) : unsaid],
    ['dob', formatDate(patient.dob) || unsaid],
    ['height', heightCm === null ? unsaid : formatHeight(heightCm, translate)],
    ['condition', condition ? translate(`recordGaitWalker.conditions.${condition}` satisfies RecordGaitKey) : unsaid],
  ] as const;
  return (
    <Facts>
      <dl aria-label={translate('recordGaitWalker.summary')}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`recordGaitWalker.fact.${name}` satisfies RecordGaitKey)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" onClick={onEdit}>
        {translate('recordGaitWalker.title')}
      </Button>
    </Facts>
  );
};

const CommentDialog = lazy(() => import('../record/CommentDialog.tsx'));
const WalkerDialog = lazy(() => import('../record/DemographicsDialog.tsx'));
const GaitSummaryDialog = lazy(() => import('../record/summary/GaitSummaryDialog.tsx'));
const SessionPatientView = lazy(() => import('../record/SessionPatientView.tsx'));

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
  const chosen = sessions.find(({ id }) => id === about);
  return (
    <>
      <GaitBar readAt={dataUpdatedAt} busy={isFetching && !isWaiting} onRefresh={look} showable={sessions.length > 0} />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.items.length === 0 && <EmptyState title={translate('recordActivity.noGaitSessions')} />}
      <DemographicsFacts record={record} onEdit={() => show('gait-walker')} />
      <div ref={list} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        {sessions.map((session, at) => (
          <AssessedSession
            key={session.id}
            record={record}
            session={session}
            sessions={all}
            open={at === 0}
            onComment={() => show('gait-comment', session.id)}
            onSummary={() => show('gait-summary', session.id)}
          />
        ))}
      </div>
      {data && <ShowOlder list={list} shown={sessions.length} total={data.totalItems} onShow={showOlder} />}
      <Suspense fallback={null}>
        {dialog === 'gait-comment' && chosen && <CommentDialog key={chosen.id} session={chosen} onClose={close} />}
        {dialog === 'gait-summary' && chosen && (
          <GaitSummaryDialog record={record} session={chosen} sessions={all} onClose={close} />
        )}
        {dialog === 'gait-walker' && <WalkerDialog record={record} onEdit={() => show('edit')} onClose={close} />}
        {dialog === 'patient-view' && sessions.length > 0 && (
          <SessionPatientView record={record} sessions={sessions} all={all} onClose={close} />
        )}
      </Suspense>
    </>
  );
};

/** The `Assessment` tab: gait sessions, newest first, with pages on demand (REC-30, OPEN-023). */
export default function Assessment({ record }: { record: PatientRecord }) {
  return <Sessions key={record.id} record={record} />;
}
