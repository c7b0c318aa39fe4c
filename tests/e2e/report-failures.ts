import { afterEach } from 'vitest';
import { appendToFailure } from '../failure-notes.ts';
import { describePages } from './visitor.ts';

/** Says where a story stood when it failed, while its pages are still open. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') appendToFailure(task, await describePages());
});
