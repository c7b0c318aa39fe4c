import type { ProQuestion } from '../../contract/pro.ts';
import { dayInZone, formatDay } from '../calendar.ts';
import { dayLabels } from './day-labels.ts';
import type { ReportPart, ReportSection } from './report-model.ts';
import type { ReportRange } from './report-range.ts';
import type { ReportSource } from './report-source.ts';
import { words } from './report-words.ts';
import { scaleOf } from './scale.ts';

type Answer = ProQuestion['answers'][number];
type Numeric = Omit<Answer, 'value'> & { value: number };

const isNumeric = (answer: Answer): answer is Numeric => typeof answer.value === 'number';
const textOf = ({ value }: Answer): string =>
  typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);

function figureOf(question: ProQuestion, answers: readonly Numeric[], range: ReportRange, zone: string): ReportPart {
  const { text, formTitle, minValue, maxValue } = question;
  const ends = [minValue, maxValue].filter((end) => end !== null);
  return {
    kind: 'figure',
    title: text,
    subtitle: formTitle,
    chart: {
      kind: 'lines',
      days: range,
      dayLabels: dayLabels(range),
      scale: scaleOf([...answers.map(({ value }) => value), ...ends]),
      unit: '',
      lines: [
        {
          name: words.column.answer,
          points: answers.map(({ dateTime, value }) => ({ day: dayInZone(dateTime, zone), value })),
        },
      ],
      goal: null,
    },
  };
}

/** Answers that no chart shows, survey by survey, the newest first. */
function tablesOf(questions: readonly ProQuestion[], zone: string): ReportPart[] {
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
        .map(({ text, given }) => [formatDay(dayInZone(given.dateTime, zone)), text, textOf(given)]),
    },
  }));
}

/** What the patient answered: a chart for what can be drawn, a table for the rest (OPEN-066). */
export function surveySection({ questions, range, record }: ReportSource): ReportSection {
  const zone = record.location.timezone;
  const answered = questions.filter(({ answers }) => answers.length > 0);
  const isDrawn = ({ isChartable, answers }: ProQuestion) => isChartable && answers.every(isNumeric);
  const parts = [
    ...answered.filter(isDrawn).map((asked) => figureOf(asked, asked.answers.filter(isNumeric), range, zone)),
    ...tablesOf(
      answered.filter((asked) => !isDrawn(asked)),
      zone,
    ),
  ];
  return {
    title: words.surveys,
    parts: parts.length > 0 ? parts : [{ kind: 'text', text: words.noData, tone: 'quiet' }],
  };
}
