import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

export const recordAnswersMessages = {
  recordAnswers: {
    trend: '%{text}: %{first} on %{firstDay} to %{last} on %{lastDay}',
    questions: '%{smart_count} question |||| %{smart_count} questions',
    selfHarm: 'The newest answers report thoughts of death or self-harm.',
    noScore: 'Not scored',
    mcidSource: 'MCID: %{source}',
    show: 'Show answers',
    hide: 'Hide answers',
    ratings: 'Ratings over time',
    answers: 'Answers to %{title}',
    noneYet: 'No surveys answered yet',
    noneYetHint: 'Assign a survey, or send the patient a survey link. Scores and answers appear here.',
    allTime: 'Show all time',
    column: { survey: 'Survey', question: 'Question', date: 'Date', answer: 'Answer' },
  },
};

export type RecordAnswersKey = MessageKey<typeof recordAnswersMessages>;
