import { useTranslate } from 'react-admin';
import { patientResults } from '../../../contract/activity/patient-results.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { CsvButton } from '../../../src/ui/charts/CsvButton.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useExerciseNames } from '../../exercises/shared/useExercises.ts';
import { RangeCard } from '../RangeCard.tsx';
import { RangeChoice, useSelectedDays } from '../../../src/ui/charts/RangeChoice.tsx';
import { toRangeRows } from '../rangeTexts.ts';
import { ResultTools } from '../../../src/ui/charts/ResultTools.tsx';

/** `Range of motion`: values over time by exercise and side (OPEN-067). */
export default function RangeOfMotion({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { today, chosen, range, choose } = useSelectedDays(record.location.timezone);
  const { data, error, refetch } = useCall(patientResults, { params: { patientId: record.id }, query: range });
  const ranges = data?.rangeOfMotion ?? [];
  const getName = useExerciseNames(ranges.map(({ exerciseId }) => exerciseId));
  const measured = ranges.map((each) => ({ ...each, name: getName({ id: each.exerciseId, name: each.name }) }));
  return (
    <>
      <ResultTools
        range={<RangeChoice chosen={chosen} range={range} today={today} onChoose={choose} />}
        actions={
          measured.length > 0 ? (
            <CsvButton name={`range-of-motion-${record.id}-${today}`} rows={() => toRangeRows(measured, translate)} />
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
