const marks = /[\u0300-\u036f]/g;
const between = /[\s\p{P}]+/u;

/**
 * A text as it is compared: one form for what Unicode writes in several, small letters, no accents. Marks that make
 * another letter in their script (vowel signs, voiced kana) stay.
 */
const spelled = (text: string): string =>
  text.normalize('NFKD').replaceAll(marks, '').normalize('NFC').toLowerCase().replaceAll('ς', 'σ');

/** The words of a text, as they are compared. A script without blanks makes one word of a name. */
export const wordsOf = (text: string): string[] => spelled(text).split(between).filter(Boolean);

const unsaid = new Set(
  'a an and at by for from in into of on or the to with my your her his exercise exercises do doing how i'.split(' '),
);

/** A word without an English plural; nothing for one that says nothing about an exercise. */
export function stem(word: string): string | null {
  if (unsaid.has(word)) return null;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The words that count, without plurals. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(stem)
    .filter((word) => word !== null);

/** A word with two neighbouring letters the other way around, each way once. */
export const swapped = (word: string): string[] =>
  word.length < 4
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      ).filter((other) => other !== word);
