import type { Messages } from '../plugin.ts';

let loaded: Messages = {};

/** Merges messages deeply; later ones win. */
export function mergeMessages(into: Messages, from: Messages): Messages {
  const result: Messages = { ...into };
  for (const [key, message] of Object.entries(from)) {
    const before = result[key];
    result[key] = typeof message === 'object' && typeof before === 'object' ? mergeMessages(before, message) : message;
  }
  return result;
}

/** Messages of the pages opened so far; a new object after every addition. */
export const getLoadedMessages = (): Messages => loaded;

/** Adds the messages of a page before it is rendered. */
export function addMessages({ en }: { en: Messages }): void {
  loaded = mergeMessages(loaded, en);
}
