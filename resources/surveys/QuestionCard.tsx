import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import { computeScale } from '../../domain/activity/chart-range.ts';
import { toCivilMoment } from '../../domain/platform/calendar.ts';
import { useDisplay, ResultCard, ResultTable } from '../../src/ui/charts/ResultTable.tsx';
import { TrendFigure } from '../../src/ui/charts/TrendFigure.tsx';
import { formatAnswerDay, formatAnswer } from './surveyTexts.ts';
import type { RecordAnswersKey } from './shared/messages.en.ts';

/** Rounds to two decimals. */
const format = (value: number): string => String(Math.round(value * 100) / 100);

/** Responses to a question over time, on the question's own scale if it has one (ENT-043). */
const AnswerTrend = ({ question, zone }: { question: ProQuestion; zone: string }) => {
  const translate = useTranslate();
  const { id, text, minValue, maxValue, answers } = question;
  const points = answers.flatMap(({ dateTime, value }) =>
    typeof value === 'number' ? [{ at: toCivilMoment(dateTime, zone), value }] : [],
  );
  const [first, last] = [answers[0]!, answers.at(-1)!];
  const summary = translate(`recordAnswers.${answers.length > 1 ? 'trend' : 'single'}` satisfies RecordAnswersKey, {
    text,
    first: formatAnswer(first, translate),
    firstDay: formatAnswerDay(first, zone),
    last: formatAnswer(last, translate),
    lastDay: formatAnswerDay(last, zone),
  });
  const scale = computeScale(
    points.map(({ value }) => value),
    [minValue ?? 0, maxValue],
    1,
  );
  return <TrendFigure summary={summary} lines={[{ id, label: text, points }]} {...scale} format={format} />;
};

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

/** Only numbers on a scale can be charted. */
const isCharted = ({ isChartable, answers }: ProQuestion): boolean =>
  isChartable && answers.every(({ value }) => typeof value === 'number');

/** A question with its responses, as a chart if possible, otherwise as a list, newest first. */
export const QuestionCard = ({ question, zone }: { question: ProQuestion; zone: string }) => {
  const translate = useTranslate();
  const [look] = useDisplay();
  const { formTitle, text, answers } = question;
  return (
    <ResultCard label={text}>
      <small style={{ color: 'var(--ink-muted)', font: 'var(--text-small)' }}>{formTitle}</small>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {text}
      </Typography>
      {isCharted(question) && look === 'chart' && <AnswerTrend question={question} zone={zone} />}
      {isCharted(question) && look === 'table' && (
        <ResultTable
          label={text}
          columns={(['date', 'answer'] as const).map((column) =>
            translate(`recordAnswers.column.${column}` satisfies RecordAnswersKey),
          )}
          rows={answers.toReversed().map((answer) => [formatAnswerDay(answer, zone), formatAnswer(answer, translate)])}
        />
      )}
      {!isCharted(question) && (
        <Answers tabIndex={0} role="group" aria-label={translate('recordAnswers.answers')}>
          <dl>
            {answers
              .toReversed()
              .map((answer) => [
                <dt key={`${answer.dateTime}-day`}>{formatAnswerDay(answer, zone)}</dt>,
                <dd key={answer.dateTime}>{formatAnswer(answer, translate)}</dd>,
              ])}
          </dl>
        </Answers>
      )}
    </ResultCard>
  );
};
