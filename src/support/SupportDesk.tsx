import { useTranslate } from 'react-admin';
import { Suspense, useEffect, useState } from 'react';
import { configuration } from '../configuration.ts';
import { toast } from '../toasts/toasts.ts';
import { takeQuestions } from './askSupport.ts';
import { chat } from './chat.ts';
import { ContactDialog } from './openContact.ts';

/**
 * `Chat With Us` (SUP-02): the configured chat; without it, or while it cannot be reached, the contact form. Where there is
 * neither, a toast says what to do (OPEN-030).
 */
export const SupportDesk = () => {
  const translate = useTranslate();
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    const ask = async () => {
      const { links, chat: isConfigured } = configuration();
      if (await chat.open()) return;
      const say = ['chat.unavailable', ...(links.contactMailbox ? [] : ['chat.ask'])];
      if (isConfigured || !links.contactMailbox) toast('error', say.map((key) => translate(key)).join(' '));
      if (links.contactMailbox) setWriting(true);
    };
    return takeQuestions(() => void ask());
  }, [translate]);
  return (
    isWriting && (
      <Suspense fallback={null}>
        <ContactDialog onClose={() => setWriting(false)} />
      </Suspense>
    )
  );
};
