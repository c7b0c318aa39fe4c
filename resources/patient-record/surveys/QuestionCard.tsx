import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ProQuestion } from '../../../contract/pro.ts';
import { useLook } from '../../../src/components/charts/LookChoice.tsx';
import { ResultTable } from '../../../src/components/charts/ResultTable.tsx';
import { ResultCard } from '../../../src/components/charts/ResultCard.tsx';
import { AnswerTrend } from './AnswerTrend.tsx';
import { answerDay, answerText } from './surveyTexts.ts';

const Answers = styled('div')({
  maxHeight: 400,
  overflowY: 'auto',
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '4px 24px',
    margin: '4px 0 0',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { color: 'var(--ink-muted)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** Only numbers on a scale make a line. */
const isDrawn = ({ isChartable, answers }: ProQuestion): boolean =>
  isChartable && answers.every(({ value }) => typeof value === 'number');

/** A question with what was answered: drawn over time where it can be, otherwise listed, the newest first. */
export const QuestionCard = ({ question, zone }: { question: ProQuestion; zone: string }) => {
  const translate = useTranslate();
  const [look] = useLook();
  const { formTitle, text, answers } = question;
  return (
    <ResultCard label={text}>
      <small style={{ color: 'var(--ink-muted)', font: 'var(--text-small)' }}>{formTitle}</small>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {text}
      </Typography>
      {isDrawn(question) && look === 'chart' && <AnswerTrend question={question} zone={zone} />}
      {isDrawn(question) && look === 'table' && (
        <ResultTable
          label={text}
          columns={(['date', 'answer'] as const).map((column) => translate(`recordAnswers.column.${column}`))}
          rows={answers.toReversed().map((answer) => [answerDay(answer, zone), answerText(answer, translate)])}
        />
      )}
      {!isDrawn(question) && (
        <Answers tabIndex={0} role="group" aria-label={translate('recordAnswers.answers')}>
          <dl>
            {answers
              .toReversed()
              .map((answer) => [
                <dt key={`${answer.dateTime}-day`}>{answerDay(answer, zone)}</dt>,
                <dd key={answer.dateTime}>{answerText(answer, translate)}</dd>,
              ])}
          </dl>
        </Answers>
      )}
    </ResultCard>
  );
};
