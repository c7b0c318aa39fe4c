import { isProblem } from '../../contract/problem.ts';
import { chatToken } from '../../contract/system.ts';
import { call } from '../../dataProvider/client.ts';

/** What a support chat must be able to do; it is opened with a token of our server (API-50). */
export interface ChatService {
  open(token: string): void | Promise<void>;
  /** Forgets the person it was opened for. */
  restart(): void;
}

let service: ChatService | undefined;

/** The support chat; none unless a deployment plugs one in. */
export const chat = {
  use: (chosen: ChatService | undefined) => {
    service = chosen;
  },
  /** Opens the chat; false when it is not configured or not reachable (OPEN-030). */
  async open(): Promise<boolean> {
    if (!service) return false;
    const token = await call(chatToken);
    if (isProblem(token)) return false;
    try {
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
  },
};
