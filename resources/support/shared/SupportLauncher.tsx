import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { withChunkLoadTimeout } from '../../../src/ui/lazyPage.ts';
import { configuration } from '../../../src/ui/configuration.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { toast } from '../../../src/ui/toasts/toasts.ts';
import { chat } from './chat.ts';

type ContactModule = typeof import('../ContactForm.tsx');

/** A component of the contact form, loaded with its texts when it is rendered. */
const lazyContact = <Props extends object>(getComponent: (module: ContactModule) => ComponentType<Props>) =>
  lazy(async () => {
    const module = await withChunkLoadTimeout(import('../ContactForm.tsx'));
    addMessages(module.texts);
    return { default: getComponent(module) };
  });

const ContactDialog = lazyContact((module) => module.ContactDialog);
/** The contact form as part of a page. */
export const ContactCard = lazyContact((module) => module.ContactCard);

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
    const openSupport = async () => {
      const { links, chat: isConfigured } = configuration();
      if (await chat.open()) return;
      const keys = ['chat.unavailable', ...(links.contactMailbox ? [] : ['chat.ask'])];
      if (isConfigured || !links.contactMailbox) toast('error', keys.map((key) => translate(key)).join(' '));
      if (links.contactMailbox) setWriting(true);
    };
    return onSupportRequest(() => void openSupport());
  }, [translate]);
  return (
    isWriting && (
      <Suspense fallback={null}>
        <ContactDialog onClose={() => setWriting(false)} />
      </Suspense>
    )
  );
};
