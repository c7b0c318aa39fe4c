import { useCallback } from 'react';
import { shellMessages } from '../i18n/messages/shell.en.ts';
import { chat } from '../support/chat.ts';
import { toast } from '../toasts/toasts.ts';

/** Opens the support chat, or says that it is not available (OPEN-030). */
export const useOpenChat = (): (() => void) =>
  useCallback(() => {
    void chat.open().then((opened) => opened || toast('error', shellMessages.chat.unavailable));
  }, []);
