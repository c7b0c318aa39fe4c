import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { copyTree } from './copy-tree.mjs';
import { startPostgres } from './ensure-postgres.mjs';
import { plants } from './planted-leaks.mjs';
import { run } from './system.mjs';

/* Plants each leak of planted-leaks.mjs in a copy of the tree and runs the tests that must notice it, or must not. */

const copy = copyTree();
const read = (file) => readFileSync(path.join(copy, file), 'utf8');
const write = (file, source) => writeFileSync(path.join(copy, file), source);

/** Replaces a text that stands exactly once; a plant that no longer fits its file is an error, not a leak that was found. */
function replaceOnce(file, text, put) {
  const source = read(file);
  if (source.split(text).length !== 2) throw new Error(`${file} does not have this text once: ${text}`);
  write(
    file,
    source.replace(text, () => put),
  );
}

/** The statements run in every test database after its migrations, as its owner. */
const plantStatements = (sql) =>
  replaceOnce(
    'tests/api/test-database.ts',
    'return { app: database, bare: database, environment: {},',
    `for (const statement of ${JSON.stringify(sql.includes('$$') ? [sql] : sql.split('; '))})
      await database.transaction({ role: 'owner' }, (tx) => tx.execute(statement));
    return { app: database, bare: database, environment: {},`,
  );

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

let postgres;
/**
 * Which calls are probed, as the probes of all take minutes and a leak shows in those that read what it opens, and which
 * database the tests run on: PGlite unless the plant says otherwise.
 */
async function makeEnvironment({ database, paths }) {
  const probed = paths ? { PROBED_PATHS: paths } : {};
  if (database !== 'postgres') return { ...probed, TEST_DB: 'pglite' };
  postgres ??= await startPostgres();
  const { url, ownerUrl } = postgres;
  return { ...probed, TEST_DB: 'postgres', TEST_DATABASE_URL: url, TEST_DATABASE_OWNER_URL: ownerUrl };
}

/** `passed` or `failed` of each test, by file and name; `missing` for one that did not run. */
async function runTests(tests, plant) {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const files = [...new Set(tests.map(([file]) => file))];
  const names = tests.map(([, title]) => escape(title)).join('|');
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  await run(
    process.execPath,
    [
      vitest,
      'run',
      '--project=unit',
      '--project=api',
      '-t',
      names,
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ],
    { cwd: copy, env: { ...process.env, ...(await makeEnvironment(plant)) }, hear: () => undefined },
  );
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  return tests.map(([file, title]) => {
    const found = results.find(({ name }) => path.relative(copy, name) === file);
    return found?.assertionResults.find(({ fullName }) => fullName === title)?.status ?? 'missing';
  });
}

/** Does the work while the plant stands in the copy. */
async function withPlant({ file, text, put, sql }, work) {
  const changed = [file, 'tests/api/test-database.ts'].filter(Boolean);
  const before = changed.map((each) => [each, read(each)]);
  try {
    if (file) replaceOnce(file, text, put);
    if (sql) plantStatements(sql);
    return await work();
  } finally {
    for (const [each, source] of before) write(each, source);
  }
}
/** Prints a line of the table; true where everything is as it has to be. */
async function plantOne(plant) {
  const results = await withPlant(plant, () => runTests([...plant.found, ...plant.held], plant));
  const found = results.slice(0, plant.found.length).filter((status) => status === 'failed').length;
  const held = results.slice(plant.found.length).filter((status) => status === 'passed').length;
  const isRight = found === plant.found.length && held === plant.held.length;
  console.log(
    `${isRight ? 'ok ' : 'NOT'} | ${plant.layer} | ${plant.name} | noticed ${found} of ${plant.found.length} | held ${held} of ${plant.held.length}`,
  );
  if (!isRight)
    for (const [index, [file, title]] of [...plant.found, ...plant.held].entries())
      console.log(`      ${results[index]}: ${file}: ${title}`);
  return isRight;
}

const [only = ''] = process.argv.slice(2);
const chosen = plants.filter(({ layer, name }) => `${layer}: ${name}`.includes(only));
/** Without a plant every test passes, on the database on which it has to notice one. */
async function runWithoutPlant(database) {
  const tests = chosen.filter((plant) => plant.database === database).flatMap(({ found, held }) => [...found, ...held]);
  const sound = [...new Map(tests.map((test) => [test.join(), test])).values()];
  if (sound.length === 0) return;
  const control = await runTests(sound, { database, paths: '^/v2/locations' });
  const broken = sound.filter((_, index) => control[index] !== 'passed');
  if (broken.length > 0) throw new Error(`Without a plant these do not pass:\n${broken.join('\n')}`);
  console.log(`Without a plant all ${sound.length} tests pass on ${database ?? 'PGlite'}.`);
}

try {
  await runWithoutPlant(undefined);
  await runWithoutPlant('postgres');
  let right = 0;
  for (const plant of chosen) if (await plantOne(plant)) right++;
  console.log(`\n${right} of ${chosen.length} planted leaks were noticed, and stopped where another layer stands.`);
  process.exitCode = right === chosen.length ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(copy, { recursive: true, force: true });
}
