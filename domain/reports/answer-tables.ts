import { toDayInZone } from '../platform/calendar.ts';
import { buildAnswerTable, type AnswerTable, type AnswerValue } from '../surveys/answer-table.ts';
import type { AnsweredSurvey } from '../surveys/answered-surveys.ts';
import type { ReportPart } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { getReportWords, type ReportWords } from './report-words.ts';

/** Columns of a table: as many days as fit beside the questions, fewer where the answers are words. */
const MAX_NUMBERS = 8;
const MAX_WORDS = 3;
const SHORT = 5;

const formatValue = (value: AnswerValue | null, words: ReportWords): string =>
  value === null ? '-' : typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);

/** Days without their year where all of them are of one. */
function formatDays(filledAt: readonly string[], zone: string, words: ReportWords): string[] {
  const days = filledAt.map((at) => toDayInZone(at, zone));
  const isOneYear = new Set(days.map((day) => day.slice(0, 4))).size === 1;
  return days.map((day) => (isOneYear ? words.dayOfYear(day) : words.day(day)));
}

const chunk = ({ filledAt, rows }: AnswerTable, most: number): AnswerTable['rows'][] =>
  Array.from({ length: Math.ceil(filledAt.length / most) }, (_, at) =>
    rows.map((row) => ({ ...row, values: row.values.slice(at * most, (at + 1) * most) })),
  );

/** The answers to a survey, the newest at the left; older ones follow in further tables. */
export function buildAnswerParts(
  survey: AnsweredSurvey,
  { language, record: { location } }: Pick<ReportSource, 'language' | 'record'>,
): ReportPart[] {
  const words = getReportWords(language);
  const table = buildAnswerTable(survey, language);
  const days = formatDays(table.filledAt, location.timezone, words);
  const isShort = table.rows.every(({ values }) => values.every((value) => formatValue(value, words).length <= SHORT));
  const most = isShort ? MAX_NUMBERS : MAX_WORDS;
  return chunk(table, most).map((rows, at): ReportPart => {
    const shown = days.slice(at * most, (at + 1) * most);
    return {
      kind: 'table',
      ...(at === 0 && { title: survey.title, ...(table.lead && { subtitle: table.lead }) }),
      table: {
        isCompact: true,
        columns: [
          { title: words.column.question, share: isShort ? 16 : 12 },
          ...shown.map((title) => ({ title, share: isShort ? 3 : 7 })),
          // Columns of the last table are as wide as those of the others.
          ...(isShort && shown.length < most ? [{ title: '', share: 3 * (most - shown.length) }] : []),
        ],
        rows: rows.map(({ text, values }) => [
          text,
          ...values.map((value) => formatValue(value, words)),
          ...(isShort && shown.length < most ? [''] : []),
        ]),
      },
    };
  });
}
