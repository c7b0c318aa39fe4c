import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { patientSurveys } from '../../../contract/pro.ts';
import { dayInZone, formatDay } from '../../../domain/calendar.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { SurveyLinks } from './SurveyLinks.tsx';
import { surveyRange } from './surveyRange.ts';

const Card = styled('section')({
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& small': { color: 'var(--ink-muted)', font: 'var(--text-small)' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '4px 24px',
    margin: '12px 0 0',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { color: 'var(--ink-muted)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

const textOf = (value: string | number | boolean, yes: string, no: string): string =>
  typeof value === 'boolean' ? (value ? yes : no) : String(value);

/** `Surveys`: each question with what was answered, the newest first (OPEN-067). */
export default function Surveys({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(patientSurveys, {
    params: { patientId: record.id },
    query: surveyRange(record),
  });
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const answered = data.questions.filter(({ answers }) => answers.length > 0);
  const links = <SurveyLinks patientId={record.id} />;
  if (answered.length === 0) return <EmptyState title={translate('recordActivity.noData')} action={links} />;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ justifySelf: 'end' }}>{links}</div>
      {answered.map(({ id, formTitle, text, answers }) => (
        <Card key={id}>
          <small>{formTitle}</small>
          <Typography variant="h3" component="h2">
            {text}
          </Typography>
          <dl>
            {answers
              .toReversed()
              .map(({ dateTime, value }) => [
                <dt key={`${dateTime}-day`}>{formatDay(dayInZone(dateTime, record.location.timezone))}</dt>,
                <dd key={dateTime}>
                  {textOf(value, translate('recordActivity.yes'), translate('recordActivity.no'))}
                </dd>,
              ])}
          </dl>
        </Card>
      ))}
    </div>
  );
}
