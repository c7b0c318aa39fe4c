import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { BodyOf } from '../../contract/platform/call.ts';
import { APP_VERSION } from '../../contract/platform/limits.ts';
import { sendSupportMessage, SupportMessage, type SupportTopic } from '../../contract/support/support.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { usePersistedDraft, usePersistedValues } from '../../src/ui/editing/usePersistedDraft.ts';
import { useVersionedSave } from '../../src/ui/editing/useVersionedSave.ts';
import { domainResolver, showFieldErrors, zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { toast } from '../../src/ui/toasts/toasts.ts';

interface ContactValues {
  topic: SupportTopic | '';
  message: string;
  copyToMe: boolean;
}

const noMessage: ContactValues = { topic: '', message: '', copyToMe: false };

/** The fields of the request body, before they are checked. */
const toBody = (values: ContactValues) => ({
  ...values,
  page: window.location.pathname.slice(0, 200),
  version: APP_VERSION,
});

/**
 * The contact form and its submission: each text is sent once, even after several clicks (SUP-02). Closing the form keeps
 * its draft.
 */
export function useSendToSupport(onSent?: () => void) {
  const translate = useTranslate();
  const call = useCaller();
  const [failure, setFailure] = useState<string>();
  const draft = usePersistedDraft('support-message', { keepsOnClose: true });
  const form = useForm<ContactValues>({
    resolver: domainResolver((values) => zodFieldErrors(SupportMessage, toBody(values))),
    defaultValues: noMessage,
  });
  usePersistedValues(draft, form, { isSilent: true });
  const saving = useVersionedSave<BodyOf<typeof sendSupportMessage>, { version?: number }, object>({
    draft,
    isNewPerBody: true,
    send: (body, { idempotencyKey }) => call(sendSupportMessage, { body, idempotencyKey }),
    onProblem: (problem) => {
      showFieldErrors(form, problem);
      setFailure(problem.message);
    },
    onSaved: () => {
      form.reset(noMessage);
      toast('success', translate('contact.sent'));
      onSent?.();
    },
  });
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    await saving.save(SupportMessage.parse(toBody(values)));
  });
  return { form, send, failure };
}
