import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { spanishTerms } from '../domain/platform/spanish-vocabulary/spanish-vocabulary.ts';

const ROOTS = ['contract', 'domain', 'packages', 'server', 'dataProvider', 'authProvider'];

/** What no screen of a console shows, and why. */
const unseen: readonly (readonly [RegExp, string])[] = [
  [/\.test\.ts|(^|\/)(testing|demo)\/|\.fixtures\.ts$|example-clinic\.ts$/, 'examples'],
  [
    /^domain\/platform\/spanish-vocabulary\/|^contract\/(\w[\w-]*\/)?([\w-]+-)?messages(\.es)?\.ts$/,
    'the messages and the vocabulary',
  ],
  [/^domain\/(reports|rtm\/packet|rtm\/charges)\/(?!report-range)/, 'words of PDF and CSV files'],
  [
    /^server\/reports\/(outcome|report)-(words|document|printer|header)/,
    'words of PDF files, and of the log about them',
  ],
  [/^domain\/surveys\/questionnaires\//, 'surveys, which have texts of their own in each language'],
  [/^domain\/surveys\/(score-words|question-texts)/, 'words of record and PDF files, with their Spanish beside them'],
  [/^domain\/risk-analysis\/editor\/warnings/, 'the log of the browser'],
  [/^domain\/gait\/report-csv/, 'columns of a CSV file'],
  [/^domain\/rtm\/x12\//, 'a file for clearing houses'],
  [/^domain\/rtm\/code-labels/, 'labels of codes, with their Spanish in resources/rtm/shared'],
  [/^domain\/patients\/bulk-add\/columns/, 'columns of a file, which have to be spelled so'],
  [/^domain\/exercises\/search\//, 'synonyms that a search understands'],
  [/^server\/exercises\/library\//, 'exercises, which have texts of their own in each language'],
  [
    /^server\/(platform\/(db|jobs|storage|workers|configuration|production-connections|doctor|audit\/(compare-seal|verify-audit|report-verification))|main|create-dependencies|.*-job\.ts)/,
    'what only an operator reads',
  ],
  [
    /^server\/(identity\/emails|emergency-access\/opened-email|api-clients\/credentials-email|webhooks\/disabled-email|platform\/mail\/|support\/message-job|reminders\/(reminder-letter|stop-page|text-messages))/,
    'mails and text messages in both languages',
  ],
  [/^server\/platform\/(documentation|http\/(pages|chat-sources|security-headers))/, 'the API'],
  [/^(domain|server)\/fhir\//, 'FHIR resources, which programs read'],
  [
    /^server\/(api-clients\/(token-routes|authorize-client)|bulk-export\/routes|ehr-launch\/ask-ehr)|^dataProvider\/patient\/device|^packages\/api-client/,
    'headers; errors for programmers',
  ],
  [
    /^contract\/(platform\/states|gait\/intake|scan-sessions\/scan-intake|intake\/intake|surveys\/webhook)|^server\/surveys\/webhook-routes/,
    'names; calls of devices',
  ],
];

/** Names of publications and of copies, which stay; and what is no wording. */
const names =
  /et al\.|^Copy of %$|American Academy of Orthopaedic Surgeons|^[^.]+, BMC |Perceptual and Motor|Journal|CDC STEADI|Phys Ther|Gait Posture|J Am Geriatr|J Neurol|Physiotherapy \d|Spine \d|RAND 36-Item|^[A-Z][a-z]+(-[A-Z][a-z]+)+$/;

/** Files that make wordings of pieces: `Left ` and `Knee Flexion`. A piece has to be part of a phrase. */
const pieced =
  /^domain\/(worklist|rtm\/monitoring|patients\/bulk-add\/read-file|scan-modules\/catalog)|^packages\/gait-analysis|^contract\/programs\/shapes/;

/** Files whose single words are labels. */
const labels =
  /^contract\/care-paths\/shapes|^domain\/(activity\/set-status|identity\/viewer|patients\/patient|plan-of-care\/plan-of-care)\.ts|^domain\/scan-modules\/catalog\/(?!hands)/;

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
  // Columns of a file have to be spelled so.
  if (key?.name === 'csv') return found;
  // Errors are for logs; a tagged text is a query.
  if (type === 'TaggedTemplateExpression' || (type === 'NewExpression' && callee?.name !== 'HttpError')) return found;
  // What date-fns writes by is a pattern.
  if (type === 'CallExpression' && callee?.name === 'format') return found;
  if (type === 'Literal' && typeof node.value === 'string') found.push([node.value]);
  if (type === 'TemplateLiteral') found.push(node.quasis!.map(({ value }) => value.cooked));
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
const wordings = Object.keys(spanishTerms);

/** A word of the vocabulary, or pieces of one. A sentence has to be a message. */
const isKnown = (file: string, pieces: readonly string[]): boolean => {
  const [first] = pieces;
  if (pieces.length === 1 && Object.hasOwn(spanishTerms, first!)) return true;
  if (pieces.length === 1 && !pieced.test(file)) return false;
  const fixed = pieces.map(escaped).join('.*');
  const form = new RegExp(pieced.test(file) ? fixed : `^${fixed}$`, 's');
  return wordings.some((wording) => form.test(wording));
};

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name}`)
    .filter(
      (file) => file.endsWith('.ts') && !file.includes('node_modules') && !unseen.some(([place]) => place.test(file)),
    ),
);

it('every text of contract, rules and server that a screen can show is a message or a word of the vocabulary', () => {
  const missing = files.flatMap((file) =>
    textsIn(parseAst(readFileSync(file, 'utf8'), { lang: 'ts', sourceType: 'module' }))
      .filter((pieces) => isWording(file, pieces) && !isKnown(file, pieces))
      .map((pieces) => `${file}: ${pieces.join('%{…}')}`),
  );
  expect(missing).toEqual([]);
});
