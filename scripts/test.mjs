import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from './build.mjs';
import { startPostgres } from './ensure-postgres.mjs';
import { findBrowser } from './find-browser.mjs';
import { sourceProblems } from './source-checks.mjs';
import { root, runNode } from './system.mjs';
import { countOf, noReport } from './vitest-report.mjs';

const bin = (name) => path.join(root, 'node_modules', name);
let reports = '';
const total = { passed: 0, failed: 0 };

/** Runs one stage, adds what it answers (`{passed, failed}`) to the total, and prints how long it took. */
async function stage(name, work) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  let count;
  try {
    count = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

const check = (name, args) =>
  stage(name, async () => ((await runNode(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));

const tests = (name, project, prepare = async () => ({})) =>
  stage(name, async () => {
    const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
    const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { env, end } = await prepare();
    try {
      const code = await runNode([bin('vitest/vitest.mjs'), 'run', '--project', project, ...flags], {
        env: { ...process.env, ...env },
      });
      return existsSync(report) ? countOf(report, code) : noReport(code);
    } finally {
      await end?.();
    }
  });

async function onPostgres() {
  const server = await startPostgres();
  const env = { TEST_DB: 'postgres', TEST_DATABASE_URL: server.url, TEST_DATABASE_OWNER_URL: server.ownerUrl };
  return { env, end: () => server.stop() };
}

async function inBrowser() {
  const browser = await findBrowser();
  await build();
  return { env: { CHROMIUM_PATH: browser } };
}

const suites = {
  static: async () => {
    await check('types', [bin('typescript/bin/tsc'), '--noEmit']);
    await check('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']);
    await check('format', [bin('oxfmt/bin/oxfmt'), '--check', '.']);
    await check('unused code', [bin('knip/bin/knip.js')]);
    for (const { name, problems } of sourceProblems()) {
      await stage(name, () => {
        for (const problem of problems) console.error(problem);
        return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
      });
    }
  },
  unit: () => tests('unit', 'unit'),
  component: () => tests('component', 'component'),
  api: async () => {
    await tests('api on PGlite', 'api', async () => ({ env: { TEST_DB: 'pglite' } }));
    await tests('api on PostgreSQL', 'api', onPostgres);
  },
  e2e: async () => {
    await tests('e2e', 'e2e', inBrowser);
    if (existsSync(path.join(root, 'bench/bytes.ts'))) {
      await check('byte budgets', ['--import', 'tsx', 'bench/bytes.ts']);
    }
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Usage: npm test -- [${Object.keys(suites).join('|')}]…`);
  process.exit(2);
}
reports = mkdtempSync(path.join(os.tmpdir(), 'portal-tests-'));
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(suites)) await suites[name]();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
