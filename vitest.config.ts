import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './tests/slow-files-first.ts';

/** When every test begins, whatever the day: a Monday on which no zone of the tests is near midnight or a clock change. */
const TEST_START = Date.UTC(2026, 10, 23, 15);
/** Beginning at an instant, in milliseconds since 1970. */
const startingAt = (instant: number) => ({
  execArgv: ['--import', new URL('tests/test-clock.mjs', import.meta.url).href],
  env: { TEST_CLOCK_SHIFT_MS: String(instant - Date.now()) },
});
const atTestStart = startingAt(TEST_START);

const HOUR = 60 * 60_000;
/**
 * The stories of the browser begin at the next 15:00 UTC, when no clinic is near midnight. Later and by less than a day,
 * because cookies expire by the browser's own clock, which stays the machine's.
 */
const atNextMorning = startingAt(Math.ceil((Date.now() - 15 * HOUR) / (24 * HOUR)) * 24 * HOUR + 15 * HOUR);

/** Tests over a real database or a real browser start slowly on a busy machine, so they get minutes, not seconds. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, pool: 'forks' as const };

const screens = [
  '{src,resources}/**/*.test.{ts,tsx}',
  'dataProvider/**/*.test.tsx',
  'packages/movement-tracking/src/browser/**/*.test.ts',
];
const component = {
  environment: './tests/one-window.ts',
  setupFiles: ['tests/setup-component.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Each waits for debounces and transitions now and then: a third takes what two leave idle.
  maxWorkers: 3,
  sequence: { groupOrder: 2 },
  ...atTestStart,
};

const stories = ['tests/e2e/**/*.test.ts'];
const measuring = ['tests/e2e/{telehealth,patient-camera}*.test.ts'];
const story = {
  environment: 'node',
  globalSetup: ['tests/e2e/start-product.ts'],
  setupFiles: ['tests/e2e/report-failures.ts'],
  // The stories of a worker share a browser.
  isolate: false,
  expect: { poll: { timeout: 20_000 } },
  ...patient,
  testTimeout: 120_000,
};

export default defineConfig({
  plugins: [react()],
  // Node and Vite would each choose their own build of the router, and a context of one is unknown to the other.
  resolve: { alias: { 'react-router': fileURLToPath(import.meta.resolve('react-router')) } },
  test: {
    passWithNoTests: false,
    tags: [
      {
        name: 'thorough',
        description:
          'Left to `npm run test:all`: every row that it names is named by a test without this tag (decision 0057).',
      },
    ],
    // An order of its own would take the place of a shuffled one.
    ...(!process.argv.some((word) => word.startsWith('--sequence.shuffle')) && {
      sequence: { sequencer: SlowFilesFirst },
    }),
    projects: [
      {
        extends: true,
        // Never part of `npm test`: scripts/test-browsers.mjs says in which browser.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          maxWorkers: 1,
          // A socket to the browser, which Node 20 has behind a flag.
          execArgv: process.versions.node.startsWith('20.') ? ['--experimental-websocket'] : [],
          ...story,
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          exclude: [...screens, '**/node_modules/**'],
          include: [
            '{contract,domain,packages,dataProvider,authProvider,server,scripts,bench,mocks}/**/*.test.ts',
            'tests/{*,fixtures/**/*}.test.ts',
          ],
          isolate: false,
          maxWorkers: 2,
          // A few print documents or open a database.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          ...atTestStart,
        },
      },
      {
        extends: true,
        test: { name: 'component', isolate: false, include: screens, ...component },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/setup-api.ts'],
          // Loading the server takes longer than many a file's tests, so the files of a worker share it: each has a
          // database of its own, and nothing else is kept.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          ...patient,
          ...atTestStart,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: stories,
          exclude: measuring,
          // A story mostly waits: for a debounce, a transition, an answer. Two leave almost half of two processors idle.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          ...story,
          ...atNextMorning,
        },
      },
      {
        extends: true,
        // A camera's pictures are looked at by the processor: a second story would take every other one.
        test: {
          name: 'e2e camera',
          include: measuring,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          ...story,
          ...atNextMorning,
        },
      },
    ],
  },
});
