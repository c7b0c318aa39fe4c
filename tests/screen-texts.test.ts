import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { spanishMessages } from '../contract/messages.es.ts';
import { spanishTerms } from '../domain/platform/spanish-vocabulary/spanish-vocabulary.ts';
import {
  choicesIn,
  literalsIn,
  piecesOf,
  sourcesOf,
  textsIn,
  walk,
  type Node,
  type Source,
  type Texts,
} from './screen-sources.ts';

const spanishFiles = import.meta.glob<Texts>(['../src/**/*.es.ts', '../resources/**/*.es.ts'], {
  eager: true,
  import: 'default',
});
const englishFiles = import.meta.glob<Record<string, Texts>>(['../src/**/*.en.ts', '../resources/**/*.en.ts'], {
  eager: true,
});

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[prefix + name, text] as [string, string]] : flat(text, `${prefix}${name}.`),
  );

/** Every key as screens use it, with its Spanish and the file that has it. */
const spanish = Object.entries(spanishFiles).flatMap(([file, texts]) =>
  flat(texts).map(([key, text]) => ({ file: file.slice(3), key, text })),
);
const keys = new Set(spanish.map(({ key }) => key));

const sources = sourcesOf('src', 'resources');

/** What a plugin says of its menu in its own file. */
const ofPlugins = new Map(
  sources
    .filter(({ file }) => file.endsWith('/plugin.tsx'))
    .map(({ file, tree }) => [dirname(file), textsIn(tree, 'messages')] as const),
);

/** The English of a Spanish file's key: the file beside it says the same below the prefix under which it is mounted. */
function englishOf(file: string, key: string): string | undefined {
  const beside = Object.values(englishFiles[`../${file.replace('.es.ts', '.en.ts')}`] ?? {});
  const texts = [...beside, ofPlugins.get(dirname(file))?.en ?? {}].flatMap((tree) =>
    typeof tree === 'object' ? flat(tree) : [],
  );
  return texts
    .filter(([name]) => name === key || key.endsWith(`.${name}`))
    .toSorted(([one], [other]) => other.length - one.length)[0]?.[1];
}

const code = sources.filter(({ file }) => !/\.(en|es)\.ts$/.test(file));
const inCode = <Found>(find: (node: Node, above: readonly Node[], source: Source) => Found[]): Found[] =>
  code.flatMap((source) => {
    const found: Found[] = [];
    walk(source.tree, (node, above) => found.push(...find(node, above, source)));
    return found;
  });

it('every file of English texts has its Spanish beside it', () => {
  const files = Object.keys(englishFiles).map((file) => file.slice(3));
  expect(files.filter((file) => !existsSync(file.replace('.en.ts', '.es.ts')))).toEqual([]);
});

it('a Spanish text has the places and forms of its English one', () => {
  const places = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted().join(' ');
  const forms = (text: string) => text.split('||||').length;
  const wrong = spanish.flatMap(({ file, key, text }) => {
    const english = englishOf(file, key);
    if (english === undefined) return [`${file}: ${key} has no English`];
    // A form for one may leave the number out.
    const same = places(english) === places(text) && forms(english) === forms(text) && text.trim() !== '';
    return same ? [] : [`${file}: ${key}: "${english}" is "${text}"`];
  });
  expect(wrong).toEqual([]);
});

/** Words that code can put together to keys: every name and text in it, and in the rules whose words are keys. */
const words = new Set<string>();
for (const { tree } of [...code, ...sourcesOf('contract', 'domain', 'packages')])
  walk(tree, (node) => {
    for (const text of [...literalsIn(node), node.type === 'Identifier' ? (node.name as string) : ''])
      text.split('.').forEach((word) => words.add(word));
    if (node.type === 'Literal' && typeof node.value === 'number') words.add(String(node.value));
  });

/** Names that code makes of words: `${name}Hint`, a name without its `Id`, one reason and the other. */
const made = inCode((node) => (node.type === 'TemplateLiteral' ? [piecesOf(node)] : []))
  .filter((pieces) => pieces.length > 1 && pieces.every((piece) => /^\w*$/.test(piece)) && pieces.join('').length > 1)
  .map((pieces) => new RegExp(`^${pieces.join('(\\w+)')}$`));
const isWord = (word: string): boolean =>
  [word, `${word}Id`].some((one) => words.has(one)) ||
  (word.includes('_AND_') && word.split('_AND_').every(isWord)) ||
  made.some((form) =>
    form
      .exec(word)
      ?.slice(1)
      .every((part) => words.has(part)),
  );

const literals = new Set(inCode((node) => (node.type === 'Literal' ? literalsIn(node) : [])));
const templates = inCode((node) => (node.type === 'TemplateLiteral' ? [piecesOf(node)] : [])).filter(
  ([first = '', second = '']) => /^\w+\./.test(first) || (first === '' && /^\.\w/.test(second)),
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const forms = [...new Set(templates.map((pieces) => pieces.map(escaped).join('(.+)')))].map(
  (form) => new RegExp(`^${form}$`),
);
const isUsed = (key: string): boolean =>
  literals.has(key) ||
  forms.some((form) => {
    const put = form.exec(key)?.slice(1);
    return put?.every((piece) => piece.split('.').every(isWord)) ?? false;
  });

it('every text is used by some screen', () => {
  // What react-admin asks for by itself; joints, whose names skeletons put together.
  const unused = spanish.filter(({ key }) => !/^(ra|replay\.joints)\./.test(key) && !isUsed(key));
  expect(unused.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
});

const roots = new Set([...keys].map((key) => key.split('.')[0]!));
const groups = new Set([...keys].flatMap((key) => key.split('.').map((_, at, parts) => parts.slice(0, at).join('.'))));
const calleeOf = (node: Node | undefined) => (node?.callee as { name?: string } | undefined)?.name;
/** A finished text is one without words, or a word of the vocabulary. */
const isLetters = (text: string) => /[a-z]/.test(text) && !Object.hasOwn(spanishTerms, text);

it('every text that a screen asks for is there', () => {
  const missing = inCode((node, _above, { file }) => {
    if (!['translate', 'notify'].includes(calleeOf(node) ?? '')) return [];
    return choicesIn((node.arguments as Node[])[0])
      .map(piecesOf)
      .filter(([first = '', ...more]) =>
        more.length ? ![...keys].some((key) => key.startsWith(first)) : !keys.has(first) && isLetters(first),
      )
      .map((pieces) => `${file}: ${pieces.join('…')}`);
  });
  // Whatever looks like one of our keys has to be one.
  const looksLike = inCode((node, above, { file }) => {
    // Choices that the browser keeps have names of the same form.
    if (node.type !== 'Literal' || calleeOf(above.at(-1)) === 'useStore') return [];
    return literalsIn(node)
      .filter((text) => /^[a-z]\w*(\.\w+)+$/.test(text) && roots.has(text.split('.')[0]!))
      .filter((text) => !keys.has(text) && !groups.has(text) && !Object.hasOwn(spanishMessages, text))
      .filter((text) => !/\.(ts|tsx|json|csv|pdf|png)$/.test(text))
      .map((text) => `${file}: ${text}`);
  });
  expect([...new Set([...missing, ...looksLike])]).toEqual([]);
});

const spoken = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'helperText',
  'aria-description',
  'summary',
]);

const sameEverywhere = new Set(['Ctrl K']);

it('no screen has a text of its own', () => {
  const own = inCode((node, above, { file }) => {
    const texts: string[] = [];
    if (node.type === 'JSXText') texts.push(String(node.value));
    if (node.type === 'JSXExpressionContainer' && above.at(-1)?.type === 'JSXElement') texts.push(...literalsIn(node));
    // A single small word is a name that the part completes to a key.
    if (node.type === 'JSXAttribute' && spoken.has((node.name as { name: string }).name))
      texts.push(...literalsIn(node.value).filter((text) => /[A-Z ]/.test(text)));
    return texts
      .map((text) => text.replaceAll('&nbsp;', ' ').trim())
      .filter((text) => /[A-Za-z]{2}/.test(text) && !keys.has(text) && !sameEverywhere.has(text))
      .map((text) => `${file}: ${text.slice(0, 60)}`);
  });
  expect(own).toEqual([]);
});
