import { useTranslate } from 'react-admin';
import { Suspense, useEffect, useState } from 'react';
import { configuration } from '../../../src/ui/configuration.ts';
import { toast } from '../../../src/ui/toasts/toasts.ts';
import { chat } from './chat.ts';
import { ContactDialog } from './openContact.ts';

type SupportHandler = () => void;

let handler: SupportHandler | undefined;

/** Opens the chat or the contact form (SUP-02), from anywhere inside a console. */
export const requestSupport = (): void => handler?.();

/** Registers the handler of support requests; returns a function that removes it. */
function onSupportRequest(next: SupportHandler): () => void {
  handler = next;
  return () => {
    handler = undefined;
  };
}

/**
 * `Chat With Us` (SUP-02) opens the configured chat. Without a reachable chat it opens the contact form; without a
 * mailbox either, a toast says what to do (OPEN-030).
 */
export const SupportLauncher = () => {
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
    return onSupportRequest(() => void ask());
  }, [translate]);
  return (
    isWriting && (
      <Suspense fallback={null}>
        <ContactDialog onClose={() => setWriting(false)} />
      </Suspense>
    )
  );
};
