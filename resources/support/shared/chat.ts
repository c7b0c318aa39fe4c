import { isProblem } from '../../../contract/platform/error.ts';
import { getChatToken } from '../../../dataProvider/public/system.ts';
import { configuration } from '../../../src/ui/configuration.ts';

/**
 * Deletes the cookies by which the chat service would recognize a user for a week, even if an earlier page opened the
 * chat. The service sets them on the widest domain that it can.
 */
export function clearChatCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const [name] of document.cookie.matchAll(/\bintercom-[^=;\s]+/g))
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}

/** A support chat, opened with a token of our server (API-50). */
export interface ChatService {
  open(token: string): void | Promise<void>;
  /** Ends the session of the current user. */
  restart(): void;
}

let current: ChatService | undefined;

/** The configured chat. Its code is loaded when it is first opened. */
async function loadService(): Promise<ChatService | undefined> {
  const { chat: settings, brand } = configuration();
  return settings && (await import('../messenger.ts')).messenger({ ...settings, title: brand.name });
}

export const chat = {
  use: (service: ChatService | undefined) => {
    current = service;
  },
  /** Opens the chat as the signed-in user; false if it is not configured or not reachable (OPEN-030). */
  async open(): Promise<boolean> {
    try {
      current ??= await loadService();
      if (!current) return false;
      const token = await getChatToken();
      if (isProblem(token)) return false;
      await current.open(token.jwt);
      return true;
    } catch {
      return false;
    }
  },
  /** Ends the chat when the user changes or signs out (AUTH-28). */
  restart() {
    try {
      current?.restart();
    } catch (failure) {
      console.warn('The support chat failed to restart', failure);
    }
    clearChatCookies();
  },
};
