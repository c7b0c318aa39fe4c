import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import { toDayInZone } from '../platform/calendar.ts';
import { buildDayLabels, computeScale } from './chart-axes.ts';
import type { ReportPart, ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { getReportWords, type ReportWords } from './report-words.ts';
import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import {
  formatChanges,
  listScoreNotes,
  formatScale,
  formatSeriesName,
  formatScoreInRange,
} from '../surveys/score-words.ts';

type Answer = ProQuestion['answers'][number];
type Numeric = Omit<Answer, 'value'> & { value: number };

const isNumeric = (answer: Answer): answer is Numeric => typeof answer.value === 'number';
const formatAnswer = ({ value }: Answer, words: ReportWords): string =>
  typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);

type Reported = Pick<ReportSource, 'language' | 'range' | 'record'>;

function buildFigure(
  question: ProQuestion,
  answers: readonly Numeric[],
  { language, range, record: { location } }: Reported,
): ReportPart {
  const { text, formTitle, minValue, maxValue } = question;
  const ends = [minValue, maxValue].filter((end) => end !== null);
  return {
    kind: 'figure',
    title: text,
    subtitle: formTitle,
    chart: {
      kind: 'lines',
      days: range,
      dayLabels: buildDayLabels(range, language),
      scale: computeScale([...answers.map(({ value }) => value), ...ends]),
      unit: '',
      lines: [
        {
          name: getReportWords(language).column.answer,
          points: answers.map(({ dateTime, value }) => ({ day: toDayInZone(dateTime, location.timezone), value })),
        },
      ],
      goal: null,
    },
  };
}

/** A score over time, and under it the newest one in words, as on the record. */
function buildScoreParts(series: ScoreSeries, { language, range, record: { location } }: Reported): ReportPart[] {
  const words = getReportWords(language);
  const { formTitle, minValue, maxValue, scores } = series;
  const name = formatSeriesName(series, language);
  const toDay = (dateTime: string) => toDayInZone(dateTime, location.timezone);
  const newest = scores.at(-1)!;
  const sentences = [
    `${formatScoreInRange(series, newest, language)}, ${words.day(toDay(newest.dateTime))}.`,
    ...formatChanges(series, language, (dateTime) => words.day(toDay(dateTime))),
    ...listScoreNotes(newest, language),
    ...formatScale(series, language),
  ];
  const ends = [minValue, maxValue].filter((end) => end !== null);
  return [
    {
      kind: 'figure',
      title: name,
      subtitle: formTitle,
      chart: {
        kind: 'lines',
        days: range,
        dayLabels: buildDayLabels(range, language),
        scale: computeScale([...scores.map(({ value }) => value), ...ends]),
        unit: '',
        lines: [{ name, points: scores.map(({ dateTime, value }) => ({ day: toDay(dateTime), value })) }],
        goal: null,
      },
    },
    { kind: 'text', text: sentences.join(' '), tone: 'quiet' },
  ];
}

/** Answers that no chart shows, survey by survey, the newest first. */
function buildTables(questions: readonly ProQuestion[], { language, record: { location } }: Reported): ReportPart[] {
  const words = getReportWords(language);
  const forms = new Map<string, ProQuestion[]>();
  for (const question of questions) forms.set(question.formTitle, [...(forms.get(question.formTitle) ?? []), question]);
  const { date, question, answer } = words.column;
  return [...forms].map(([title, answered]): ReportPart => ({
    kind: 'table',
    title,
    table: {
      columns: [
        { title: date, share: 3 },
        { title: question, share: 10 },
        { title: answer, share: 8 },
      ],
      rows: answered
        .flatMap(({ text, answers }) => answers.map((given) => ({ text, given })))
        .toSorted((one, other) => other.given.dateTime.localeCompare(one.given.dateTime))
        .map(({ text, given }) => [
          words.day(toDayInZone(given.dateTime, location.timezone)),
          text,
          formatAnswer(given, words),
        ]),
    },
  }));
}

/** What the patient scored and answered: a chart for what can be drawn, a table for the rest (OPEN-066). */
export function buildSurveySection(source: ReportSource): ReportSection {
  const { questions, language } = source;
  const words = getReportWords(language);
  const answered = questions.filter(({ answers }) => answers.length > 0);
  const isDrawn = ({ isChartable, answers }: ProQuestion) => isChartable && answers.every(isNumeric);
  const parts = [
    ...source.scores.flatMap((series) => buildScoreParts(series, source)),
    ...answered.filter(isDrawn).map((question) => buildFigure(question, question.answers.filter(isNumeric), source)),
    ...buildTables(
      answered.filter((question) => !isDrawn(question)),
      source,
    ),
  ];
  return {
    title: words.surveys,
    parts: parts.length > 0 ? parts : [{ kind: 'text', text: words.noData, tone: 'quiet' }],
  };
}
