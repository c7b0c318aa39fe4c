import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { CsvButton } from '../../../src/components/charts/CsvButton.tsx';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { useNamesInLanguage } from '../../../src/components/exercises/useNamesInLanguage.ts';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { RangeCard } from './RangeCard.tsx';
import { RangeChoice } from '../../../src/components/charts/RangeChoice.tsx';
import { rangeRows } from './rangeTexts.ts';
import { ResultTools } from '../../../src/components/charts/ResultTools.tsx';
import { useChosenDays } from '../../../src/components/charts/useChosenDays.ts';
import { useResults } from './useResults.ts';

/** `Range of motion`: what was reached over time, exercise by exercise and side by side (OPEN-067). */
export default function RangeOfMotion({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { today, chosen, range, choose } = useChosenDays(record.location.timezone);
  const { data, error, refetch } = useResults(record, range);
  const given = data?.rangeOfMotion ?? [];
  const nameOf = useNamesInLanguage(given.map(({ exerciseId }) => exerciseId));
  const measured = given.map((each) => ({ ...each, name: nameOf({ id: each.exerciseId, name: each.name }) }));
  return (
    <>
      <ResultTools
        range={<RangeChoice chosen={chosen} range={range} today={today} onChoose={choose} />}
        actions={
          measured.length > 0 ? (
            <CsvButton name={`range-of-motion-${record.id}-${today}`} rows={() => rangeRows(measured, translate)} />
          ) : undefined
        }
      />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data && measured.length === 0 && <EmptyState title={translate('recordActivity.noData')} />}
      {measured.map((each) => (
        <RangeCard key={`${each.exerciseId} ${each.side}`} measured={each} />
      ))}
    </>
  );
}
