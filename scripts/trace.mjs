import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from './system.mjs';
import { testTitles } from './test-titles.mjs';

/** Folders with tests of the product. The tools' own tests name no rows. */
const folders = 'contract domain packages dataProvider authProvider resources src server mocks bench tests'.split(' ');

/** The rows `| AREA-nn | text | source |` of a list: id to text, in the list's order. OPEN rows are decisions, not rows. */
export function requirementRows(markdown) {
  const found = markdown.matchAll(/^\| ([A-Z]{2,7}-\d{2,3}) \| (.*) \| [^|]* \|$/gm);
  return new Map([...found].map(([, id, text]) => [id, text]).filter(([id]) => !id.startsWith('OPEN-')));
}

export const listRowsOfTitle = (title) => title.match(/\b[A-Z]{2,7}-\d{2,3}\b/g) ?? [];

/** Ids of the rows that the titles of a test file name. */
export const listNamedRows = (source) => testTitles(source).flatMap(listRowsOfTitle);

/** `{ area, total, missing: [{ id, text }] }` for each area, in the list's order. */
export function trace(rows, named) {
  const areas = new Map();
  for (const [id, text] of rows) {
    const name = id.slice(0, id.indexOf('-'));
    const area = areas.get(name) ?? { area: name, total: 0, missing: [] };
    area.total += 1;
    if (!named.has(id)) area.missing.push({ id, text });
    areas.set(name, area);
  }
  return [...areas.values()];
}

const testFiles = () =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => path.join(root, folder, name)),
  );

export const readRows = () => requirementRows(readFileSync(path.join(root, 'docs/REQUIREMENTS.md'), 'utf8'));

function print(wanted) {
  const rows = readRows();
  const named = new Set(testFiles().flatMap((file) => listNamedRows(readFileSync(file, 'utf8'))));
  const areas = trace(rows, named);
  if (wanted) {
    const area = areas.find((each) => each.area === wanted);
    if (!area) throw new Error(`There is no area ${wanted}. The areas: ${areas.map((each) => each.area).join(' ')}`);
    for (const { id, text } of area.missing) console.log(`${id}  ${text}`);
    console.log(`${area.missing.length} of ${area.total} rows of ${wanted} have no test.`);
    return;
  }
  for (const { area, total, missing } of areas) console.log(`${area.padEnd(7)} ${total - missing.length}/${total}`);
  const left = areas.reduce((sum, area) => sum + area.missing.length, 0);
  console.log(`${'all'.padEnd(7)} ${rows.size - left}/${rows.size}`);
  const unknown = [...named].filter((id) => !rows.has(id) && areas.some((each) => id.startsWith(`${each.area}-`)));
  if (unknown.length > 0) console.log(`Tests name rows that the list does not have: ${unknown.join(' ')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [flag, area] = process.argv.slice(2);
  if (flag !== undefined && (flag !== '--missing' || !area)) {
    console.error('Usage: npm run trace [-- --missing AREA]');
    process.exit(2);
  }
  print(area);
}
