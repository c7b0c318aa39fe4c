import { vi } from 'vitest';
import { callWithAnswer } from './call-in-page.ts';
import type { Engine } from './engines/engine.ts';
import { findAll, serializeQuery, type ElementQuery, type SerializedQuery } from './find.ts';
import { findPlace, type Place } from './place.ts';

const patiently = { timeout: 40_000, interval: 50 };

/** Chooses as a person does, for the page. Runs in the page. */
function chooseOption([control]: HTMLElement[], wanted: string | number): void {
  const select = control as HTMLSelectElement;
  const at = typeof wanted === 'number' ? wanted : [...select.options].findIndex(({ label }) => label === wanted);
  if (!select.options[at]) throw new Error(`There is no option ${wanted}.`);
  select.focus();
  select.selectedIndex = at;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Writes as a person does, for the page. Runs in the page. */
function writeValue([field]: HTMLElement[], value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field!.dispatchEvent(new Event('input', { bubbles: true }));
  field!.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a story has named, found again at every use. */
export class Found {
  constructor(
    private readonly engine: Engine,
    private readonly queries: readonly SerializedQuery[],
  ) {}

  find = (query: ElementQuery) => new Found(this.engine, [...this.queries, serializeQuery(query)]);
  /** Only one of those found. */
  nth = (nth: number) => new Found(this.engine, [...this.queries.slice(0, -1), { ...this.queries.at(-1), nth }]);
  button = (name: string | RegExp) => this.find({ role: 'button', name, nth: 0 });

  field = (name: string | RegExp) => this.find({ role: 'textbox', name });

  /** Calls a function in the page with all elements that are found. */
  on<More extends unknown[], Answer>(
    call: (elements: HTMLElement[], ...more: More) => Answer | Promise<Answer>,
    ...more: More
  ): Promise<Answer> {
    return callWithAnswer(this.engine, call, findAll, this.queries, ...more);
  }

  private named = () => JSON.stringify(this.queries);

  private wait<Seen>(look: () => Promise<Seen>, isWanted: (seen: Seen) => boolean): Promise<void> {
    return vi.waitFor(async () => {
      const seen = await look();
      if (!isWanted(seen)) throw new Error(`${this.named()}: ${JSON.stringify(seen)}`);
    }, patiently);
  }

  count = () => this.on((elements) => elements.length);
  texts = () => this.on((elements) => elements.map((element) => element.innerText));
  names = () =>
    this.on((elements) => elements.map((element) => element.getAttribute('aria-label') ?? element.innerText));
  values = () => this.on((elements) => elements.map((element) => (element as HTMLInputElement).value));

  isThere = () => this.wait(this.count, (count) => count > 0);
  isGone = () => this.wait(this.count, (count) => count === 0);
  counts = (wanted: number) => this.wait(this.count, (count) => count === wanted);

  /** In the middle, once nothing moves or covers it. */
  async place(): Promise<Place> {
    return vi.waitFor(async () => {
      const place = await this.on(findPlace);
      if (typeof place === 'string') throw new Error(`${this.named()}: ${place}`);
      return place;
    }, patiently);
  }

  async click(): Promise<void> {
    await this.engine.point([await this.place(), 'down', 'up']);
  }

  async fill(text: string): Promise<void> {
    await this.click();
    await this.on(([element]) => (element as HTMLInputElement).select());
    if (text) await this.engine.type(text);
    else await this.engine.press('Backspace');
  }

  /** Every browser makes other parts of a field for a day, which drivers reach or not. */
  async fillDate(day: string): Promise<void> {
    await this.isThere();
    await this.on(writeValue, day);
  }

  /** Chooses from a control of the browser's own, whose list no driver reaches. */
  async choose(option: string | number): Promise<void> {
    await this.isThere();
    await this.on(chooseOption, option);
  }
}
