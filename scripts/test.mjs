import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startPostgres } from './ensure-postgres.mjs';
import { sourceProblems } from './source-checks.mjs';
import { root, runNode } from './system.mjs';
import { listRowsOfTitle, readRows, trace } from './trace.mjs';
import { countOf, noReport } from './vitest-report.mjs';

const bin = (name) => path.join(root, 'node_modules', name);
const cache = path.join(root, 'node_modules/.cache/portal-tests');
let reports = '';
const total = { passed: 0, failed: 0 };
/** What has passed so far. */
const titles = [];
const words = process.argv.slice(2);
/** Leaves out what is tagged as thorough (vitest.config.ts), unless asked for. */
const isThorough = words.includes('all') || words.includes('thorough');
const wanted = words.filter((word) => word !== 'thorough');
const tagged = isThorough ? [] : ['--tags-filter=!thorough'];
if (isThorough) process.env.FUZZ_RUNS ??= '30';
/** A line for each failure, shown again at the end: what is in between is long. */
const failures = [];
const passedIf = (isPassed) => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A signal ends the whole run, not only the current stage. */
let isEnded = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isEnded = true));

/** Runs one stage, adds what it answers (`{passed, failed}`) to the total, and prints how long it took. */
async function stage(name, work) {
  if (isEnded) return;
  const started = performance.now();
  let count;
  try {
    count = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  titles.push(...(count.titles ?? []));
  if (count.failed > 0) failures.push(...(count.failures ?? ['failed']).map((text) => `${name}: ${text}`));
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

/** A program that passes or fails; what it says is shown when it has failed, in one piece. */
const check = (name, args) =>
  stage(name, async () => {
    let output = '';
    const code = await runNode(args, { hear: (text) => (output += text) });
    if (code !== 0) console.error(`\n${output}`);
    return passedIf(code === 0);
  });

/** Tests of a project, or of those of its files that `filters` name; `prepare` answers their environment and `end`. */
const tests = (name, project, { prepare = async () => ({}), filters = [], flags = [] } = {}) =>
  stage(name, async () => {
    console.log(`\n== ${name}`);
    const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // What one stage has compiled the next ones need not compile again.
    const compiled = [
      '--experimental.fsModuleCache',
      `--experimental.fsModuleCachePath=${path.join(reports, 'modules')}`,
    ];
    const { env, end } = await prepare();
    try {
      const args = [
        bin('vitest/vitest.mjs'),
        'run',
        '--project',
        project,
        ...tagged,
        ...compiled,
        ...reporters,
        ...flags,
        ...filters,
      ];
      const code = await runNode(args, { env: { ...process.env, ...env } });
      return existsSync(report) ? countOf(report, code) : noReport(code);
    } finally {
      await end?.();
    }
  });

/**
 * A folder for what the tests write, in memory where there is room: creating and deleting the files of some 200 databases on a
 * disk is a sixth of the time of the API tests. Otherwise in the system's own.
 */
function temporaryFolder() {
  const memory = '/dev/shm';
  // Some tests install the product below it and start it there, which a mount without `exec` does not allow.
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8').split('\n') : [];
  const isExecutable = mounts.some((line) => line.includes(` ${memory} tmpfs `) && !/[ ,]noexec\b/.test(line));
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(memory);
    // A container may have less than the machine.
    return Math.min(bavail * bsize, process.availableMemory());
  };
  const parent = isExecutable && freeBytes() > 8 * 2 ** 30 ? memory : os.tmpdir();
  const folder = mkdtempSync(path.join(parent, 'portal-tests-'));
  // PostgreSQL runs as another user, in a folder below it.
  chmodSync(folder, 0o711);
  return folder;
}

async function onPostgres() {
  const server = await startPostgres();
  const env = { TEST_DB: 'postgres', TEST_DATABASE_URL: server.url, TEST_DATABASE_OWNER_URL: server.ownerUrl };
  return { env, end: () => server.stop() };
}
const onPglite = async () => ({ env: { TEST_DB: 'pglite' } });

/**
 * Where the two databases differ: locks, transactions, what outlives a death, order and search of lists, files, start-up. The
 * demo on PGlite is what the stories of the browser run on.
 */
const databaseDependent = [
  'admin-organization-list',
  'admin-search',
  'backup',
  'bulk-add',
  'dry-run',
  'durability',
  'idempotency',
  'jobs',
  'orphaned-files',
  'own-exercise-files',
  'patient-fetch-limit',
  'patient-list',
  'patient-list-order',
  'portal-saved-filters',
  'rtm-recalculation',
  'saved-filters',
  'simultaneous-changes',
  'system',
  'transactions',
  'two-processes',
  'worklist',
].map((name) => {
  const file = `tests/api/${name}.test.ts`;
  if (!existsSync(path.join(root, file))) throw new Error(`${file} is to run on PGlite and does not exist.`);
  return file;
});

const types = () => {
  const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/types.json`];
  // Each checker computes the libraries' types for itself, and the other processor has tests to run.
  return check('types', [bin('typescript/bin/tsc'), '--noEmit', '--checkers', '1', ...incremental]);
};
const lint = () => check('lint', ['--import', 'tsx', bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']);

async function staticChecks() {
  await types();
  await lint();
  await check('format', [bin('oxfmt/bin/oxfmt'), '--check', '.']);
  await check('unused code', [bin('knip/bin/knip.js')]);
  for (const { name, problems } of sourceProblems()) {
    await stage(name, async () => {
      for (const problem of problems) console.error(problem);
      return passedIf(problems.length === 0);
    });
  }
}

const unit = () => tests('unit', 'unit');
const component = () => tests('component', 'component');
const apiOnPostgres = () => tests('api on PostgreSQL', 'api', { prepare: onPostgres });
const suites = {
  static: staticChecks,
  unit,
  api: async () => {
    await apiOnPostgres();
    await tests('api on PGlite, where it differs', 'api', { prepare: onPglite, filters: databaseDependent });
  },
  pglite: () => tests('api on PGlite', 'api', { prepare: onPglite }),
  component,
  e2e: () => tests('e2e', 'e2e*'),
};

/** That a tag left no row without a test. It compares titles, so it cannot tell how much of a row a test shows. */
const rows = () =>
  stage('every row of docs/REQUIREMENTS.md is named by a test that passed', async () => {
    const missing = trace(readRows(), new Set(titles.flatMap(listRowsOfTitle))).flatMap((area) => area.missing);
    for (const { id, text } of missing) console.error(`${id}  ${text}`);
    return passedIf(missing.length === 0);
  });

/** What is quickest comes first: a failure shows early. The checks of the sources need one processor, units the other. */
async function everything(api = suites.api) {
  await Promise.all([staticChecks(), unit()]);
  await api();
  await component();
  await suites.e2e();
  await rows();
}

const runs = {
  ...suites,
  /** Before a commit. */
  check: async () => {
    const flags = ['--project', 'component', '--changed', '--passWithNoTests'];
    await Promise.all([types().then(lint), tests('unit and component tests of what changed', 'unit', { flags })]);
  },
  all: () =>
    everything(async () => {
      await apiOnPostgres();
      await suites.pglite();
    }),
};

const unknown = wanted.filter((name) => !(name in runs));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Usage: npm test -- [thorough] [${Object.keys(runs).join('|')}]…`);
  process.exit(2);
}
reports = temporaryFolder();
process.env.TMPDIR = reports;
try {
  if (wanted.length === 0) await everything();
  for (const name of wanted) await runs[name]();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
