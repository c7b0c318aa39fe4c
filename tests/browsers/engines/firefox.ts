import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectBidi } from './bidi.ts';
import { makeFolder, startChild } from './child.ts';
import type { Engine } from './engine.ts';
import { createPointing, createPress, createTyping } from './input-actions.ts';

interface Session {
  capabilities: { browserVersion: string };
}
type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Firefox as Debian keeps it, by its own WebDriver BiDi: no driver stands in between. */
export async function startFirefox(): Promise<Engine> {
  const { folder, remove } = makeFolder();
  writeFileSync(join(folder, 'user.js'), 'user_pref("intl.locale.requested", "en-US");\n');
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const firefox = await startChild('firefox-esr', args, /WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connectBidi(`${firefox.announced}/session`);
  const { capabilities } = await bidi.send<Session>('session.new', { capabilities: {} });
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const perform = async (actions: object[]) => void (await bidi.send('input.performActions', { context, actions }));
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    go: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const asked = { expression, resultOwnership: 'none', target: { context }, awaitPromise: true };
      const answer = await bidi.send<Evaluated>('script.evaluate', asked);
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    press: (keys) => perform(createPress(keys)),
    type: (text) => perform(createTyping(text)),
    point: (steps) => perform(createPointing(steps)),
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async takeScreenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async choose(selector, files) {
      const { nodes } = await bidi.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await bidi.send('input.setFiles', { context, element: { sharedId: nodes[0]!.sharedId }, files });
    },
    async close() {
      bidi.close();
      await firefox.end();
      remove();
    },
  };
}
