import { afterEach } from 'vitest';
import { hashCost } from '../server/identity/hashing.ts';
import { appendToFailure, loggedErrors } from './failure-notes.ts';

// A hash of a password takes a third of a second by design, and nearly every file signs somebody in.
hashCost.N = 2 ** 4;

afterEach(({ task }) => {
  if (task.result?.state === 'fail') appendToFailure(task, loggedErrors);
  loggedErrors.length = 0;
});
