import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { patientSurveyLinks, patientSurveys } from '../../../contract/surveys/surveys.ts';
import { useCopyText } from '../../../src/ui/hooks.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { CsvButton, ResultTools } from '../../../src/ui/charts/ResultTools.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { RangeChoice, useSelectedDays } from '../../../src/ui/charts/RangeChoice.tsx';
import { QuestionCard } from '../QuestionCard.tsx';
import { ScoreCard } from '../ScoreCard.tsx';
import { SURVEY_DAYS } from './surveyRange.ts';
import { toAnswerRows } from '../surveyTexts.ts';

/** Copies the survey link of this patient; links are fetched when the menu opens. */
export const SurveyLinks = ({ patientId }: { patientId: number }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const { data, error, isPending } = useCall(patientSurveyLinks, { params: { patientId } }, { enabled: open });
  const label = translate('recordSurveys.copy');
  const copy = (link: string, title: string) => {
    setAnchor(null);
    void copyText(link, 'recordSurveys.copied', 'recordSurveys.notCopied', { title });
  };
  const note = error?.message ?? translate(isPending ? 'recordSurveys.loading' : 'recordSurveys.none');
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={open} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
        {data?.surveys.map(({ formId, title, link }) => (
          <MenuItem key={formId} sx={{ whiteSpace: 'normal' }} onClick={() => copy(link, title)}>
            {title}
          </MenuItem>
        ))}
        {!data?.surveys.length && (
          <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
            {note}
          </MenuItem>
        )}
      </Menu>
    </>
  );
};

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
