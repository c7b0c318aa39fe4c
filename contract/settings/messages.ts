import { defineMessages } from '../platform/message.ts';

/** Why a setting cannot be saved. */
export const settingsMessage = /* @__PURE__ */ defineMessages({
  'settings.scanRequired': 'Choose an organization that has Scan.',
});
