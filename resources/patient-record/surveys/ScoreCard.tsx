import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ScoreSeries } from '../../../contract/survey-scores.ts';
import { civilMoment } from '../../../domain/calendar.ts';
import {
  changeTexts,
  notesOf,
  scaleTexts,
  scoreText,
  scoreWords,
  seriesName,
  valueText,
} from '../../../domain/pro/score-words.ts';
import { scaleAround } from '../../../domain/results/scale.ts';
import { useLook } from '../../../src/components/charts/LookChoice.tsx';
import { ResultCard } from '../../../src/components/charts/ResultCard.tsx';
import { ResultTable } from '../../../src/components/charts/ResultTable.tsx';
import { TrendFigure } from '../../../src/components/charts/TrendFigure.tsx';
import { language } from '../../../src/i18n/language.ts';
import { answerDay } from './surveyTexts.ts';

interface Props {
  series: ScoreSeries;
  zone: string;
}

const ScoreTrend = ({ series, zone }: Props) => {
  const translate = useTranslate();
  const { id, minValue, maxValue, scores } = series;
  const text = seriesName(series, language());
  const [first, last] = [scores[0]!, scores.at(-1)!];
  const summary = translate(`recordAnswers.${scores.length > 1 ? 'trend' : 'single'}`, {
    text,
    first: scoreText(first.value),
    firstDay: answerDay(first, zone),
    last: scoreText(last.value),
    lastDay: answerDay(last, zone),
  });
  const points = scores.map(({ dateTime, value }) => ({ at: civilMoment(dateTime, zone), value }));
  const scale = scaleAround(
    scores.map(({ value }) => value),
    [minValue ?? 0, maxValue],
    1,
  );
  return <TrendFigure summary={summary} lines={[{ id, label: text, points }]} {...scale} format={scoreText} />;
};

/** The score of a survey: the newest one with its range and how it moved, then all of them over time. */
export const ScoreCard = ({ series, zone }: Props) => {
  const translate = useTranslate();
  const [look] = useLook();
  const spoken = language();
  const { formTitle, scores } = series;
  const newest = scores.at(-1)!;
  const name = seriesName(series, spoken);
  const words = scoreWords(spoken);
  const sayings = [
    ...changeTexts(series, spoken, (dateTime) => answerDay({ dateTime }, zone)),
    ...notesOf(newest, spoken),
    ...scaleTexts(series, spoken),
  ];
  return (
    <ResultCard label={name}>
      <small style={{ color: 'var(--ink-muted)', font: 'var(--text-small)' }}>{formTitle}</small>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <p style={{ margin: '4px 0', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {valueText(series, newest, spoken)} · {answerDay(newest, zone)}
      </p>
      <ul style={{ margin: '0 0 12px', paddingLeft: 20, color: 'var(--ink-muted)', font: 'var(--text-small)' }}>
        {sayings.map((saying) => (
          <li key={saying}>{saying}</li>
        ))}
      </ul>
      {look === 'chart' ? (
        <ScoreTrend series={series} zone={zone} />
      ) : (
        <ResultTable
          label={name}
          columns={[translate('recordAnswers.column.date'), words.column.score, words.column.note]}
          rows={scores
            .toReversed()
            .map((score) => [answerDay(score, zone), scoreText(score.value), notesOf(score, spoken).join(' ')])}
        />
      )}
    </ResultCard>
  );
};
