import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useViewer } from '../../authProvider/session.ts';
import type { BodyIn } from '../../contract/call.ts';
import { APP_VERSION } from '../../contract/limits.ts';
import { isProblem } from '../../contract/problem.ts';
import { sendSupportMessage, SupportMessage } from '../../contract/support.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { problemsResolver } from '../components/problemsResolver.ts';
import { shapeProblems } from '../components/shapeProblems.ts';
import { showFieldProblems } from '../components/showFieldProblems.ts';
import { toast } from '../toasts/toasts.ts';
import { emptyDraft, forgetKey, keepDraft, keptDraft, keyFor, type ContactDraft } from './contactDraft.ts';

type Body = BodyIn<typeof sendSupportMessage>;

const bodyOf = (draft: ContactDraft) =>
  ({ ...draft, page: window.location.pathname.slice(0, 200), version: APP_VERSION }) as Body;

/** The contact form's draft and how it is sent: once for each text, however often it is pressed (SUP-02). */
export function useSendToSupport(onSent?: () => void) {
  const translate = useTranslate();
  const call = useCaller();
  const userId = useViewer()?.userId ?? '';
  const [failure, setFailure] = useState<string>();
  const form = useForm<ContactDraft>({
    resolver: problemsResolver((draft) => shapeProblems(SupportMessage, bodyOf(draft))),
    defaultValues: keptDraft(userId),
  });
  useEffect(() => () => keepDraft(userId, form.getValues()), [userId, form]);

  const send = form.handleSubmit(async (draft) => {
    setFailure(undefined);
    const body = bodyOf(draft);
    const answer = await call(sendSupportMessage, { body, idempotencyKey: keyFor(JSON.stringify(body)) });
    if (isProblem(answer)) {
      showFieldProblems(form, answer);
      return setFailure(answer.message);
    }
    forgetKey();
    form.reset(emptyDraft);
    toast('success', translate('contact.sent'));
    onSent?.();
  });
  return { form, send, failure };
}
