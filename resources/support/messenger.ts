import { Intercom, boot, hide, show, shutdown, update } from '@intercom/messenger-js-sdk';
import { isProblem } from '../../contract/platform/error.ts';
import { CHAT_TOKEN_SECONDS, type ChatRegion } from '../../contract/support/support.ts';
import { getChatToken } from '../../dataProvider/public/system.ts';
import type { ChatService } from './shared/chat.ts';

interface Settings {
  appId: string;
  region: ChatRegion;
  /** Replaces the page's title, which can contain a patient's name. */
  title: string;
}

/** Id of the script element that the package adds. */
const LOADER = '_intercom_npm_loader';
const DEADLINE_MS = 15_000;
const RENEW_MS = CHAT_TOKEN_SECONDS * 900;

const loader = () => document.getElementById(LOADER);

/** Loads the widget, which then boots itself. After an error the page is as before. */
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
 * The Intercom messenger without its own button, opened from our menu as the user of the token (SUP-02, SUP-03). It is
 * loaded when it is first opened and gets a new token while it can be open.
 */
export function messenger({ appId, region, title }: Settings): ChatService {
  /** Incremented for each user. */
  let person = 0;
  let booted = false;
  let fetching: Promise<void> | undefined;
  let renewing: ReturnType<typeof setInterval> | undefined;

  const createSettings = (token: string) => ({
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
      const settings = createSettings(token);
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
