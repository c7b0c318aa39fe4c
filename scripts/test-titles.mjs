/**
 * Finds what a test file's tests are called, without running it: the titles of `it`, `test` and `describe`, of their
 * chained forms (`it.each(table)('…')`, `describe.skipIf(x)('…')`) and of template strings. Where a table fills
 * the title, the strings of the table count as part of it, since they are what the reader of a report will see.
 */
export function testTitles(source) {
  const titles = [];
  const callee = /(?<![\w.$'"`])(?:it|test|describe)((?:\s*\.\s*\w+)*)\s*(?=[(`<])/g;
  for (let match = callee.exec(source); match; match = callee.exec(source)) {
    let at = source[callee.lastIndex] === '<' ? endOfTypes(source, callee.lastIndex) : callee.lastIndex;
    let table = '';
    if (/\.\s*(each|for|skipIf|runIf)\s*$/.test(match[1])) {
      const end = source[at] === '`' ? endOfString(source, at) : endOfGroup(source, at);
      table = source.slice(at, end);
      at = end + /^\s*/.exec(source.slice(end))[0].length;
    }
    if (source[at] === '(') titles.push(...titleAt(source, at + 1, table));
  }
  return titles;
}

/** The first argument where it is text, joined over `+`; with the table where the text has a place for one. */
function titleAt(source, from, table) {
  let title = '';
  let at = from;
  for (;;) {
    at += /^\s*/.exec(source.slice(at))[0].length;
    if (!/['"`]/.test(source[at] ?? '')) break;
    const end = endOfString(source, at);
    title += source.slice(at + 1, end - 1);
    const plus = /^\s*\+/.exec(source.slice(end));
    if (!plus) break;
    at = end + plus[0].length;
  }
  if (title === '') return [];
  return [/%[sojpidf#]|\$/.test(title) ? `${title} ${table}` : title];
}

/** `it.each<[string, () => void]>(…`: past the types, in which `=>` closes nothing. */
function endOfTypes(source, from) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '<') depth += 1;
    else if (source[at] === '>' && source[at - 1] !== '=' && --depth === 0) return at + 1;
  }
  return source.length;
}

function endOfString(source, from) {
  const quote = source[from];
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === quote) return at + 1;
    else if (quote === '`' && source.startsWith('${', at)) at = endOfGroup(source, at + 1) - 1;
  }
  return source.length;
}

function endOfGroup(source, from) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const here = source[at];
    if (/['"`]/.test(here)) at = endOfString(source, at) - 1;
    else if (source.startsWith('//', at)) at = (source.indexOf('\n', at) + 1 || source.length) - 1;
    else if (/[([{]/.test(here)) depth += 1;
    else if (/[)\]}]/.test(here) && --depth === 0) return at + 1;
  }
  return source.length;
}
