import { toast } from '../toasts/toasts.ts';

/** Puts a text on the clipboard and says whether that worked; a browser may refuse it. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', copied);
  } catch {
    toast('error', failed);
  }
}
