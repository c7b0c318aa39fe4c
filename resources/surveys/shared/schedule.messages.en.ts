import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

export const surveyScheduleMessages = {
  surveySchedule: {
    title: 'Assigned surveys',
    assign: 'Assign survey',
    assignTitle: 'Assign survey',
    assigned: '%{title} assigned',
    survey: 'Survey',
    choose: 'Choose a survey',
    questions: '%{smart_count} question |||| %{smart_count} questions',
    isAssigned: 'assigned',
    repeat: 'How often',
    repeats: {
      once: 'Once',
      7: 'Every week',
      14: 'Every 2 weeks',
      28: 'Every 4 weeks',
      84: 'Every 12 weeks',
    },
    everyDays: 'Every day |||| Every %{smart_count} days',
    from: 'First due',
    where: 'The patient answers on their page, which the patient link of the program opens.',
    once: 'Once, from %{day}',
    again: '%{often} from %{day}',
    by: 'assigned by %{name}',
    byPath: 'assigned by the care path',
    due: 'Due since %{day}',
    next: 'Next due %{day}',
    last: 'Last answered %{day}',
    never: 'Not answered yet',
    stop: 'Stop',
    stopOf: 'Stop %{title}',
    stopTitle: 'Stop survey?',
    stopText: 'The patient is not asked %{title} any more. Answers stay in the record.',
    stopped: '%{title} stopped',
  },
};

export type SurveyScheduleKey = MessageKey<typeof surveyScheduleMessages>;
