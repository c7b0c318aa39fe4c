/** The delimiters of an interchange. They cannot be escaped, so data lose them. */
export const delimiters = { element: '*', component: ':', repetition: '^', segment: '~' } as const;

/** An element: one value, several of a composite, or nothing. */
type Element = string | number | null | readonly (string | null)[];

const marks = /\p{M}/gu;
const outsideAlphabet = /[^A-Z0-9 !"&'()+,\-./;?=%@[\]_{}\\|<>#$]/g;

/** Text in the alphabet of a claim: capitals without accents; other characters and delimiters become blanks. */
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
 * One segment with its terminator. Trailing empty elements are omitted, as the standard requires; one in the middle
 * keeps its position.
 */
export const buildSegment = (name: string, ...elements: readonly Element[]): string =>
  trimEmptyEnd([name, ...elements.map(formatElement)]).join(delimiters.element) + delimiters.segment;

/** X12 has no segment without elements: readers give it those of the segment before it. */
export const hasElements = (segment: string): boolean => segment.includes(delimiters.element);

/** An organization in a role with its identifier, or the bare qualifier where nobody entered one. */
export const buildOrganizationSegment = (
  role: string,
  name: string | null,
  qualifier: string,
  identifier: string | null,
): string => buildSegment('NM1', role, '2', name && toX12Text(name, 60), null, null, null, null, qualifier, identifier);
