import { defineMessages } from '../platform/message.ts';

/** Why a patient is on the worklist. */
export const worklistReasonMessage = /* @__PURE__ */ defineMessages({
  'worklist.adherenceFell':
    'Adherence fell from %{before}% (%{days} of %{prescribed} prescribed days) to %{now}% (%{daysNow} of %{prescribedNow} prescribed days) in the 14 days to %{day}; prescribed sessions: %{sessions}% (%{done} of %{sessionsPrescribed}).',
  'worklist.noSession': 'No session since %{day}.',
  'worklist.noSessionInCare': 'No session since care began on %{day}.',
  'worklist.noCareNote': '%{days} and no care note this month, which ends on %{day}.',
  'worklist.noLiveContact': '%{days} and %{minutes} of care without a live contact this month, which ends on %{day}.',
  'worklist.pathMovedOn': 'Moved on to phase %{n}, %{title}, of %{path}: %{measured} on %{day}.',
  'worklist.pathCompleted': 'Completed %{path}: %{measured} on %{day}.',
  'worklist.survey': '“%{question}” %{change} (%{scale}) on %{day}.',
  'worklist.surveyAndQuestion': '“%{question}” %{change} (%{scale}) on %{day}, and so did 1 more question.',
  'worklist.surveyAndQuestions': '“%{question}” %{change} (%{scale}) on %{day}, and so did %{n} more questions.',
  'worklist.surveyAndResult': '“%{question}” %{change} (%{scale}) on %{day}, and so did 1 more survey result.',
  'worklist.surveyAndResults': '“%{question}” %{change} (%{scale}) on %{day}, and so did %{n} more survey results.',
  'worklist.answerWent': 'went from %{before} to %{now}',
  'worklist.answerChanged': 'changed from %{before} to %{now}',
  'worklist.answerGiven': 'was answered %{now}',
  'worklist.scaleOutside': 'outside %{min} to %{max}',
  'worklist.scale': 'of %{min} to %{max}',
});

/** Why a patient cannot be put off. */
export const worklistMessage = /* @__PURE__ */ defineMessages({
  'worklist.notListed': 'The patient is not on the worklist.',
  'worklist.dayPassed': 'The day has passed.',
  'worklist.tooFarAhead': 'At most %{n} days ahead.',
});
