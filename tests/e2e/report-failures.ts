import { afterEach, inject } from 'vitest';
import { appendToFailure } from '../failure-notes.ts';
import { listServerErrors } from './server-errors.ts';
import { describePages } from './visitor.ts';

/** Says where a story stood when it failed, while its pages are still open, and what its servers logged meanwhile. */
afterEach(async ({ task }) => {
  const { state, startTime = 0 } = task.result ?? {};
  if (state !== 'fail') return;
  const servers = [inject('product'), inject('furnished')];
  appendToFailure(task, [
    ...(await describePages()),
    ...servers.flatMap(({ dataDirectory }) => listServerErrors(dataDirectory, startTime)),
  ]);
});
