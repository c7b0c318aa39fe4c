const marks = /[\u0300-\u036f]/g;
const between = /[\s\p{P}]+/u;

/**
 * Normalizes a text for comparison: one Unicode form, lower case, no accents. Marks that make another letter in their
 * script (vowel signs, voiced kana) stay.
 */
const normalizeSpelling = (text: string): string =>
  text.normalize('NFKD').replaceAll(marks, '').normalize('NFC').toLowerCase().replaceAll('ς', 'σ');

/** The normalized words of a text. In a script without spaces a name is one word. */
export const splitWords = (text: string): string[] => normalizeSpelling(text).split(between).filter(Boolean);

const stopWords = new Set(
  'a an and at by for from in into of on or the to with my your her his exercise exercises program routine protocol rehab hep patient progression similar do doing how i'.split(
    ' ',
  ),
);

function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return (word.length > 3 || word === 'ups') && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Whose beginnings are other words: `pronation` is not lying prone. */
const entireWords = new Set(['prone', 'supine']);

/** One form of an English word: `bridge` and `bridging`, `march` and `marching`; null for a stop word. */
function stemWord(word: string): string | null {
  if (stopWords.has(word)) return null;
  if (entireWords.has(word)) return word;
  const one = toSingular(word);
  if (one.length > 6 && one.endsWith('ing')) return one.slice(0, -3);
  return one.length > 4 && one.endsWith('e') ? one.slice(0, -1) : one;
}

const spanishStopWords = new Set(
  'a al con como de del el en la las lo los mi mis o para por su sus un una unas unos y ejercicio ejercicios similares'.split(
    ' ',
  ),
);

/** A Spanish word in one form for singular and plural: `talon` and `talones`, `puente` and `puentes`. */
function stemSpanishWord(word: string): string | null {
  if (spanishStopWords.has(word)) return null;
  const one = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  return one.length > 3 && one.endsWith('e') ? one.slice(0, -1) : one;
}

/** `golfer's` and `golfers` are one word. */
const possessive = /['’]s\b/g;

const createStemmer =
  (stem: (word: string) => string | null) =>
  (text: string): string[] =>
    splitWords(text.replaceAll(possessive, ''))
      .map(stem)
      .filter((word) => word !== null);

/** The English stems of a text, without stop words. */
export const toStems = createStemmer(stemWord);

/** The Spanish stems of a text, without stop words. */
export const toSpanishStems = createStemmer(stemSpanishWord);

/** The variants of a word with two neighboring letters swapped. */
export const swapNeighbors = (word: string): string[] =>
  word.length < 4
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      ).filter((other) => other !== word);
