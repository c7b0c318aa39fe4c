import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startPostgres } from './ensure-postgres.mjs';
import { root, run } from './system.mjs';

/** What may be wrong in a line: a boundary, a condition, a sign, an order, a clause that is left out. */
const changes = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ >= /, ' > '],
  [/ <= /, ' < '],
  [/ > (?=[\w(])/, ' >= '],
  [/ < (?=[\w(])/, ' <= '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \+ 1\b/, ' - 1'],
  [/ - 1\b/, ' + 1'],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/\.some\(/, '.every('],
  [/\.every\(/, '.some('],
  [/\bMath\.max\(/, 'Math.min('],
  [/\bMath\.min\(/, 'Math.max('],
  [/\bdesc\(/, 'asc('],
  [/^\s*\.(where|limit|orderBy)\(.*\)$/, ''],
  [/^\s*await \w+\(.*\);$/, ''],
];
const isCode = (line) => !/^\s*(\*|\/\/|\/\*|import |export type |type |interface )/.test(line);

/** The same numbers for the same seed, so that a run can be repeated. */
function randomNumbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/** Every place in which one of the changes can be made: `{ file, line, text, changed }`. */
function placesIn(file) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, line) =>
    isCode(text)
      ? changes.flatMap(([from, to]) =>
          from.test(text) ? [{ file, line, text, changed: text.replace(from, to) }] : [],
        )
      : [],
  );
}

/** A copy of the tracked files, so that a change never stands in the tree that somebody works in. */
function copyTree() {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'portal-mutation-'));
  for (const file of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** What looks at a file, the quickest first; a screen is in no server. */
const looks = (file) => {
  const vitest = (project) => ['vitest/vitest.mjs', 'related', file, '--run', '--bail', '1', '--project', project];
  const isScreen = /^(src|resources|authProvider)\//.test(file);
  return [
    vitest('unit'),
    ['typescript/bin/tsc', '--noEmit'],
    vitest('component'),
    ...(isScreen ? [] : [vitest('api')]),
  ];
};

/** True when a unit, component or API test that reaches the file fails, or the type check. */
async function isKilled(copy, { file, line, changed }, env) {
  const whole = readFileSync(path.join(copy, file), 'utf8');
  const lines = whole.split('\n');
  lines[line] = changed;
  writeFileSync(path.join(copy, file), lines.join('\n'));
  try {
    for (const [program, ...args] of looks(file)) {
      const bin = path.join(copy, 'node_modules', program);
      if ((await run(process.execPath, [bin, ...args], { env, cwd: copy, hear: () => undefined })) !== 0) return true;
    }
    return false;
  } finally {
    writeFileSync(path.join(copy, file), whole);
  }
}

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
const places = files.flatMap(placesIn);
const random = randomNumbers(Number(seed));
const copy = copyTree();
const postgres = await startPostgres();
const env = {
  ...process.env,
  TEST_DB: 'postgres',
  TEST_DATABASE_URL: postgres.url,
  TEST_DATABASE_OWNER_URL: postgres.ownerUrl,
};
let killed = 0;
try {
  for (let taken = 0; taken < Number(count); taken += 1) {
    const mutant = places[random(places.length)];
    const isDead = await isKilled(copy, mutant, env);
    if (isDead) killed += 1;
    console.log(
      `${isDead ? 'killed  ' : 'SURVIVED'} ${mutant.file}:${mutant.line + 1}: ${mutant.text.trim()} -> ${mutant.changed.trim()}`,
    );
  }
} finally {
  await postgres.stop();
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${killed} of ${count} killed (${Math.round((100 * killed) / Number(count))} %), seed ${seed}`);
