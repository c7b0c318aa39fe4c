/** Nothing is sent in these hours of the patient's day: from nine in the evening to eight in the morning. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;

/** The hours of the day at which a reminder can be sent, and the one that is proposed. */
export const reminderHours: readonly number[] = Array.from(
  { length: QUIET_HOURS.from - QUIET_HOURS.until },
  (_, at) => QUIET_HOURS.until + at,
);
export const DEFAULT_REMINDER_HOUR = 9;

/** How a reminder reaches the patient. Text messages need a provider in the server's settings. */
export const reminderChannels = ['EMAIL', 'SMS'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/**
 * Who or what ended the reminders: the patient's page, the link or button of a letter, staff, an address that was refused, STOP in
 * reply to a text message, or the end of care.
 */
export const stopReasons = ['PATIENT', 'LETTER', 'STAFF', 'REFUSED', 'REPLY', 'NOT_IN_CARE'] as const;
export type StopReason = (typeof stopReasons)[number];

/** `SENDING`: an attempt is under way. */
export const messageStates = ['WAITING', 'SENDING', 'SENT', 'FAILED'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * Why a reminder was not sent: its address was refused for good, STOP was replied, no server took it in time, or nobody knows
 * whether it left, so that it is not sent again.
 */
export const failureReasons = ['REFUSED', 'REPLY', 'UNREACHABLE', 'INTERRUPTED'] as const;
export type FailureReason = (typeof failureReasons)[number];
