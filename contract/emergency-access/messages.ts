import { defineMessages } from '../platform/message.ts';

/** Why emergency access is not opened or no longer open. */
export const emergencyMessage = /* @__PURE__ */ defineMessages({
  'emergency.reasonRequired': 'Describe the emergency in at least %{n} characters.',
  'emergency.patientNotFound': 'No patient at your organization has this name and date of birth.',
  'emergency.ambiguous': 'Several patients have this name and date of birth. Ask an admin at your organization.',
  'emergency.notNeeded': 'You can already open this patient’s record.',
  'emergency.notFound': 'Emergency access not found.',
  'emergency.over': 'This emergency access has ended.',
});
