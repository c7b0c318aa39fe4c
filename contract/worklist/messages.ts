import { defineMessages } from '../platform/message.ts';

/** Why a patient is on the worklist: the sentence, and the figure with the few words of a row. */
export const worklistReasonMessage = /* @__PURE__ */ defineMessages({
  'worklist.adherenceFell':
    'Adherence dropped from %{before}% (%{days} of %{prescribed} days) to %{now}% (%{daysNow} of %{prescribedNow} days) over the last 14 days. Sessions: %{sessions}% (%{done} of %{sessionsPrescribed}).',
  'worklist.noSession': 'No session since %{day}.',
  'worklist.noSessionInCare': 'No session since care started on %{day}.',
  'worklist.noCareNote': 'No care note this month yet. Month ends %{day} (%{days} so far).',
  'worklist.noLiveContact': '%{minutes} min logged, no live interaction yet. Month ends %{day} (%{days} so far).',
  'worklist.pathMovedOn': 'Advanced to phase %{n}, %{title}, of %{path}: %{measured} on %{day}.',
  'worklist.pathCompleted': 'Completed %{path}: %{measured} on %{day}.',
  'worklist.survey': '%{question} %{change} (%{scale}), %{day}',
  'worklist.surveyAndQuestion': '%{question} %{change} (%{scale}), %{day}, and 1 more question',
  'worklist.surveyAndQuestions': '%{question} %{change} (%{scale}), %{day}, and %{n} more questions',
  'worklist.surveyAndResult': '%{question} %{change} (%{scale}), %{day}, and 1 more survey result',
  'worklist.surveyAndResults': '%{question} %{change} (%{scale}), %{day}, and %{n} more survey results',
  'worklist.answerRose': 'up from %{before} to %{now}',
  'worklist.answerFell': 'down from %{before} to %{now}',
  'worklist.answerChanged': 'changed from %{before} to %{now}',
  'worklist.answerGiven': 'answered with %{now}',
  'worklist.scaleOutside': 'outside the %{min}-%{max} scale',
  'worklist.scale': '%{min}-%{max} scale',
  'worklist.worstPain': 'Worst pain',
  'worklist.leastPain': 'Least pain',
  'worklist.averagePain': 'Average pain',
  'worklist.currentPain': 'Pain now',
  'worklist.question': '“%{text}”',
  'worklist.figureChange': '%{before} → %{now}',
  'worklist.figureValue': '%{now}',
  'worklist.figurePercents': '%{before} → %{now}%',
  'worklist.figureDays': '%{n} days',
  'worklist.figureMinutes': '%{n} min',
  'worklist.figurePart': '%{n} of %{all}',
  'worklist.figurePhase': 'Phase %{n}',
  'worklist.figureCompleted': 'Completed',
  'worklist.aboutSurvey': '%{question} (%{min}-%{max}), %{day}',
  'worklist.aboutSurveys': '%{question} (%{min}-%{max}), %{day}, +%{n} more',
  'worklist.aboutAdherence': 'active days, last 14 days',
  'worklist.aboutSilence': 'no session since %{day}',
  'worklist.aboutSilenceInCare': 'in care, no session yet',
  'worklist.aboutNoNote': 'no care note, due %{day}',
  'worklist.aboutNoLiveContact': 'no live interaction, due %{day}',
  'worklist.aboutWindow': 'data days for %{code} by %{day}',
  'worklist.aboutPhase': '%{title}, %{path}',
  'worklist.aboutPath': '%{path}',
});

/** Why a patient cannot be snoozed. */
export const worklistMessage = /* @__PURE__ */ defineMessages({
  'worklist.notListed': 'This patient is not on the worklist.',
  'worklist.dayPassed': 'Choose today or a later day.',
  'worklist.tooFarAhead': 'Choose a day within the next %{n} days.',
});
