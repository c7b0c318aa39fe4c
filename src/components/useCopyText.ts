import { useNotify } from 'react-admin';

/** Puts a text on the clipboard and notifies by one of two keys whether that worked; a browser may refuse it. */
export function useCopyText() {
  const notify = useNotify();
  return async (text: string, copied: string, failed: string, messageArgs?: object): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success', messageArgs });
    } catch {
      notify(failed, { type: 'error' });
    }
  };
}
