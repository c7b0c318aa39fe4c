/** A text exactly, or what a pattern matches. */
export type Text = string | RegExp;

/** As JSON says it. */
export type WrittenText = string | { source: string; flags: string };

/** One look for things inside those that the look before found: by `role`, `label`, `text` or `css`. */
interface LookBy<Wanted> {
  role?: string;
  name?: Wanted;
  level?: number;
  label?: Wanted;
  text?: Wanted;
  css?: string;
  /** Only one of those found. */
  nth?: number;
}
export type Look = LookBy<Text>;
export type WrittenLook = LookBy<WrittenText>;

export const writeLook = (look: Look): WrittenLook =>
  Object.fromEntries(
    Object.entries(look).map(([key, value]) => [
      key,
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ]),
  );

type Library = typeof import('@testing-library/dom');

/** What is on the page and looked for. Runs in the page. */
export function findAll(looks: readonly WrittenLook[]): HTMLElement[] {
  const library = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  const read = (text: WrittenText) => (typeof text === 'string' ? text : new RegExp(text.source, text.flags));
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const search = (within: HTMLElement, { role, name, level, label, text, css }: WrittenLook): HTMLElement[] => {
    if (role !== undefined) {
      const named = { ...(name !== undefined && { name: read(name) }), ...(level !== undefined && { level }) };
      return library.queryAllByRole(within, role, named);
    }
    if (label !== undefined) return library.queryAllByLabelText(within, read(label));
    if (text !== undefined) return library.queryAllByText(within, read(text)).filter(isShown);
    return [...within.querySelectorAll<HTMLElement>(css!)];
  };
  let found = [document.body];
  for (const look of looks) {
    const all = [...new Set(found.flatMap((within) => search(within, look)))];
    found = look.nth === undefined ? all : all.slice(look.nth, look.nth + 1);
  }
  return found;
}
