import type { useTranslate } from 'react-admin';
import type { ProQuestion } from '../../../contract/pro.ts';
import type { ScoreSeries } from '../../../contract/survey-scores.ts';
import { dayInZone } from '../../../domain/calendar.ts';
import { seriesName } from '../../../domain/pro/score-words.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { language } from '../../../src/i18n/language.ts';

type Translate = ReturnType<typeof useTranslate>;
type Answer = ProQuestion['answers'][number];

/** An answer as it is read. */
export const answerText = ({ value }: Answer, translate: Translate): string =>
  typeof value === 'boolean' ? translate(`recordActivity.${value ? 'yes' : 'no'}`) : String(value);

/** The day of an answer at the patient's location, as it is read. */
export const answerDay = ({ dateTime }: Pick<Answer, 'dateTime'>, zone: string): string =>
  dayText(dayInZone(dateTime, zone));

const columns = ['survey', 'question', 'date', 'answer'] as const;

/** All scores and answers as rows of a file, the newest of each first; the header is the first row. */
export const answerRows = (
  { questions, scores }: { questions: readonly ProQuestion[]; scores: readonly ScoreSeries[] },
  zone: string,
  translate: Translate,
) => [
  columns.map((column) => translate(`recordAnswers.column.${column}`)),
  ...scores.flatMap((series) =>
    series.scores
      .toReversed()
      .map((score) => [series.formTitle, seriesName(series, language()), answerDay(score, zone), score.value]),
  ),
  ...questions.flatMap(({ formTitle, text, answers }) =>
    answers
      .toReversed()
      .map((answer) => [
        formTitle,
        text,
        answerDay(answer, zone),
        typeof answer.value === 'boolean' ? answerText(answer, translate) : answer.value,
      ]),
  ),
];
