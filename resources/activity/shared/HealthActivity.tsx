import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { patientResults } from '../../../contract/activity/patient-results.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { CsvButton, ResultTools } from '../../../src/ui/charts/ResultTools.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { MoreSessions, SessionList, useSessionPages } from '../SessionList.tsx';
import { PracticeResults } from '../PracticeResults.tsx';
import { toPracticeRows } from '../resultTexts.ts';
import { RangeChoice, useSelectedDays } from '../../../src/ui/charts/RangeChoice.tsx';

/** `Activity`: adherence and sessions at home, day by day (REC-29). */
export default function HealthActivity({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { today, chosen, range, choose } = useSelectedDays(record.location.timezone);
  const list = useSessionPages(record, range);
  const results = useCall(patientResults, { params: { patientId: record.id }, query: range });
  const { sessions, total, error } = list;
  if (sessions?.length === 0 && record.mostRecentSession === null)
    return <EmptyState title={translate('recordActivity.neverUsed')} />;
  const practice = results.data;
  return (
    <>
      <ResultTools
        range={<RangeChoice chosen={chosen} range={range} today={today} onChoose={choose} />}
        actions={
          practice && practice.days.length > 0 ? (
            <CsvButton name={`activity-${record.id}-${today}`} rows={() => toPracticeRows(practice, translate)} />
          ) : undefined
        }
      />
      {sessions?.length === 0 && <EmptyState title={translate('recordActivity.noneInRange')} />}
      {sessions?.length !== 0 && results.isPending && <PageLoading />}
      {results.error && <ErrorView message={results.error.message} onRetry={() => void results.refetch()} />}
      {sessions?.length !== 0 && results.data && (
        <PracticeResults results={results.data} from={range.from} to={range.to} today={today} />
      )}
      {!sessions && !error && !results.isPending && <PageLoading />}
      {sessions && sessions.length > 0 && (
        <section aria-label={translate('recordResults.sessions')}>
          <Typography variant="h3" component="h2">
            {translate('recordResults.sessions')}
          </Typography>
          <SessionList sessions={sessions} zone={record.location.timezone} />
          {error && <ErrorView message={error.message} onRetry={() => void list.fetchNextPage()} />}
          <MoreSessions
            shown={sessions.length}
            total={total}
            hasMore={list.hasNextPage}
            isFetching={list.isFetchingNextPage}
            loadsAutomatically={!error}
            onMore={() => void list.fetchNextPage()}
          />
        </section>
      )}
      {!sessions && error && <ErrorView message={error.message} onRetry={() => void list.refetch()} />}
    </>
  );
}
