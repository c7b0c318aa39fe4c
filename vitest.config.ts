import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests over a real database or a real browser start slowly on a busy machine, so they get minutes, not seconds. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, pool: 'forks' as const };

export default defineConfig({
  plugins: [react()],
  // Node and Vite would each choose their own build of the router, and a context of one is unknown to the other.
  resolve: { alias: { 'react-router': fileURLToPath(import.meta.resolve('react-router')) } },
  test: {
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,domain,dataProvider,server,scripts,bench,mocks}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          setupFiles: ['tests/setup-component.ts'],
          // Whoever types into a form waits more than it computes: a worker for each processor, and time for both.
          testTimeout: 40_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          include: ['{authProvider,src,resources}/**/*.test.{ts,tsx}', 'dataProvider/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          // Loading the server takes longer than many a file's tests, so the files of a worker share it: each has a
          // database of its own, and nothing else is kept.
          isolate: false,
          // On PostgreSQL one of them mostly waits for claims of dead processes to run out.
          maxWorkers: process.env.TEST_DB === 'postgres' ? 3 : 2,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/start-product.ts'],
          // The stories of a worker share a browser.
          isolate: false,
          maxWorkers: 2,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 2 },
          ...patient,
        },
      },
    ],
  },
});
