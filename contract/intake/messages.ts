import { defineMessages } from '../platform/message.ts';

/** Errors of the fields that a device sends. */
export const intakeFieldMessage = /* @__PURE__ */ defineMessages({
  'intake.labelRequired': 'Label is required',
  'intake.codeExpired': 'This code is no longer valid. Ask your clinic for a new one.',
});

/** Why a recording is not found or rejected. */
export const intakeMessage = /* @__PURE__ */ defineMessages({
  'intake.maxFrames': 'A log can have at most %{n} frames (two hours at 30 per second).',
  'intake.artifactForm': 'Not a valid content type or encoding for %{type}.',
  'intake.otherContent': 'The file is not %{type}.',
  'intake.malicious': 'The file was not saved: the virus scanner found it harmful.',
  'intake.invalidLog': 'The log must be JSON with meta and frames.',
  'intake.invalidJson': 'The file must be JSON.',
  'intake.logTooLarge': 'The log is too large.',
  'intake.sessionUuidUsed': 'That sessionUUID is already in use.',
  'intake.otherFile': 'The session already has another file of this type.',
  'intake.recordingNotFound': 'Recording not found.',
});
