import { builtinEnvironments, type Environment } from 'vitest/runtime';

let opened: Promise<unknown> | undefined;

/**
 * jsdom, opened once for all files of a worker: opening it takes as long as many a file's tests, and modules that are
 * kept between files (React, Emotion) go on with the document they know. What a test left in it is cleared by
 * `setup-component.ts`.
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    opened ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await opened;
    return { teardown() {} };
  },
};
export default oneWindow;
