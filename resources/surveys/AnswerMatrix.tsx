import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { buildAnswerTable } from '../../domain/surveys/answer-table.ts';
import type { AnsweredSurvey } from '../../domain/surveys/answered-surveys.ts';
import { currentLanguage } from '../../src/ui/i18n/language.ts';
import { formatAnswer, formatAnswerDay } from './surveyTexts.ts';
import type { RecordAnswersKey } from './shared/messages.en.ts';

const Frame = styled('div')({
  position: 'relative',
  maxHeight: 440,
  overflow: 'auto',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-small)',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '8px 12px',
    borderBottom: '1px solid var(--border)',
    background: 'var(--surface)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& td': { minWidth: 88, maxWidth: 280, overflowWrap: 'anywhere' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, color: 'var(--ink-muted)', font: '600 var(--text-body)' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: 160,
    width: 'min(360px, 44cqw)',
    borderRight: '1px solid var(--border)',
    overflowWrap: 'anywhere',
  },
  '& thead th:first-of-type': { zIndex: 2 },
  '& tbody th': { fontWeight: 400 },
  '& tbody tr.score :is(th, td)': { fontWeight: 600 },
  '& tbody tr:last-of-type :is(th, td)': { borderBottom: 0 },
});

/** The scores and answers of a survey, a column for each time it was filled in, newest first. */
export const AnswerMatrix = ({ survey, zone }: { survey: AnsweredSurvey; zone: string }) => {
  const translate = useTranslate();
  const { lead, filledAt, rows } = buildAnswerTable(survey, currentLanguage());
  const label = translate('recordAnswers.answers' satisfies RecordAnswersKey, { title: survey.title });
  const numSeries = survey.counts.length + (survey.score ? 1 : 0);
  return (
    <div>
      {lead && <p style={{ margin: '0 0 8px', color: 'var(--ink-muted)' }}>{lead}</p>}
      <Frame tabIndex={0} role="group" aria-label={label}>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{translate('recordAnswers.column.question' satisfies RecordAnswersKey)}</th>
              {filledAt.map((dateTime) => (
                <th key={dateTime} scope="col">
                  {formatAnswerDay({ dateTime }, zone)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, text, values }, row) => (
              <tr key={id} className={row < numSeries ? 'score' : undefined}>
                <th scope="row">{text}</th>
                {values.map((value, at) => (
                  <td key={filledAt[at]}>{value === null ? '-' : formatAnswer({ value }, translate)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
    </div>
  );
};
