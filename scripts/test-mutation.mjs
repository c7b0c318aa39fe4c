import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { copyTree } from './copy-tree.mjs';
import { startPostgres } from './ensure-postgres.mjs';
import { placesIn } from './mutation-places.mjs';
import { root } from './system.mjs';

/** The same numbers for the same seed, so that a run can be repeated. */
function randomNumbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/** What `npm test` runs. */
const vitest = (...args) => ['vitest/vitest.mjs', ...args, '--tags-filter=!thorough'];

/** What looks at changed files, the quickest first: the tests beside them, all that reach them, and the types. */
const looks = [
  (files) => vitest('run', '--project', 'unit', '--project', 'component', ...new Set(files.map(toFolder))),
  (files) => vitest('related', ...files, '--run', '--project', 'unit'),
  // What an earlier look has found out about unchanged files is kept: a look then takes a quarter of the time.
  () => ['typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'types.json'],
  (files) => vitest('related', ...files, '--run', '--project', 'component'),
  (files) => vitest('related', ...files, '--run', '--project', 'api'),
];
const toFolder = (file) => `${path.dirname(file)}/`;

/** Several changes at once: what they fail together is looked at again with each alone, which is a few test files for each. */
const AT_ONCE = 8;

/** Does the work while the changes stand in the copy. */
async function withChanges(copy, mutants, work) {
  const places = mutants.map((mutant) => ({ ...mutant, at: path.join(copy, mutant.file) }));
  const before = new Map(places.map(({ at }) => [at, readFileSync(at, 'utf8')]));
  for (const { at, line, changed } of places) {
    const lines = readFileSync(at, 'utf8').split('\n');
    lines[line] = changed;
    writeFileSync(at, lines.join('\n'));
  }
  try {
    return await work();
  } finally {
    for (const [at, whole] of before) writeFileSync(at, whole);
  }
}

/** A change may let a loop go on for ever; nothing takes as long as this otherwise. */
const LONGEST_MS = 12 * 60_000;

/** Resolves to whether it ended well. The whole group is ended when it takes too long: a worker in a loop hears nothing. */
function endsWell(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true, stdio: 'ignore' });
  const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), LONGEST_MS);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(late);
      resolve(code === 0);
    });
  });
}

/** The test files that fail; null where a program fails that tells none. */
async function listFailures(copy, [program, ...args], env) {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const isVitest = program.startsWith('vitest');
  const reporting = isVitest ? ['--passWithNoTests', '--reporter=json', `--outputFile=${report}`] : [];
  const command = [path.join(copy, 'node_modules', program), ...args, ...reporting];
  if (await endsWell(process.execPath, command, { env, cwd: copy })) return [];
  if (!existsSync(report)) return null;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(copy, name));
}

/** The changes that a look does not notice. */
async function unnoticedBy(look, copy, mutants, env) {
  const unnoticed = [];
  for (let from = 0; from < mutants.length; from += AT_ONCE) {
    const batch = mutants.slice(from, from + AT_ONCE);
    const failed = await withChanges(copy, batch, () => listFailures(copy, look(batch.map(({ file }) => file)), env));
    for (const mutant of batch) {
      const again = failed ? vitest('run', '--bail', '1', ...failed) : look([mutant.file]);
      const alone = failed?.length === 0 ? [] : await withChanges(copy, [mutant], () => listFailures(copy, again, env));
      if (alone?.length === 0) unnoticed.push(mutant);
      else console.log(`killed   ${describeMutant(mutant)}`);
    }
  }
  return unnoticed;
}
const describeMutant = ({ file, line, text, changed }) => `${file}:${line + 1}: ${text.trim()} -> ${changed.trim()}`;

const [count = '20', seed = '1', ...folders] = process.argv.slice(2);
if (!/^\d+$/.test(count) || !/^\d+$/.test(seed)) {
  console.error('Usage: npm run test:mutation -- [how many] [seed] [folder …]');
  process.exit(2);
}
const within = folders.length > 0 ? folders : ['domain', 'server'];
const files = execFileSync('git', ['ls-files', ...within], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|messages|spanish|\/(demo|testing|schema)\//.test(file),
  );
const places = files.flatMap((file) => placesIn(file, readFileSync(path.join(root, file), 'utf8')));
const random = randomNumbers(Number(seed));
const lines = new Set(places.map(({ file, line }) => `${file}:${line}`)).size;
const chosen = new Map();
while (chosen.size < Math.min(Number(count), lines)) {
  const mutant = places[random(places.length)];
  chosen.set(`${mutant.file}:${mutant.line}`, mutant);
}
const copy = copyTree();
const postgres = await startPostgres();
const env = {
  ...process.env,
  TEST_DB: 'postgres',
  TEST_DATABASE_URL: postgres.url,
  TEST_DATABASE_OWNER_URL: postgres.ownerUrl,
};
let survivors = [...chosen.values()];
try {
  for (const look of looks) survivors = await unnoticedBy(look, copy, survivors, env);
} finally {
  await postgres.stop();
  rmSync(copy, { recursive: true, force: true });
}
for (const mutant of survivors) console.log(`SURVIVED ${describeMutant(mutant)}`);
const killed = chosen.size - survivors.length;
console.log(`\n${killed} of ${chosen.size} killed (${Math.round((100 * killed) / chosen.size)} %), seed ${seed}`);
