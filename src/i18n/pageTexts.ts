import type { Messages } from '../plugin.ts';

let known: Messages = {};

/** Later texts win over earlier ones of the same key, group by group. */
export function merged(into: Messages, from: Messages): Messages {
  const result: Messages = { ...into };
  for (const [key, message] of Object.entries(from)) {
    const before = result[key];
    result[key] = typeof message === 'object' && typeof before === 'object' ? merged(before, message) : message;
  }
  return result;
}

/** Texts of the pages that have been opened so far; another object after every addition. */
export const pageTexts = (): Messages => known;

/** Makes a page's texts known before the page is drawn. */
export function addPageTexts({ en }: { en: Messages }): void {
  known = merged(known, en);
}
