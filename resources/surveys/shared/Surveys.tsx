import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { patientSurveys } from '../../../contract/surveys/surveys.ts';
import { CsvButton, ResultTools } from '../../../src/ui/charts/ResultTools.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { RangeChoice, useSelectedDays } from '../../../src/ui/charts/RangeChoice.tsx';
import { QuestionCard } from '../QuestionCard.tsx';
import { ScoreCard } from '../ScoreCard.tsx';
import { SurveyLinks } from '../SurveyLinks.tsx';
import { SURVEY_DAYS } from './surveyRange.ts';
import { toAnswerRows } from '../surveyTexts.ts';

/** `Surveys`: the scores, then each question with its responses, as charts where possible (OPEN-067). */
export default function Surveys({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const zone = record.location.timezone;
  const { today, chosen, range, choose } = useSelectedDays(zone, SURVEY_DAYS);
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
                rows={() => toAnswerRows({ questions: answered, scores }, zone, translate)}
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
