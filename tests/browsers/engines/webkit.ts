import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { makeFolder, startChild } from './child.ts';
import type { Engine } from './engine.ts';
import { createPointing, createPress, createTyping } from './input-actions.ts';

/** By the standard, in every reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The tools of its window would keep it wider than a phone, and take a part of its height. */
const SMALL_TOOLS =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0); }';

/** Pixels that they may still take of it. */
const TOOLS = 150;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** The small browser that comes with the engine. */
function findMiniBrowser(): string {
  const libraries = '/usr/lib';
  const found = readdirSync(libraries)
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(libraries, machine, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
  if (!found) throw new Error('webkit2gtk-driver is installed without MiniBrowser.');
  return found;
}

type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** The commands of WebDriver over HTTP that are used here. */
const connect =
  (base: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value as never;
  };

/** WebKit, the engine of Safari, as Debian keeps it for GTK, on a screen that nobody sees. */
export async function startWebkit(): Promise<Engine> {
  const { folder, remove } = makeFolder();
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), SMALL_TOOLS);
  const screen = await startChild(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'],
    /^(\d+)\n/m,
  );
  const port = await freePort();
  const driver = await startChild('WebKitWebDriver', [`--port=${port}`], undefined, {
    ...process.env,
    DISPLAY: `:${screen.announced}`,
    XDG_CONFIG_HOME: folder,
    LANG: 'C.UTF-8',
  });
  const send = connect(`http://127.0.0.1:${port}`);
  await vi.waitFor(() => send('GET', '/status'), { timeout: 20_000 });
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
  );
  const session = `/session/${sessionId}`;
  const post = <Answer>(path: string, body: object) => send<Answer>('POST', session + path, body);
  const perform = async (actions: object[]) => void (await post('/actions', { actions }));
  const evaluate = async (expression: string): Promise<string> => {
    const script = `const done = arguments[0]; ${expression}.then((answer) => done({ answer }), (error) => done({ error: String(error) }));`;
    const { answer, error } = await post<{ answer: string; error?: string }>('/execute/async', { script, args: [] });
    if (error !== undefined) throw new Error(error);
    return answer;
  };
  /** Sizes the window and returns the page's size, which is up to `tools` pixels less than `page` either way. */
  async function setSize(width: number, height: number, tools: number, page = [width, height]) {
    await post('/window/rect', { x: 0, y: 0, width, height });
    return vi.waitUntil(
      async () => {
        const inner = (await evaluate('Promise.resolve(`${innerWidth} ${innerHeight}`)')).split(' ').map(Number);
        const isSized = inner.every((size, side) => size <= page[side]! && size >= page[side]! - tools);
        return isSized && (inner as [number, number]);
      },
      { timeout: 10_000, interval: 20 },
    );
  }
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    go: async (url) => void (await post('/url', { url })),
    evaluate,
    press: (keys) => perform(createPress(keys)),
    type: (text) => perform(createTyping(text)),
    point: (steps) => perform(createPointing(steps)),
    async resize(width, height) {
      // The page learns of its size a moment after the window has it.
      const [innerWidth, innerHeight] = await setSize(width, height, TOOLS);
      await setSize(2 * width - innerWidth, 2 * height - innerHeight, 0, [width, height]);
    },
    takeScreenshot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    async choose(selector, files) {
      const element = await post<Record<string, string>>('/element', { using: 'css selector', value: selector });
      await post(`/element/${element[ELEMENT]}/value`, { text: files.join('\n') });
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await driver.end();
      await screen.end();
      remove();
    },
  };
}
