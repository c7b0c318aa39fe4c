/** Texts of the dialog about a patient's reminders. */
export const reminderMessages = {
  reminders: {
    title: 'Reminders',
    lead: 'On days with exercises due and none done yet, %{name} gets one message with the link. Nothing is sent without the patient’s consent.',
    state: { NEVER: 'Off', ON: 'On', PAUSED: 'Paused', STOPPED: 'Off' },
    how: { EMAIL: 'By email at %{time}, %{zone}', SMS: 'By text message at %{time}, %{zone}' },
    never: 'The patient has not agreed to reminders yet. They can turn them on themselves on their page.',
    agreed: {
      PATIENT: 'The patient agreed on their page: %{when}.',
      STAFF: '%{who} recorded the patient’s consent: %{when}.',
      unnamed: 'A colleague recorded the patient’s consent: %{when}.',
    },
    paused:
      'The last reminders went unanswered. They start again when the patient opens the page or completes a session.',
    stopped: {
      PATIENT: 'The patient stopped them on their page: %{when}.',
      LETTER: 'The patient stopped them from an email: %{when}.',
      STAFF: '%{who} stopped them: %{when}.',
      unnamed: 'A colleague stopped them: %{when}.',
      REFUSED:
        'They stopped because the address was refused: %{when}. Check it on the record before you turn them on again.',
      REPLY:
        'The patient replied STOP to a text message: %{when}. To get text messages again, they text START to the same number.',
      NOT_IN_CARE: 'They stopped because the patient was no longer in care with Health: %{when}.',
    },
    unreachable: {
      EMAIL: 'There is no email address on the record, so nothing is sent.',
      SMS: 'Text messages to this patient are not possible: the phone number on the record or the provider of text messages is missing.',
    },
    noChannel: 'Add an email address to the record to turn reminders on.',
    channel: 'Send by',
    channels: { EMAIL: 'Email', SMS: 'Text message' },
    hour: 'Time of day',
    consent: '%{name} has agreed to get these reminders',
    consentRequired: 'Confirm the patient’s consent.',
    turnOn: 'Turn On',
    save: 'Save',
    change: 'Change',
    cancel: 'Cancel',
    stop: 'Stop Reminders',
    nowOn: 'Reminders are on.',
    nowOff: 'Reminders are off.',
    sent: 'What was sent',
    nothingSent: 'Nothing has been sent yet.',
    messageState: { WAITING: 'On its way', SENDING: 'On its way', SENT: 'Sent', FAILED: 'Not sent' },
    reason: {
      REFUSED: 'The address was refused.',
      REPLY: 'The patient had replied STOP.',
      UNREACHABLE: 'It could not be handed over in time.',
      INTERRUPTED: 'The connection was lost on the way, so it was not tried again.',
    },
    isLast: 'It said that reminders pause.',
  },
};
