import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { speakerOf } from '../domain/language/phrases.ts';
import { spanishPhrases } from '../domain/language/es/index.ts';

const ROOTS = ['contract', 'domain', 'server', 'dataProvider', 'authProvider'];

/** What no screen of a console shows, and why. */
const unseen: readonly (readonly [RegExp, string])[] = [
  [/\.test\.ts|(^|\/)(scenarios|demo)\/|november\.ts$|example-clinic\.ts$|domain\/rtm\/scenario\.ts/, 'examples'],
  [/^domain\/language\//, 'the phrases themselves'],
  [/^domain\/(report|rtm\/packet|rtm\/charges)\/(?!report-range)/, 'words of PDF and CSV files'],
  [/^server\/reports\/(outcome|report)-(words|document|printer)/, 'words of PDF files, and of the log about them'],
  [/^domain\/pro\/score-words/, 'words of record and PDF files, with their Spanish beside them'],
  [/^domain\/risk\/editor\/remarks/, 'the log of the browser'],
  [/^domain\/gait\/report-table/, 'columns of a CSV file'],
  [/^domain\/rtm\/x12\//, 'a file for clearing houses'],
  [/^domain\/bulk-add\/columns/, 'columns of a file, which have to be spelled so'],
  [/^domain\/exercise-search\//, 'sayings that a search understands'],
  [/^server\/library\//, 'exercises, which have texts of their own in each language'],
  [/^server\/(db|jobs|storage|threads|configuration|main|dependencies-of)/, 'what only an operator reads'],
  [/^server\/(identity\/mails|mail\/)/, 'mails'],
  [
    /^server\/http\/(open-api|documented-calls|documentation-page|page|chat-sources|checked-artifact|unpacked-pieces|security-headers)/,
    'the API',
  ],
  [
    /^contract\/(states|gait-intake|scan-intake|intake|pro-webhook)|^server\/routes\/pro-webhook/,
    'names; calls of devices',
  ],
];

/** Names of publications, which stay; and what is no wording. */
const names =
  /et al\.|Perceptual and Motor|Journal|CDC STEADI|Phys Ther|Gait Posture|J Am Geriatr|J Neurol|Physiotherapy \d|Spine \d|RAND 36-Item|^[A-Z][a-z]+(-[A-Z][a-z]+)+$/;

/** Files that make wordings of pieces: `Left ` and `Knee Flexion`. A piece has to be part of a phrase. */
const pieced =
  /^domain\/(attention|gait\/recording|rtm\/monitoring|bulk-add\/read-file|scan\/catalogue)|^contract\/program-shapes/;

/** Files whose single words are labels. */
const labels =
  /^contract\/care-path-shapes|^domain\/(set-status|viewer|patient|plan-of-care)\.ts|^domain\/scan\/catalogue\/(?!hands)/;

interface Node {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
  callee?: { name?: string };
  key?: { name?: string };
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Texts of a program by their fixed pieces: one piece for a plain text, more where something is put in between. */
function textsIn(node: unknown, found: string[][] = []): string[][] {
  if (Array.isArray(node)) node.forEach((each) => textsIn(each, found));
  if (!isNode(node) || Array.isArray(node)) return found;
  const { type, callee, key } = node;
  if (type === 'ImportDeclaration' || type === 'TSLiteralType' || key?.name === 'summary') return found;
  // Errors are for logs; a tagged text is a query.
  if (type === 'TaggedTemplateExpression' || (type === 'NewExpression' && callee?.name !== 'Refusal')) return found;
  // What date-fns writes by is a pattern.
  if (type === 'CallExpression' && callee?.name === 'format') return found;
  if (type === 'Literal' && typeof node.value === 'string') found.push([node.value]);
  if (type === 'TemplateLiteral') found.push(node.quasis!.map(({ value }) => value.cooked));
  if (type === 'CallExpression' && callee?.name === 'notFound') {
    const [what] = node.arguments as Node[];
    if (what?.type === 'Literal') found.push([`${String(what.value)} not found.`]);
    return found;
  }
  for (const [name, child] of Object.entries(node)) if (name !== 'type') textsIn(child, found);
  return found;
}

function isWording(file: string, pieces: readonly string[]): boolean {
  const text = pieces.join('%');
  if (names.test(text)) return false;
  const isSentence = /^[A-Z“%].*[a-z]{2}/s.test(text) && / [a-z“%(]| [A-Z][a-z]/.test(text.trim());
  return isSentence || (labels.test(file) && /^[A-Z][a-z]+$/.test(text));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wordings = Object.keys(spanishPhrases);
const say = speakerOf(spanishPhrases);

/** A wording has its own phrase, or one for each of what it can become. */
const hasPhrase = (file: string, pieces: readonly string[]): boolean => {
  const [first] = pieces;
  if (pieces.length === 1 && (Object.hasOwn(spanishPhrases, first!) || say(first!) !== first)) return true;
  if (pieces.length === 1 && !pieced.test(file)) return false;
  const fixed = pieces.map(escaped).join('.*');
  const form = new RegExp(pieced.test(file) ? fixed : `^${fixed}$`, 's');
  return wordings.some((wording) => form.test(wording));
};

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name}`)
    .filter((file) => file.endsWith('.ts') && !unseen.some(([place]) => place.test(file))),
);

it('every wording of contract, rules and server that a screen can show has its Spanish', () => {
  const missing = files.flatMap((file) =>
    textsIn(parseAst(readFileSync(file, 'utf8'), { lang: 'ts', sourceType: 'module' }))
      .filter((pieces) => isWording(file, pieces) && !hasPhrase(file, pieces))
      .map((pieces) => `${file}: ${pieces.join('%{…}')}`),
  );
  expect(missing).toEqual([]);
});
