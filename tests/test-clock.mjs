import process from 'node:process';

/**
 * The clock of the tests: the machine's, moved on by `TEST_CLOCK_SHIFT_MS` milliseconds (vitest.config.ts says to when).
 * Loaded by `--import` before anything else, so that the product, its libraries and PGlite read the same clock in every
 * worker and in every server process that a test starts. PostgreSQL's is moved in tests/api/test-database.ts.
 */
const shift = Number(process.env.TEST_CLOCK_SHIFT_MS);
const machineNow = Date.now;
const now = () => machineNow() + shift;

Date.now = now;
/** A proxy and not a subclass: `Date()` works without `new`, and every date is an instance of the one `Date`. */
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
  apply: (target) => new target(now()).toString(),
});
