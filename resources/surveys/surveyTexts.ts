import type { useTranslate } from 'react-admin';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import type { AnsweredSurvey } from '../../domain/surveys/answered-surveys.ts';
import { formatSeriesName } from '../../domain/surveys/score-words.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { currentLanguage } from '../../src/ui/i18n/language.ts';
import type { RecordAnswersKey } from './shared/messages.en.ts';

type Translate = ReturnType<typeof useTranslate>;
type Answer = ProQuestion['answers'][number];

export const formatAnswer = ({ value }: Pick<Answer, 'value'>, translate: Translate): string =>
  typeof value === 'boolean' ? translate(`recordActivity.${value ? 'yes' : 'no'}`) : String(value);

/** The formatted day of a response at the patient's location, for tables. */
export const formatAnswerDay = ({ dateTime }: Pick<Answer, 'dateTime'>, zone: string): string =>
  formatDate(toDayInZone(dateTime, zone));

/** `PHQ-9 score: 14 on 11/02/2026 to 9 on 11/13/2026`. */
export const describeCourse = (
  text: string,
  points: readonly { dateTime: string; value: number }[],
  zone: string,
  translate: Translate,
): string => {
  const [first, last] = [points[0]!, points.at(-1)!];
  return translate('recordAnswers.trend' satisfies RecordAnswersKey, {
    text,
    first: first.value,
    firstDay: formatAnswerDay(first, zone),
    last: last.value,
    lastDay: formatAnswerDay(last, zone),
  });
};

const columns = ['survey', 'question', 'date', 'answer'] as const;

/** CSV rows survey by survey, first the scores, then the answers, newest first; with a header row. */
export const toAnswerRows = (surveys: readonly AnsweredSurvey[], zone: string, translate: Translate) => [
  columns.map((column) => translate(`recordAnswers.column.${column}` satisfies RecordAnswersKey)),
  ...surveys.flatMap(({ title, score, counts, questions }) => [
    ...(score ? [score, ...counts] : counts).flatMap((series) =>
      series.scores
        .toReversed()
        .map((each) => [title, formatSeriesName(series, currentLanguage()), formatAnswerDay(each, zone), each.value]),
    ),
    ...questions.flatMap(({ text, answers }) =>
      answers
        .toReversed()
        .map((answer) => [
          title,
          text,
          formatAnswerDay(answer, zone),
          typeof answer.value === 'boolean' ? formatAnswer(answer, translate) : answer.value,
        ]),
    ),
  ]),
];
