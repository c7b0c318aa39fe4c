import process from 'node:process';
import { moveClock } from './move-clock.mjs';

/**
 * The clock of the tests: the machine's, moved on by `TEST_CLOCK_SHIFT_MS` milliseconds (vitest.config.ts says to when).
 * Loaded by `--import` before anything else, so that the product, its libraries and PGlite read the same clock in every
 * worker and in every server process that a test starts. PostgreSQL's is moved in tests/api/test-database.ts.
 */
moveClock(Number(process.env.TEST_CLOCK_SHIFT_MS));
