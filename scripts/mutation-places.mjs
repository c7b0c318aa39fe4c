import { parseSync } from 'vite';

/** What may be wrong in a line: a boundary, a condition, a sign, an order, a clause that is left out. */
const changes = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ >= /, ' > '],
  [/ <= /, ' < '],
  [/ > (?=[\w(])/, ' >= '],
  [/ < (?=[\w(])/, ' <= '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \+ 1\b/, ' - 1'],
  [/ - 1\b/, ' + 1'],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/\.some\(/, '.every('],
  [/\.every\(/, '.some('],
  [/\bMath\.max\(/, 'Math.min('],
  [/\bMath\.min\(/, 'Math.max('],
  [/\bdesc\(/, 'asc('],
  [/^\s*\.(where|limit|orderBy)\(.*\)$/, ''],
  [/^\s*await \w+\(.*\);$/, ''],
];
const isCode = (line) => !/^\s*(\*|\/\/|\/\*|import |export type |type |interface )/.test(line);

/** Where texts stand in a program, `[start, end]` each: what is between quotes, around `${…}`, and between tags. */
function textsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const isText = typeof node.value === 'string' && node.type === 'Literal';
  if (isText || node.type === 'TemplateElement' || node.type === 'JSXText') return [[node.start, node.end]];
  return Object.values(node).flatMap(textsIn);
}

/** The program with every text of it made of stars, as long as before: a change of a selector is none of the code. */
function maskTexts(file, source) {
  let bare = source;
  for (const [start, end] of textsIn(parseSync(file, source).program))
    bare = bare.slice(0, start) + bare.slice(start, end).replaceAll(/[^\n]/g, '*') + bare.slice(end);
  return bare;
}

/** Every place of a source in which one of the changes can be made: `{ file, line, text, changed }`. */
export function placesIn(file, source) {
  const bare = maskTexts(file, source).split('\n');
  return source.split('\n').flatMap((text, line) =>
    isCode(text)
      ? changes.flatMap(([from, to]) => {
          const found = from.exec(bare[line]);
          if (!found) return [];
          const changed = text.slice(0, found.index) + to + text.slice(found.index + found[0].length);
          return [{ file, line, text, changed }];
        })
      : [],
  );
}
