import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

export const recordAnswersMessages = {
  recordAnswers: {
    answers: 'Answers',
    trend: '%{text}: %{first} on %{firstDay} to %{last} on %{lastDay}',
    single: '%{text}: %{first} on %{firstDay}',
    column: { survey: 'Survey', question: 'Question', date: 'Date', answer: 'Answer' },
  },
};

export type RecordAnswersKey = MessageKey<typeof recordAnswersMessages>;
