import { isProblem } from '../../contract/problem.ts';
import { getChatToken } from '../../dataProvider/public/system.ts';
import { configuration } from '../configuration.ts';
import { forgetChatCookies } from './forgetChatCookies.ts';

/** What a support chat must be able to do; it is opened with a token of our server (API-50). */
export interface ChatService {
  open(token: string): void | Promise<void>;
  /** Forgets the person it was opened for. */
  restart(): void;
}

let service: ChatService | undefined;

/** The configured chat, whose code is fetched when somebody asks for it. */
async function configured(): Promise<ChatService | undefined> {
  const { chat: settings, brand } = configuration();
  return settings && (await import('./messenger.ts')).messenger({ ...settings, title: brand.name });
}

/** The support chat (SUP-02). */
export const chat = {
  use: (chosen: ChatService | undefined) => {
    service = chosen;
  },
  /** Opens the chat as the person who is signed in; false when it is not configured or not reachable (OPEN-030). */
  async open(): Promise<boolean> {
    try {
      service ??= await configured();
      if (!service) return false;
      const token = await getChatToken();
      if (isProblem(token)) return false;
      await service.open(token.jwt);
      return true;
    } catch {
      return false;
    }
  },
  /** The chat begins anew when the user changes or logs out (AUTH-28). */
  restart() {
    try {
      service?.restart();
    } catch (failure) {
      console.warn('The support chat failed to restart', failure);
    }
    forgetChatCookies();
  },
};
