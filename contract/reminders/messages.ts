import { defineMessages } from '../platform/message.ts';

/** Why reminders cannot be turned on. */
export const reminderMessage = /* @__PURE__ */ defineMessages({
  'reminders.notInCare': 'Reminders are for patients in care with Health.',
  'reminders.noEmail': 'There is no email address on the record.',
  'reminders.noPhone': 'There is no mobile number on the record.',
  'reminders.noTexts': 'Text messages are not set up on this server.',
});
