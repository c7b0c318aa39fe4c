import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { listSurveySchedules } from '../../../contract/surveys/schedules.ts';
import { patientSurveyLinks, patientSurveys } from '../../../contract/surveys/surveys.ts';
import { listAnsweredSurveys } from '../../../domain/surveys/answered-surveys.ts';
import { localizeAnswers } from '../../../domain/surveys/localize-answers.ts';
import { useCopyText } from '../../../src/ui/hooks.ts';
import { currentLanguage } from '../../../src/ui/i18n/language.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { CsvButton, ResultTools } from '../../../src/ui/charts/ResultTools.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { RangeChoice, useSelectedDays } from '../../../src/ui/charts/RangeChoice.tsx';
import { useMenu } from '../../../src/ui/useMenu.ts';
import { AssignSurvey } from '../AssignSurvey.tsx';
import { SurveyRow } from '../SurveyRow.tsx';
import { SurveySchedules } from '../SurveySchedules.tsx';
import { SURVEY_DAYS } from './surveyRange.ts';
import { toAnswerRows } from '../surveyTexts.ts';

/** Copies the survey link of this patient; links are fetched when the menu opens. */
export const SurveyLinks = ({ patientId }: { patientId: number }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const label = translate('recordSurveys.copy');
  const { buttonProps, menuProps, close } = useMenu(label);
  const options = { enabled: menuProps.open };
  const { data, error, isPending } = useCall(patientSurveyLinks, { params: { patientId } }, options);
  const copy = (link: string, title: string) => {
    close();
    void copyText(link, 'recordSurveys.copied', 'recordSurveys.notCopied', { title });
  };
  const note = error?.message ?? translate(isPending ? 'recordSurveys.loading' : 'recordSurveys.none');
  return (
    <>
      <Button variant="outlined" startIcon={<ContentCopyIcon />} {...buttonProps}>
        {label}
      </Button>
      <Menu {...menuProps}>
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

/** `Surveys`: what is asked, and scores, changes and answers survey by survey (OPEN-067, PTL-31). */
export default function Surveys({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const zone = record.location.timezone;
  const { today, chosen, range, choose } = useSelectedDays(zone, SURVEY_DAYS);
  const { data, error, refetch } = useCall(patientSurveys, { params: { patientId: record.id }, query: range });
  const surveys = data && listAnsweredSurveys(data);
  const { data: assigned } = useCall(listSurveySchedules, { params: { patientId: record.id } });
  const ways = (
    <>
      <SurveyLinks patientId={record.id} />
      <AssignSurvey record={record} assigned={assigned} />
    </>
  );
  const isAll = chosen === 'all';
  return (
    <>
      <ResultTools
        range={<RangeChoice chosen={chosen} range={range} today={today} onChoose={choose} />}
        actions={
          surveys?.length ? (
            <>
              <CsvButton
                name={`surveys-${record.id}-${today}`}
                rows={() =>
                  toAnswerRows(
                    surveys.map((survey) => localizeAnswers(survey, currentLanguage())),
                    zone,
                    translate,
                  )
                }
              />
              {ways}
            </>
          ) : undefined
        }
      />
      {assigned && <SurveySchedules patientId={record.id} schedules={assigned.schedules} />}
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {surveys?.length === 0 && (
        <EmptyState
          title={translate(isAll ? 'recordAnswers.noneYet' : 'recordActivity.noData')}
          hint={isAll && translate('recordAnswers.noneYetHint')}
          action={
            <Stack direction="row" flexWrap="wrap" justifyContent="center" gap={1.5}>
              {!isAll && (
                <Button variant="outlined" onClick={() => choose('all')}>
                  {translate('recordAnswers.allTime')}
                </Button>
              )}
              {ways}
            </Stack>
          }
        />
      )}
      {surveys && surveys.length > 0 && (
        <Card>
          {surveys.map((survey) => (
            <SurveyRow key={survey.formId} survey={survey} zone={zone} />
          ))}
        </Card>
      )}
    </>
  );
}
