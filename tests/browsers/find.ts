/** A text exactly, or what a pattern matches. */
export type Text = string | RegExp;

/** As JSON says it. */
export type WrittenText = string | { source: string; flags: string };

/** One query within what the query before found: by `role`, `label`, `text` or `css`. */
interface QueryBy<Wanted> {
  role?: string;
  name?: Wanted;
  level?: number;
  label?: Wanted;
  text?: Wanted;
  css?: string;
  /** Only one of those found. */
  nth?: number;
}
export type ElementQuery = QueryBy<Text>;
export type SerializedQuery = QueryBy<WrittenText>;

export const serializeQuery = (query: ElementQuery): SerializedQuery =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ]),
  );

type Library = typeof import('@testing-library/dom');

/** What is on the page and looked for. Runs in the page. */
export function findAll(queries: readonly SerializedQuery[]): HTMLElement[] {
  const library = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  const read = (text: WrittenText) => (typeof text === 'string' ? text : new RegExp(text.source, text.flags));
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const search = (within: HTMLElement, { role, name, level, label, text, css }: SerializedQuery): HTMLElement[] => {
    if (role !== undefined) {
      const named = { ...(name !== undefined && { name: read(name) }), ...(level !== undefined && { level }) };
      return library.queryAllByRole(within, role, named);
    }
    if (label !== undefined) return library.queryAllByLabelText(within, read(label));
    if (text !== undefined) return library.queryAllByText(within, read(text)).filter(isShown);
    return [...within.querySelectorAll<HTMLElement>(css!)];
  };
  let found = [document.body];
  for (const query of queries) {
    const all = [...new Set(found.flatMap((within) => search(within, query)))];
    found = query.nth === undefined ? all : all.slice(query.nth, query.nth + 1);
  }
  return found;
}
