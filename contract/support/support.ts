import { fieldMessage } from '../platform/messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { limitTrimmedLength } from '../platform/fields.ts';
import { SUPPORT_MESSAGE_MAX } from '../platform/limits.ts';

export const supportTopics = ['QUESTION', 'PROBLEM', 'ACCOUNT', 'BILLING', 'IDEA'] as const;
export type SupportTopic = (typeof supportTopics)[number];

const MESSAGE_REQUIRED = formMessage.text('fields.messageRequired');

/** Body of the built-in contact form, for portals without a support chat (SUP-02). */
export const SupportMessage = z.strictObject({
  topic: z.enum(supportTopics, { error: formMessage.text('fields.topicRequired') }),
  message: z.string({ error: MESSAGE_REQUIRED }).check(
    z.trim(),
    z.minLength(1, MESSAGE_REQUIRED),
    z.refine(
      (text: string) => limitTrimmedLength(text) <= SUPPORT_MESSAGE_MAX,
      fieldMessage.text('fields.characterLimit', { n: SUPPORT_MESSAGE_MAX }),
    ),
    // Line breaks and tabs are text; other control characters do not belong in an email.
    z.regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, fieldMessage.text('fields.characters')),
  ),
  /** Whether the sender gets the same text by email. */
  copyToMe: z._default(z.boolean(), false),
  /** Path of the page that was open, without its query. */
  page: z.string().check(z.maxLength(200), z.regex(/^\/[^\s?#\p{Cc}]*$/u)),
  /** Version of the application that the browser runs. */
  version: z.string().check(z.maxLength(20), z.regex(/^[\w.-]+$/)),
});

export const sendSupportMessage = defineCall({
  id: 'sendSupportMessage',
  summary: 'Emails a message to support (SUP-02); 404 without a mailbox, 429 after ten messages an hour',
  method: 'POST',
  path: '/v2/support/messages',
  access: { action: 'account.own' },
  body: SupportMessage,
  response: z.object({ done: z.literal(true) }),
  status: 202,
});

/** Lifetime of a user's token for the support chat; an open chat gets a new one in time (API-50). */
export const CHAT_TOKEN_SECONDS = 3600;

/** Where the chat service keeps its data: United States, European Union, Australia. */
export const chatRegions = ['us', 'eu', 'ap'] as const;
export type ChatRegion = (typeof chatRegions)[number];
