import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import { toCivilMoment } from '../../domain/platform/calendar.ts';
import {
  formatChanges,
  listScoreNotes,
  formatScale,
  formatScore,
  getScoreWords,
  formatSeriesName,
  formatScoreInRange,
} from '../../domain/surveys/score-words.ts';
import { computeScale } from '../../domain/activity/chart-range.ts';
import { useDisplay, ResultCard, ResultTable } from '../../src/ui/charts/ResultTable.tsx';
import { TrendFigure } from '../../src/ui/charts/TrendFigure.tsx';
import { currentLanguage } from '../../src/ui/i18n/language.ts';
import { formatAnswerDay } from './surveyTexts.ts';
import type { RecordAnswersKey } from './shared/messages.en.ts';

interface Props {
  series: ScoreSeries;
  zone: string;
}

const ScoreTrend = ({ series, zone }: Props) => {
  const translate = useTranslate();
  const { id, minValue, maxValue, scores } = series;
  const text = formatSeriesName(series, currentLanguage());
  const [first, last] = [scores[0]!, scores.at(-1)!];
  const summary = translate(`recordAnswers.${scores.length > 1 ? 'trend' : 'single'}` satisfies RecordAnswersKey, {
    text,
    first: formatScore(first.value),
    firstDay: formatAnswerDay(first, zone),
    last: formatScore(last.value),
    lastDay: formatAnswerDay(last, zone),
  });
  const points = scores.map(({ dateTime, value }) => ({ at: toCivilMoment(dateTime, zone), value }));
  const scale = computeScale(
    scores.map(({ value }) => value),
    [minValue ?? 0, maxValue],
    1,
  );
  return <TrendFigure summary={summary} lines={[{ id, label: text, points }]} {...scale} format={formatScore} />;
};

/** The score of a survey: the newest with its interpretation and change, then all over time. */
export const ScoreCard = ({ series, zone }: Props) => {
  const translate = useTranslate();
  const [look] = useDisplay();
  const locale = currentLanguage();
  const { formTitle, scores } = series;
  const newest = scores.at(-1)!;
  const name = formatSeriesName(series, locale);
  const words = getScoreWords(locale);
  const notes = [
    ...formatChanges(series, locale, (dateTime) => formatAnswerDay({ dateTime }, zone)),
    ...listScoreNotes(newest, locale),
    ...formatScale(series, locale),
  ];
  return (
    <ResultCard label={name}>
      <small style={{ color: 'var(--ink-muted)', font: 'var(--text-small)' }}>{formTitle}</small>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <p style={{ margin: '4px 0', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {formatScoreInRange(series, newest, locale)} · {formatAnswerDay(newest, zone)}
      </p>
      <ul style={{ margin: '0 0 12px', paddingLeft: 20, color: 'var(--ink-muted)', font: 'var(--text-small)' }}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
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
            .map((score) => [
              formatAnswerDay(score, zone),
              formatScore(score.value),
              listScoreNotes(score, locale).join(' '),
            ])}
        />
      )}
    </ResultCard>
  );
};
