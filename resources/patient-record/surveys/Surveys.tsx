import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { patientSurveys } from '../../../contract/pro.ts';
import { CsvButton } from '../../../src/components/charts/CsvButton.tsx';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { RangeChoice } from '../../../src/components/charts/RangeChoice.tsx';
import { ResultTools } from '../../../src/components/charts/ResultTools.tsx';
import { useChosenDays } from '../../../src/components/charts/useChosenDays.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import { SurveyLinks } from './SurveyLinks.tsx';
import { SURVEY_DAYS } from './surveyRange.ts';
import { answerRows } from './surveyTexts.ts';

/** `Surveys`: the scores, then each question with what was answered, drawn where it can be (OPEN-067). */
export default function Surveys({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const zone = record.location.timezone;
  const { today, chosen, range, choose } = useChosenDays(zone, SURVEY_DAYS);
  const { data, error, refetch } = useCall(patientSurveys, { params: { patientId: record.id }, query: range });
  const answered = data?.questions.filter(({ answers }) => answers.length > 0) ?? [];
  const scores = data?.scores ?? [];
  const links = <SurveyLinks patientId={record.id} />;
  return (
    <>
      <ResultTools
        range={<RangeChoice chosen={chosen} range={range} today={today} onChoose={choose} />}
        actions={
          answered.length + scores.length > 0 ? (
            <>
              <CsvButton
                name={`surveys-${record.id}-${today}`}
                rows={() => answerRows({ questions: answered, scores }, zone, translate)}
              />
              {links}
            </>
          ) : undefined
        }
      />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data && answered.length + scores.length === 0 && (
        <EmptyState title={translate('recordActivity.noData')} action={links} />
      )}
      {scores.map((series) => (
        <ScoreCard key={series.id} series={series} zone={zone} />
      ))}
      {answered.map((question) => (
        <QuestionCard key={question.id} question={question} zone={zone} />
      ))}
    </>
  );
}
