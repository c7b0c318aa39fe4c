import type { Page } from 'playwright-core';
import { spanishMessages } from '../../contract/messages.es.ts';
import type { MessageTable } from '../../contract/platform/message.ts';
import { spanishTerms } from '../../domain/platform/spanish-vocabulary/spanish-vocabulary.ts';

type Texts = { [key: string]: string | Texts };

const english = import.meta.glob<Record<string, Texts>>(['../../src/**/*.en.ts', '../../resources/**/*.en.ts'], {
  eager: true,
});
const spanish = import.meta.glob<Texts>(['../../src/**/*.es.ts', '../../resources/**/*.es.ts'], {
  eager: true,
  import: 'default',
});

const messages = import.meta.glob<Record<string, MessageTable<Record<string, string>>>>(
  '../../contract/*/*messages.ts',
  {
    eager: true,
  },
);

const textsIn = (tree: Texts | string): string[] =>
  typeof tree === 'string' ? tree.split('||||').map((form) => form.trim()) : Object.values(tree).flatMap(textsIn);

const expectedTexts = new Set([
  ...Object.values(spanish).flatMap(textsIn),
  ...Object.values(spanishTerms),
  ...Object.values(spanishMessages),
]);
const wordings = [
  ...Object.values(english).flatMap((exported) => Object.values(exported).flatMap(textsIn)),
  ...Object.keys(spanishTerms),
  ...Object.values(messages).flatMap((tables) =>
    Object.values(tables).flatMap(({ templates }) => Object.values(templates)),
  ),
].filter((text) => typeof text === 'string' && /[a-z]{2}/i.test(text) && !expectedTexts.has(text));

const plain = new Set(wordings.filter((text) => !text.includes('%{')));
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Of texts with something put in, those whose own words are enough to know them by. */
const forms = wordings
  .filter((text) => text.includes('%{') && /[a-z]{3,}.*[a-z]{3,}/i.test(text.replaceAll(/%\{\w+\}/g, '')))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/%\{\w+\}/)
          .map(escaped)
          .join('.+')}$`,
        's',
      ),
  );

/** Texts that the reader of a page sees or is read: of its elements, and the names of what has none. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
          found.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style, noscript, body [lang="en"]'))
        found.push(node.textContent ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
  });

/** What a page in Spanish still says in the words of the English catalogue; `data` are words of records. */
export async function englishLeft(page: Page, data: readonly string[] = []): Promise<string[]> {
  const shown = await shownOn(page);
  return shown.filter((text) => !data.includes(text) && (plain.has(text) || forms.some((form) => form.test(text))));
}
