import { defineMessages } from '../platform/message.ts';

/** What the page of a personal link says beside its field. */
export const patientLinkFieldMessage = /* @__PURE__ */ defineMessages({
  'patientLink.birthDateRequired': 'Enter your date of birth.',
  'patientLink.otherBirthDate': 'That is not the date of birth your clinic has on file. Tries left: %{left}.',
});

/** Why a personal link opens nothing, or cannot be mailed. */
export const patientLinkMessage = /* @__PURE__ */ defineMessages({
  'patientLink.gone': 'This link no longer works. Please ask your clinic for a new one.',
  'patientLink.noEmail': 'The patient has no email address.',
  'patientLink.notOpen': 'The link opens only for a patient in care with Health and a date of birth.',
  'patientLink.deviceNotFound': 'The device is no longer connected.',
});
