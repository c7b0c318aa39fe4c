import { defineMessages } from '../platform/message.ts';

/** Why support cannot be reached. */
export const supportMessage = /* @__PURE__ */ defineMessages({
  'support.chatNotFound': 'Support chat not found.',
  'support.mailboxNotFound': 'Support mailbox not found.',
});
