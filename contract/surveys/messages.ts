import { defineMessages } from '../platform/message.ts';

/** What is wrong with a survey form that the vendor adds. */
export const surveyFormFieldMessage = /* @__PURE__ */ defineMessages({
  'surveys.formIdRequired': 'Form ID is required',
  'surveys.invalidFormId': 'Form ID can contain only letters, digits, - and _',
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
});
