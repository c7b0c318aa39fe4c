import { defineMessages } from '../platform/message.ts';

/** What is wrong with a survey form that the vendor adds. */
export const surveyFormFieldMessage = /* @__PURE__ */ defineMessages({
  'surveys.formIdRequired': 'Form ID is required',
  'surveys.invalidFormId': 'Form ID must be letters, digits, - and _',
});

/** Why a survey form or a response is refused. */
export const surveyMessage = /* @__PURE__ */ defineMessages({
  'surveys.invalidSignature': 'The signature is missing or wrong.',
  'surveys.noResponse': 'This is no response to a form.',
  'surveys.formExists': 'This form was added already.',
  'surveys.formAnswered': 'A form that somebody has answered cannot be deleted.',
  'surveys.notConfigured': 'Survey responses are not set up.',
  'surveys.formNotFound': 'Form not found.',
  'surveys.responseNotFound': 'Response not found.',
});
