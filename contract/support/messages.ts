import { defineMessages } from '../platform/message.ts';

/** Why support is not available. */
export const supportMessage = /* @__PURE__ */ defineMessages({
  'support.chatNotFound': 'Support chat not found.',
  'support.mailboxNotFound': 'Support mailbox not found.',
});
