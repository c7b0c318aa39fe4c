import type { useTranslate } from 'ra-core';
import type { ProQuestion } from '../../../contract/pro.ts';
import { dayInZone } from '../../../domain/calendar.ts';
import { dayText } from '../../../src/i18n/dayText.ts';

type Translate = ReturnType<typeof useTranslate>;
type Answer = ProQuestion['answers'][number];

/** An answer as it is read. */
export const answerText = ({ value }: Answer, translate: Translate): string =>
  typeof value === 'boolean' ? translate(`recordActivity.${value ? 'yes' : 'no'}`) : String(value);

/** The day of an answer at the patient's location, as it is read. */
export const answerDay = ({ dateTime }: Answer, zone: string): string => dayText(dayInZone(dateTime, zone));

const columns = ['survey', 'question', 'date', 'answer'] as const;

/** All answers as rows of a file, the newest of each question first; the header is the first row. */
export const answerRows = (questions: readonly ProQuestion[], zone: string, translate: Translate) => [
  columns.map((column) => translate(`recordAnswers.column.${column}`)),
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
