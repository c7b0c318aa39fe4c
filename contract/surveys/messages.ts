import { defineMessages } from '../platform/message.ts';

/** What is wrong with a survey form that the vendor adds, or with closing a response. */
export const surveyFormFieldMessage = /* @__PURE__ */ defineMessages({
  'surveys.formIdRequired': 'Form ID is required',
  'surveys.invalidFormId': 'Form ID can contain only letters, digits, - and _',
  'surveys.surveyRequired': 'Choose a survey',
  'surveys.everyDays': 'Enter a whole number of days from 1 to %{max}',
});

/** Why a survey form or a response is refused. */
export const surveyMessage = /* @__PURE__ */ defineMessages({
  'surveys.invalidSignature': 'The signature is missing or invalid.',
  'surveys.noResponse': 'This is not a form response.',
  'surveys.formExists': 'This form has already been added.',
  'surveys.formAnswered': 'A form with responses cannot be deleted.',
  'surveys.notConfigured': 'Survey responses are not set up.',
  'surveys.formNotFound': 'Form not found.',
  'surveys.responseNotFound': 'Response not found.',
  'surveys.responseHandled': 'This response has already been handled.',
  'surveys.registerForm': 'Add the form of this response first. Then match the response.',
  'surveys.unreadable': 'The answers of this response cannot be read.',
  'surveys.dayPassed': 'Choose today or a later day.',
  'surveys.alreadyAssigned': 'This survey is already assigned. Stop it first to change when it is due.',
  'surveys.scheduleNotFound': 'This survey is no longer assigned.',
  'surveys.notDue': 'This survey is not due.',
  'surveys.unknownQuestion': 'This survey has no such question.',
  'surveys.invalidAnswer': 'This is not an answer to the question.',
  'surveys.missingAnswer': 'Answers to these questions are missing: %{questions}',
});
