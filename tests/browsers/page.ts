import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { product } from '../e2e/visitor.ts';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { startEngine } from './engines/index.ts';
import { callInPage } from './call-in-page.ts';
import type { Engine } from './engines/engine.ts';
import { serializeQuery, type ElementQuery } from './find.ts';
import { Found } from './found.ts';
import { watchProduct, type WatchedProduct } from './watch-product.ts';

/** Tablets and computers of clinics, and a phone. */
export type Size = readonly [width: number, height: number];
export const DESKTOP: Size = [1366, 768];
export const TABLET: Size = [820, 1180];
export const PHONE: Size = [390, 844];

/** The page of a story, by what people see and name. */
export class StoryPage {
  engine!: Engine;
  private watched!: WatchedProduct;

  async open(size: Size): Promise<void> {
    this.watched = await watchProduct(product.url);
    this.engine = await startEngine();
    await this.resize(size);
  }
  async close(): Promise<void> {
    await this.engine?.close();
    this.watched?.stop();
  }

  find = (query: ElementQuery) => new Found(this.engine, [serializeQuery(query)]);
  button = (name: string | RegExp) => this.find({ role: 'button', name, nth: 0 });
  heading = (name: string | RegExp, level?: number) =>
    this.find({ role: 'heading', name, ...(level && { level }), nth: 0 });
  /** What is typed into, by the name that is read out. */
  field = (name: string | RegExp) => this.find({ role: 'textbox', name });
  dialog = (name: string | RegExp) => this.find({ role: 'dialog', name });
  text = (text: string | RegExp) => this.find({ text, nth: 0 });

  /** Until no answer is on its way. */
  settle = () => vi.waitUntil(() => this.watched.underWay() === 0, { timeout: 40_000, interval: 50 });

  /** A path of the product, or an address that it wrote for its readers. */
  async go(address: string): Promise<void> {
    // Who leaves a page while it loads may see it fail (Firefox gives up its modules): that is another story.
    await this.settle();
    const { pathname, search, hash } = new URL(address, this.watched.url);
    await this.engine.go(this.watched.url + pathname + search + hash);
  }
  press = (keys: string) => this.engine.press(keys);
  type = (text: string) => this.engine.type(text);
  resize = ([width, height]: Size) => this.engine.resize(width, height);

  /** Calls a function in the page. */
  call<Given extends unknown[], Answer>(call: (...given: Given) => Answer | Promise<Answer>, ...given: Given) {
    return callInPage(this.engine, call, ...given);
  }
  /** What the API answers to who is signed in. */
  read<Answer>(path: string): Promise<Answer> {
    return this.call(async (from) => (await (await fetch(from)).json()) as Answer, `/api/v2/${path}`);
  }

  async signIn(email: string): Promise<void> {
    await this.go('/user/login/');
    await this.call(
      async (data) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify(data);
        const answer = await fetch('/api/v2/identity/sign-in', { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(await answer.text());
      },
      { email, password: DEMO_PASSWORD },
    );
  }

  /** Waits until the address begins with a path. */
  async isAt(path: string): Promise<void> {
    await until(
      () => this.call(() => location.pathname + location.search),
      (at) => {
        if (!at.startsWith(path)) throw new Error(`The page is at ${at}, not at ${path}.`);
      },
    );
  }

  /** The width that is missing on the page, in pixels. */
  overflow = () => this.call(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

  /** What the keyboard is at: the name of a control, or what it says. */
  focused = () =>
    this.call(() => {
      const at = document.activeElement as HTMLInputElement;
      return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
    });

  /** Leaves a picture of the window where `STORY_PICTURES` says, to be looked at. */
  async picture(name: string): Promise<void> {
    const folder = process.env.STORY_PICTURES;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    await this.settle();
    // What changed with the size of the window is drawn by the second frame.
    await this.call(
      () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
    );
    const [browser] = this.engine.version.toLowerCase().split(' ');
    writeFileSync(join(folder, `${name}-${browser}.png`), await this.engine.takeScreenshot());
  }

  /** What the pages have complained of until now. */
  async complaints(): Promise<readonly string[]> {
    await this.call(async () => void (await fetch('/complaints', { method: 'POST' })));
    return this.watched.complaints;
  }
}

/** Looks until what is seen passes. */
export const until = async <Seen>(look: () => Promise<Seen>, check: (seen: Seen) => void, timeout = 40_000) =>
  vi.waitFor(async () => check(await look()), { timeout, interval: 50 });

/** A page of a new browser for the stories of a test file. */
export function openPage(size: Size = DESKTOP): StoryPage {
  const page = new StoryPage();
  beforeAll(() => page.open(size));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.picture(`failed-${task.name.slice(0, 40)}`);
  });
  afterAll(() => page.close());
  return page;
}
