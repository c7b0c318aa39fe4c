import { fileURLToPath } from 'node:url';
import type { Content, TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';

const TYPEFACE = 'Atkinson';
const EXTENDED = 'AtkinsonExtended';
/** Has Greek, Cyrillic and signs; of pdfmake. */
const OTHERS = 'Roboto';

/** Made by scripts/make-fonts.mjs. */
export const typefaceDirectory = fileURLToPath(new URL('fonts/', import.meta.url));
const locate = (name: string) => `${typefaceDirectory}${name}.ttf`;
export const typefaceFonts: TFontDictionary = {
  [TYPEFACE]: { normal: locate('latin-regular'), bold: locate('latin-bold') },
  [EXTENDED]: { normal: locate('latin-ext-regular'), bold: locate('latin-ext-bold') },
};

/** What the files hold; a blank stays with what is before it. */
const LATIN =
  /^[\s -~\u00a0-\u00a3\u00a5\u00a7\u00a9-\u00ab\u00ae\u00b0-\u00b3\u00b6\u00b7\u00b9-\u00ffŒœ–—‘’“”•…€™−]$/u;
const LATIN_EXTENDED =
  /^[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150\u0151\u0154\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e]$/u;

const findFont = (character: string): string =>
  LATIN.test(character) ? TYPEFACE : LATIN_EXTENDED.test(character) ? EXTENDED : OTHERS;

interface Run {
  text: string;
  font: string;
}

/** A text in pieces of one font each. */
export function splitIntoRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = last && /\s/.test(character) ? last.font : findFont(character);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

type Node = Record<string, unknown>;

/** A text as it is where the typeface has it all. */
function setText(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap(setText);
  if (typeof value === 'object' && value !== null) return { ...value, text: setText((value as Node).text) };
  if (typeof value !== 'string') return value;
  const runs = splitIntoRuns(value);
  return runs.every(({ font }) => font === TYPEFACE) ? value : runs;
}

/** A text of a drawing is of one font. */
const setDrawing = (svg: string): string =>
  svg.replaceAll(/font-family="[^"]*"([^>]*>)([^<]*)/g, (_, rest: string, text: string) => {
    const isLatin = splitIntoRuns(text).every(({ font }) => font === TYPEFACE);
    return `font-family="${isLatin ? TYPEFACE : OTHERS}"${rest}${text}`;
  });

function setContent(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(setContent);
  if (typeof node === 'string') {
    const text = setText(node);
    return text === node ? node : { text };
  }
  if (typeof node !== 'object' || node === null) return node;
  const set: Node = { ...node };
  if ('text' in set) set.text = setText(set.text);
  for (const part of ['stack', 'columns', 'ul', 'ol']) if (part in set) set[part] = setContent(set[part]);
  if ('table' in set) set.table = { ...(set.table as Node), body: setContent((set.table as Node).body) };
  if (typeof set.svg === 'string') set.svg = setDrawing(set.svg);
  return set;
}

/** A document in the typeface of the portal; letters that it does not have come from the family that has them. */
export function setTypeface(document: TDocumentDefinitions): TDocumentDefinitions {
  const { content, footer, defaultStyle } = document;
  return {
    ...document,
    content: setContent(content) as Content,
    footer:
      typeof footer === 'function'
        ? (current, count, size) => setContent(footer(current, count, size)) as Content
        : footer,
    defaultStyle: { ...defaultStyle, font: TYPEFACE },
  };
}
