import process from 'node:process';
import { startPostgres } from './ensure-postgres.mjs';
import { runNode } from './system.mjs';

/*
 * What a landing cannot wait for: deaths, clashes and malformed requests by the thousand, by the tests that make a few of
 * them in `npm test`; leaks that are planted in a copy of the tree; an hour of work at several processes behind a proxy; and
 * webhooks of a server that is killed.
 * It takes hours; a stage below runs alone with its name, and `webhooks` means all whose names begin so.
 */
const tests = (...files) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'api',
  ...files.map((file) => `tests/api/${file}.test.ts`),
];
const stages = {
  'deaths-pglite': { TEST_DB: 'pglite', SOAK_ROUNDS: '200', SOAK_WRITES: '110', files: ['durability'] },
  'deaths-postgres': { TEST_DB: 'postgres', SOAK_ROUNDS: '100', SOAK_WRITES: '110', files: ['durability'] },
  clashes: { TEST_DB: 'postgres', SOAK_CLASHES: '1000', files: ['two-processes'] },
  malformed: { TEST_DB: 'postgres', FUZZ_RUNS: '160', FUZZ_SEED: String(Date.now()), files: ['isolation/fuzz'] },
  leaks: { script: ['scripts/plant-leaks.mjs'] },
  /** Starts its own database; SOAK_MINUTES and other settings are in its file. */
  cluster: { script: ['--import', 'tsx', 'bench/cluster/main.ts'] },
  'webhooks-pglite': { TEST_DB: 'pglite', script: ['--import', 'tsx', 'bench/webhooks.ts'] },
  'webhooks-postgres': { TEST_DB: 'postgres', script: ['--import', 'tsx', 'bench/webhooks.ts'] },
};

const wanted = process.argv.slice(2);
const findStages = (name) => Object.keys(stages).filter((stage) => stage === name || stage.startsWith(`${name}-`));
const unknown = wanted.filter((name) => findStages(name).length === 0);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Usage: npm run soak -- [${Object.keys(stages).join('|')}]…`);
  process.exit(2);
}
const failed = [];
for (const name of wanted.length > 0 ? wanted.flatMap(findStages) : Object.keys(stages)) {
  const { files, script, ...settings } = stages[name];
  const server = settings.TEST_DB === 'postgres' ? await startPostgres() : undefined;
  const addresses = server && { TEST_DATABASE_URL: server.url, TEST_DATABASE_OWNER_URL: server.ownerUrl };
  console.log(`\n== ${name}`);
  try {
    const code = await runNode(script ?? tests(...files), { env: { ...process.env, ...addresses, ...settings } });
    if (code !== 0) failed.push(name);
  } finally {
    await server?.stop();
  }
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed');
process.exitCode = failed.length > 0 ? 1 : 0;
