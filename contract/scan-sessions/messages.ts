import { defineMessages } from '../platform/message.ts';

/** What is wrong with fields of a session. */
export const scanSessionFieldMessage = /* @__PURE__ */ defineMessages({
  'scanSessions.resultIdRequired': 'Result ID is required',
  'scanSessions.resultNameRequired': 'Result name is required',
  'scanSessions.invalidType': 'Not a valid session type',
  'scanSessions.participantUidRequired': 'Participant UID is required',
  'scanSessions.invalidRisk': 'Not a valid risk',
  'scanSessions.oneAssessment': 'Select one assessment to filter by result',
});

/** Why a session or a participant cannot be found. */
export const scanSessionMessage = /* @__PURE__ */ defineMessages({
  'scanSessions.sessionNotFound': 'Session not found.',
  'scanSessions.notFound': 'Scan session not found.',
  'scanSessions.participantNotFound': 'Participant not found.',
});
