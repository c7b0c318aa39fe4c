/** What stands between the parts of an interchange. There is no escape for them: data that hold one lose it. */
export const delimiters = { element: '*', component: ':', repetition: '^', segment: '~' } as const;

/** An element: one value, several of a composite, or nothing. */
export type Element = string | number | null | readonly (string | null)[];

const marks = /\p{M}/gu;
const outsideAlphabet = /[^A-Z0-9 !"&'()+,\-./;?=%@[\]_{}\\|<>#$]/g;

/** Text in the alphabet of a claim: capitals without accents; what it has no sign for, delimiters too, is a blank. */
export const toX12Text = (text: string, most = 80): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toUpperCase()
    .replace(outsideAlphabet, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

const trimEmptyEnd = (parts: readonly string[]): string[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);

const formatElement = (element: Element): string =>
  element !== null && typeof element === 'object'
    ? trimEmptyEnd(element.map((part) => toX12Text(part ?? ''))).join(delimiters.component)
    : toX12Text(String(element ?? ''));

/**
 * One segment with its terminator. Empty elements at the end are left out, as the standard has it; one in the middle
 * keeps its place.
 */
export const buildSegment = (name: string, ...elements: readonly Element[]): string =>
  trimEmptyEnd([name, ...elements.map(formatElement)]).join(delimiters.element) + delimiters.segment;
