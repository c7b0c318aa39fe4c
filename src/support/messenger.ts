import { Intercom, boot, hide, show, shutdown, update } from '@intercom/messenger-js-sdk';
import { isProblem } from '../../contract/problem.ts';
import { CHAT_TOKEN_SECONDS, type ChatRegion } from '../../contract/support.ts';
import { getChatToken } from '../../dataProvider/public/system.ts';
import type { ChatService } from './chat.ts';

interface Settings {
  appId: string;
  region: ChatRegion;
  /** What the service is told instead of the page's own title, which can name a patient. */
  title: string;
}

/** The element by which the package fetches the widget. */
const LOADER = '_intercom_npm_loader';
const DEADLINE_MS = 15_000;
const RENEW_MS = CHAT_TOKEN_SECONDS * 900;

const loader = () => document.getElementById(LOADER);

/** Fetches the widget, which then boots by itself; afterwards everything is as before where that failed. */
async function fetchWidget(settings: Parameters<typeof Intercom>[0]): Promise<void> {
  try {
    await new Promise<void>((loaded, failed) => {
      Intercom(settings);
      setTimeout(failed, DEADLINE_MS);
      loader()?.addEventListener('load', () => loaded());
      loader()?.addEventListener('error', failed);
    });
  } catch {
    loader()?.remove();
    window.Intercom = undefined;
    throw new Error('The support chat could not be fetched.');
  }
}

/**
 * The Intercom messenger without its own button: opened by our menu, as the person that the token names (SUP-02, SUP-03). It is
 * fetched when it is first opened, and gets a fresh token as long as it may be open.
 */
export function messenger({ appId, region, title }: Settings): ChatService {
  /** Goes up with every person. */
  let person = 0;
  let booted = false;
  let fetching: Promise<void> | undefined;
  let renewing: ReturnType<typeof setInterval> | undefined;

  const settingsFor = (token: string) => ({
    app_id: appId,
    region,
    intercom_user_jwt: token,
    hide_default_launcher: true,
    page_title: title,
    language_override: document.documentElement.lang,
  });
  const renew = async () => {
    const of = person;
    const token = await getChatToken(true);
    if (of === person && booted && !isProblem(token)) update({ app_id: appId, intercom_user_jwt: token.jwt });
  };

  return {
    async open(token) {
      const of = person;
      const settings = settingsFor(token);
      const isFirst = loader() === null;
      if (isFirst) fetching = fetchWidget(settings);
      await fetching;
      if (of !== person) {
        if (isFirst) shutdown();
        return;
      }
      if (booted) update(settings);
      else if (!isFirst) boot(settings);
      booted = true;
      renewing ??= setInterval(() => void renew(), RENEW_MS);
      show();
    },
    restart() {
      person += 1;
      clearInterval(renewing);
      renewing = undefined;
      if (!booted) return;
      booted = false;
      hide();
      shutdown();
    },
  };
}
