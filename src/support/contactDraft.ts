import type { SupportTopic } from '../../contract/support.ts';

/** What is typed into the contact form. */
export interface ContactDraft {
  topic: SupportTopic | '';
  message: string;
  copyToMe: boolean;
}

export const emptyDraft: ContactDraft = { topic: '', message: '', copyToMe: false };

let kept: { userId: string; draft: ContactDraft } | undefined;

/** A closed form's text waits for the same person as long as the page lives. */
export const keepDraft = (userId: string, draft: ContactDraft): void => {
  kept = { userId, draft };
};

export const keptDraft = (userId: string): ContactDraft => (kept?.userId === userId ? kept.draft : emptyDraft);

let attempt: { text: string; key: string } | undefined;

/** The same idempotency key for the same text, until it has been sent. */
export function keyFor(text: string): string {
  if (attempt?.text !== text) attempt = { text, key: crypto.randomUUID() };
  return attempt.key;
}

export const forgetKey = (): void => {
  attempt = undefined;
};
