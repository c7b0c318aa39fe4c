import type { Language } from '../../contract/platform/languages.ts';
import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import { groupRatings, listAnsweredSurveys, type AnsweredSurvey } from '../surveys/answered-surveys.ts';
import { shortenQuestion } from '../surveys/question-texts.ts';
import { listChanges } from '../surveys/score-series.ts';
import {
  formatChange,
  formatScale,
  formatScore,
  formatSeriesName,
  listCautions,
  listSources,
} from '../surveys/score-words.ts';
import { toDayInZone } from '../platform/calendar.ts';
import { buildAnswerParts } from './answer-tables.ts';
import { buildDayLabels, computeScale, MIN_POINTS } from './chart-axes.ts';
import type { LineChart, LineFigure, ReportPart, ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { getReportWords } from './report-words.ts';

type Reported = Pick<ReportSource, 'language' | 'range' | 'record'>;

/** The latest score of each survey with its change since the first one of the period, as on the record. */
function buildScoreTable(surveys: readonly AnsweredSurvey[], { language, record }: Reported): ReportPart {
  const words = getReportWords(language);
  const toDay = (dateTime: string) => words.day(toDayInZone(dateTime, record.location.timezone));
  const formatFirstChange = (score: ScoreSeries) => {
    const [sinceFirst] = listChanges(score);
    return sinceFirst ? formatChange(score, sinceFirst, language, toDay(sinceFirst.since.dateTime)) : '-';
  };
  const { survey, score, scale, change, date } = words.column;
  return {
    kind: 'table',
    table: {
      columns: [
        { title: survey, share: 11 },
        { title: score, share: 6 },
        { title: scale, share: 10 },
        { title: change, share: 17 },
        { title: date, share: 6 },
      ],
      rows: surveys.map(({ title, score: series, answeredAt }) =>
        series
          ? [
              title,
              formatScore(series.scores.at(-1)!.value),
              formatScale(series, language) || '-',
              formatFirstChange(series),
              toDay(series.scores.at(-1)!.dateTime),
            ]
          : [title, '-', '-', '-', toDay(answeredAt)],
      ),
    },
  };
}

type Scored = AnsweredSurvey & { score: ScoreSeries };
const isScored = (survey: AnsweredSurvey): survey is Scored => survey.score !== null;

/** How some of the newest scores are to be read. */
const buildCautions = (surveys: readonly Scored[], language: Language): ReportPart[] =>
  surveys.flatMap(({ score, title }) =>
    listCautions(score.scores.at(-1)!, language).map(
      (caution) => ({ kind: 'text', text: `${title}: ${caution}` }) as const,
    ),
  );

/** Where the scores and their differences come from. */
const buildSources = (surveys: readonly Scored[], language: Language): ReportPart[] =>
  surveys.flatMap(({ score, title }) => {
    const sources = listSources(score, language);
    return sources.length > 0 ? [{ kind: 'text', text: `${title}: ${sources.join(' ')}`, tone: 'label' } as const] : [];
  });

type Points = readonly { dateTime: string; value: number }[];

function buildChart(
  lines: readonly { name: string; points: Points }[],
  [min, max]: [min: number | null, max: number | null],
  { language, range, record: { location } }: Reported,
): LineChart {
  const ends = [min, max].filter((end) => end !== null);
  return {
    kind: 'lines',
    days: range,
    dayLabels: buildDayLabels(range, language),
    scale: computeScale([...lines.flatMap(({ points }) => points.map(({ value }) => value)), ...ends]),
    unit: '',
    lines: lines.map(({ name, points }) => ({
      name,
      points: points.map(({ dateTime, value }) => ({ day: toDayInZone(dateTime, location.timezone), value })),
    })),
    goal: null,
  };
}

/** Charts of scores and of ratings that share a scale; fewer values stand in the tables alone. */
function buildFigures({ title, score, counts, questions }: AnsweredSurvey, source: Reported): LineFigure[] {
  const { language } = source;
  const series = [...(score ? [score] : []), ...counts].filter(({ scores }) => scores.length >= MIN_POINTS);
  return [
    ...series.map((each) => ({
      title: each.instrument ? formatSeriesName(each, language) : `${title}: ${formatSeriesName(each, language)}`,
      chart: buildChart(
        [{ name: formatSeriesName(each, language), points: each.scores }],
        [each.minValue, each.maxValue],
        source,
      ),
    })),
    ...groupRatings(questions, MIN_POINTS).map((rated) => ({
      title: rated.length === 1 ? rated[0]!.text : title,
      chart: buildChart(
        rated.map(({ text, answers }) => ({ name: shortenQuestion(text, language), points: answers })),
        [rated[0]!.minValue, rated[0]!.maxValue],
        source,
      ),
    })),
  ];
}

/** What the patient scored and answered: a table of scores, charts over time, and the answers (OPEN-066). */
export function buildSurveySection(source: ReportSource): ReportSection {
  const words = getReportWords(source.language);
  const surveys = listAnsweredSurveys(source);
  if (surveys.length === 0)
    return { title: words.surveys, parts: [{ kind: 'text', text: words.noData, tone: 'quiet' }] };
  const scored = surveys.filter(isScored);
  const figures = surveys.flatMap((survey) => buildFigures(survey, source));
  return {
    title: words.surveys,
    parts: [
      ...(scored.length > 0 ? [buildScoreTable(surveys, source)] : []),
      ...buildCautions(scored, source.language),
      ...(figures.length > 0 ? [{ kind: 'lines', figures } as const] : []),
      ...surveys.flatMap((survey) => buildAnswerParts(survey, source)),
      ...buildSources(scored, source.language),
    ],
  };
}
