import type { ProQuestion } from '../../contract/pro.ts';
import { dayInZone } from '../calendar.ts';
import { dayLabels } from './day-labels.ts';
import type { ReportPart, ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { reportWords, type ReportWords } from './report-words.ts';
import { scaleOf } from './scale.ts';

type Answer = ProQuestion['answers'][number];
type Numeric = Omit<Answer, 'value'> & { value: number };

const isNumeric = (answer: Answer): answer is Numeric => typeof answer.value === 'number';
const textOf = ({ value }: Answer, words: ReportWords): string =>
  typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);

type Reported = Pick<ReportSource, 'language' | 'range' | 'record'>;

function figureOf(
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
      dayLabels: dayLabels(range, language),
      scale: scaleOf([...answers.map(({ value }) => value), ...ends]),
      unit: '',
      lines: [
        {
          name: reportWords(language).column.answer,
          points: answers.map(({ dateTime, value }) => ({ day: dayInZone(dateTime, location.timezone), value })),
        },
      ],
      goal: null,
    },
  };
}

/** Answers that no chart shows, survey by survey, the newest first. */
function tablesOf(questions: readonly ProQuestion[], { language, record: { location } }: Reported): ReportPart[] {
  const words = reportWords(language);
  const forms = new Map<string, ProQuestion[]>();
  for (const asked of questions) forms.set(asked.formTitle, [...(forms.get(asked.formTitle) ?? []), asked]);
  const { date, question, answer } = words.column;
  return [...forms].map(([title, asked]): ReportPart => ({
    kind: 'table',
    title,
    table: {
      columns: [
        { title: date, share: 3 },
        { title: question, share: 10 },
        { title: answer, share: 8 },
      ],
      rows: asked
        .flatMap(({ text, answers }) => answers.map((given) => ({ text, given })))
        .toSorted((one, other) => other.given.dateTime.localeCompare(one.given.dateTime))
        .map(({ text, given }) => [
          words.day(dayInZone(given.dateTime, location.timezone)),
          text,
          textOf(given, words),
        ]),
    },
  }));
}

/** What the patient answered: a chart for what can be drawn, a table for the rest (OPEN-066). */
export function surveySection(source: ReportSource): ReportSection {
  const { questions, language } = source;
  const words = reportWords(language);
  const answered = questions.filter(({ answers }) => answers.length > 0);
  const isDrawn = ({ isChartable, answers }: ProQuestion) => isChartable && answers.every(isNumeric);
  const parts = [
    ...answered.filter(isDrawn).map((asked) => figureOf(asked, asked.answers.filter(isNumeric), source)),
    ...tablesOf(
      answered.filter((asked) => !isDrawn(asked)),
      source,
    ),
  ];
  return {
    title: words.surveys,
    parts: parts.length > 0 ? parts : [{ kind: 'text', text: words.noData, tone: 'quiet' }],
  };
}
