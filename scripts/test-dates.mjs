import process from 'node:process';
import { aptInstall, canAptInstall, onPath, run } from './system.mjs';

/** Days on which dates go wrong, each with the zone that the machine is in: 13 hours of difference, half hours, both sides of UTC. */
const moments = [
  { at: '2026-12-31T23:50:00Z', zone: 'America/St_Johns' },
  { at: '2027-02-28T10:30:00Z', zone: 'Pacific/Kiritimati' },
  { at: '2028-02-29T23:40:00Z', zone: 'UTC' },
  { at: '2031-07-15T12:00:00Z', zone: 'UTC' },
];

/**
 * Runs the tests that need no browser as if today were each of these days. libfaketime moves the clock of every process
 * that they start, but for PostgreSQL (scripts/ensure-postgres.mjs), whose databases are told by how much; what measures time
 * (monotonic clocks, times of files) is left alone.
 */
if (!onPath('faketime') && !(canAptInstall() && aptInstall('faketime'))) {
  console.error('These runs need libfaketime. Install it (on Debian: apt-get install faketime).');
  process.exit(2);
}
const only = process.argv.slice(2);
const failed = [];
for (const { at, zone } of moments) {
  console.log(`\n==== ${at}, ${zone}`);
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
  const args = [
    '--exclude-monotonic',
    '-f',
    `${seconds < 0 ? '' : '+'}${seconds}s`,
    process.execPath,
    'scripts/test.mjs',
  ];
  const code = await run(
    'faketime',
    [...args, 'thorough', ...(only.length > 0 ? only : ['unit', 'api', 'component'])],
    {
      env: { ...process.env, TZ: zone, NO_FAKE_STAT: '1', CLOCK_MOVED_MS: String(seconds * 1000) },
    },
  );
  if (code !== 0) failed.push(`${at} ${zone}`);
}
console.log(
  `\n${moments.length - failed.length} passed, ${failed.length} failed${failed.map((each) => `\n${each}`).join('')}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
