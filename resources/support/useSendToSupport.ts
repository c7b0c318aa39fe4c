import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useViewer } from '../../authProvider/session.ts';
import type { BodyIn } from '../../contract/platform/call.ts';
import { APP_VERSION } from '../../contract/platform/limits.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { sendSupportMessage, SupportMessage, type SupportTopic } from '../../contract/support/support.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { domainResolver, zodFieldErrors, showFieldErrors } from '../../src/ui/formHelpers.ts';
import { toast } from '../../src/ui/toasts/toasts.ts';

interface ContactDraft {
  topic: SupportTopic | '';
  message: string;
  copyToMe: boolean;
}

const emptyDraft: ContactDraft = { topic: '', message: '', copyToMe: false };

let stored: { userId: string; draft: ContactDraft } | undefined;

/** Keeps the text of a closed form for the same user until the page is reloaded. */
const storeDraft = (userId: string, draft: ContactDraft): void => {
  stored = { userId, draft };
};

const readDraft = (userId: string): ContactDraft => (stored?.userId === userId ? stored.draft : emptyDraft);

let attempt: { text: string; key: string } | undefined;

/** Returns the same idempotency key for the same text until it has been sent. */
function getIdempotencyKey(text: string): string {
  if (attempt?.text !== text) attempt = { text, key: crypto.randomUUID() };
  return attempt.key;
}

const clearIdempotencyKey = (): void => {
  attempt = undefined;
};

type Body = BodyIn<typeof sendSupportMessage>;

const toRequestBody = (draft: ContactDraft) =>
  ({ ...draft, page: window.location.pathname.slice(0, 200), version: APP_VERSION }) as Body;

/** The draft of the contact form and its submission: each text is sent once, even after several clicks (SUP-02). */
export function useSendToSupport(onSent?: () => void) {
  const translate = useTranslate();
  const call = useCaller();
  const userId = useViewer()?.userId ?? '';
  const [failure, setFailure] = useState<string>();
  const form = useForm<ContactDraft>({
    resolver: domainResolver((draft) => zodFieldErrors(SupportMessage, toRequestBody(draft))),
    defaultValues: readDraft(userId),
  });
  useEffect(() => () => storeDraft(userId, form.getValues()), [userId, form]);

  const send = form.handleSubmit(async (draft) => {
    setFailure(undefined);
    const body = toRequestBody(draft);
    const answer = await call(sendSupportMessage, { body, idempotencyKey: getIdempotencyKey(JSON.stringify(body)) });
    if (isProblem(answer)) {
      showFieldErrors(form, answer);
      return setFailure(answer.message);
    }
    clearIdempotencyKey();
    form.reset(emptyDraft);
    toast('success', translate('contact.sent'));
    onSent?.();
  });
  return { form, send, failure };
}
