import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

const engines: Record<string, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

/** The browser that the script names; without one, that by which stories are checked. */
export const startEngine = (): Promise<Engine> => engines[process.env.STORY_BROWSER ?? 'chromium']!();
