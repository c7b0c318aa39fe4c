import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { computeScale } from '../../domain/activity/chart-range.ts';
import { toCivilMoment } from '../../domain/platform/calendar.ts';
import { groupRatings, type AnsweredSurvey } from '../../domain/surveys/answered-surveys.ts';
import { shortenQuestion } from '../../domain/surveys/question-texts.ts';
import { formatScore, formatSeriesName } from '../../domain/surveys/score-words.ts';
import { TrendFigure } from '../../src/ui/charts/TrendFigure.tsx';
import { currentLanguage } from '../../src/ui/i18n/language.ts';
import { describeCourse } from './surveyTexts.ts';
import type { RecordAnswersKey } from './shared/messages.en.ts';

interface Line {
  id: string;
  label: string;
  points: readonly { dateTime: string; value: number }[];
}

interface ChartProps {
  title: string;
  lines: readonly Line[];
  range: [min: number | null, max: number | null];
  zone: string;
}

const Chart = ({ title, lines, range: [min, max], zone }: ChartProps) => {
  const translate = useTranslate();
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  return (
    <div>
      <Typography variant="h4" component="h3" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      <TrendFigure
        summary={lines.map(({ label, points }) => describeCourse(label, points, zone, translate)).join('. ')}
        lines={lines.map(({ points, ...line }) => ({
          ...line,
          points: points.map(({ dateTime, value }) => ({ at: toCivilMoment(dateTime, zone), value })),
        }))}
        {...computeScale(values, [min ?? 0, max], 1)}
        format={formatScore}
      />
    </div>
  );
};

/** The scores over time, and the ratings that share a scale in one chart; nothing is drawn of a single value. */
export const SurveyCharts = ({ survey, zone }: { survey: AnsweredSurvey; zone: string }) => {
  const translate = useTranslate();
  const language = currentLanguage();
  const { score, counts, questions } = survey;
  const series = [...(score ? [score] : []), ...counts].filter(({ scores }) => scores.length > 1);
  return (
    <>
      {series.map((each) => {
        const label = formatSeriesName(each, language);
        return (
          <Chart
            key={each.id}
            title={label}
            lines={[{ id: each.id, label, points: each.scores }]}
            range={[each.minValue, each.maxValue]}
            zone={zone}
          />
        );
      })}
      {groupRatings(questions).map((rated) => (
        <Chart
          key={rated[0]!.id}
          title={rated.length === 1 ? rated[0]!.text : translate('recordAnswers.ratings' satisfies RecordAnswersKey)}
          lines={rated.map(({ id, text, answers }) => ({
            id,
            label: shortenQuestion(text, language),
            points: answers,
          }))}
          range={[rated[0]!.minValue, rated[0]!.maxValue]}
          zone={zone}
        />
      ))}
    </>
  );
};
