import type { Language } from '../../contract/platform/languages.ts';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import type { AnsweredSurvey } from './answered-surveys.ts';
import { splitLead } from './question-texts.ts';
import { formatSeriesName } from './score-words.ts';

export type AnswerValue = ProQuestion['answers'][number]['value'];

/** The answers to a survey over time: a row for each score and question, a column for each time it was filled in. */
export interface AnswerTable {
  /** What all questions begin with; it is left out of the rows. */
  lead: string;
  /** Instants, newest first. */
  filledAt: string[];
  rows: {
    id: string;
    text: string;
    /** One for each instant; null for a skipped question. */ values: (AnswerValue | null)[];
  }[];
}

export function buildAnswerTable(
  { score, counts, questions }: Pick<AnsweredSurvey, 'score' | 'counts' | 'questions'>,
  language: Language,
): AnswerTable {
  const { lead, texts } = splitLead(questions.map(({ text }) => text));
  const rows = [
    ...(score ? [score, ...counts] : counts).map((series) => ({
      id: series.id,
      text: formatSeriesName(series, language),
      entries: series.scores.map(({ dateTime, value }): [string, AnswerValue] => [dateTime, value]),
    })),
    ...questions.map(({ id, answers }, at) => ({
      id,
      text: texts[at]!,
      entries: answers.map(({ dateTime, value }): [string, AnswerValue] => [dateTime, value]),
    })),
  ];
  const filledAt = [...new Set(rows.flatMap(({ entries }) => entries.map(([at]) => at)))].toSorted().toReversed();
  return {
    lead,
    filledAt,
    rows: rows.map(({ id, text, entries }) => {
      const valueAt = new Map(entries);
      return { id, text, values: filledAt.map((at) => valueAt.get(at) ?? null) };
    }),
  };
}
