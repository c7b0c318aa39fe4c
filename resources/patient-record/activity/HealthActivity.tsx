import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { CsvButton } from '../../../src/components/charts/CsvButton.tsx';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { MoreSessions } from './MoreSessions.tsx';
import { PracticeResults } from './PracticeResults.tsx';
import { practiceRows } from './practiceRows.ts';
import { RangeChoice } from '../../../src/components/charts/RangeChoice.tsx';
import { ResultTools } from '../../../src/components/charts/ResultTools.tsx';
import { SessionList } from './SessionList.tsx';
import { useChosenDays } from '../../../src/components/charts/useChosenDays.ts';
import { useResults } from './useResults.ts';
import { useSessionPages } from './useSessionPages.ts';

/** `Activity`: how regularly the patient practised, and what was done at home, day by day (REC-29). */
export default function HealthActivity({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { today, chosen, range, choose } = useChosenDays(record.location.timezone);
  const list = useSessionPages(record, range);
  const results = useResults(record, range);
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
            <CsvButton name={`activity-${record.id}-${today}`} rows={() => practiceRows(practice, translate)} />
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
            comesByItself={!error}
            onMore={() => void list.fetchNextPage()}
          />
        </section>
      )}
      {!sessions && error && <ErrorView message={error.message} onRetry={() => void list.refetch()} />}
    </>
  );
}
