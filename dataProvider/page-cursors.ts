import { PAGE_CURSORS } from '../contract/platform/paging.ts';

/** More pages than somebody turns before going elsewhere. */
const MAX_PAGES = 100;

const cursorsOf = new Map<string, string[]>();

const getPageKey = (list: string, page: number): string => `${page} ${list}`;

/**
 * The cursor by which a page of a list is read, if the page before or behind it has been: far into a long list the server
 * then need not count to it. `list` names what is listed, how many at once and in which order.
 */
export function recallCursor(list: string, page: number): { after?: string; before?: string } {
  const after = cursorsOf.get(getPageKey(list, page - 1))?.[1];
  if (after) return { after };
  const before = cursorsOf.get(getPageKey(list, page + 1))?.[0];
  return before ? { before } : {};
}

export function keepCursors(list: string, page: number, headers: Headers): void {
  const given = headers.get(PAGE_CURSORS)?.split(' ');
  if (!given) return;
  cursorsOf.delete(getPageKey(list, page));
  cursorsOf.set(getPageKey(list, page), given);
  if (cursorsOf.size > MAX_PAGES) cursorsOf.delete(cursorsOf.keys().next().value!);
}
