import type { useTranslate } from 'react-admin';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { formatSeriesName } from '../../domain/surveys/score-words.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { currentLanguage } from '../../src/ui/i18n/language.ts';
import type { RecordAnswersKey } from './shared/messages.en.ts';

type Translate = ReturnType<typeof useTranslate>;
type Answer = ProQuestion['answers'][number];

export const formatAnswer = ({ value }: Answer, translate: Translate): string =>
  typeof value === 'boolean' ? translate(`recordActivity.${value ? 'yes' : 'no'}`) : String(value);

/** The formatted day of a response at the patient's location. */
export const formatAnswerDay = ({ dateTime }: Pick<Answer, 'dateTime'>, zone: string): string =>
  formatDate(toDayInZone(dateTime, zone));

const columns = ['survey', 'question', 'date', 'answer'] as const;

/** CSV rows of all scores and responses, newest first, with a header row. */
export const toAnswerRows = (
  { questions, scores }: { questions: readonly ProQuestion[]; scores: readonly ScoreSeries[] },
  zone: string,
  translate: Translate,
) => [
  columns.map((column) => translate(`recordAnswers.column.${column}` satisfies RecordAnswersKey)),
  ...scores.flatMap((series) =>
    series.scores
      .toReversed()
      .map((score) => [
        series.formTitle,
        formatSeriesName(series, currentLanguage()),
        formatAnswerDay(score, zone),
        score.value,
      ]),
  ),
  ...questions.flatMap(({ formTitle, text, answers }) =>
    answers
      .toReversed()
      .map((answer) => [
        formTitle,
        text,
        formatAnswerDay(answer, zone),
        typeof answer.value === 'boolean' ? formatAnswer(answer, translate) : answer.value,
      ]),
  ),
];
