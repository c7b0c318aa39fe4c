import { defineMessages } from '../platform/message.ts';

/** What is wrong with fields of a session. */
export const scanSessionFieldMessage = /* @__PURE__ */ defineMessages({
  'scanSessions.resultIdRequired': 'Result id is required',
  'scanSessions.resultNameRequired': 'Result name is required',
  'scanSessions.invalidType': 'Not a valid session type',
  'scanSessions.participantUidRequired': 'Participant UID is required',
});

/** Why a session cannot be found. */
export const scanSessionMessage = /* @__PURE__ */ defineMessages({
  'scanSessions.sessionNotFound': 'Session not found.',
  'scanSessions.notFound': 'Scan session not found.',
});
