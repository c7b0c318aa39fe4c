import { afterEach } from 'vitest';
import { describePages } from './visitor.ts';

/** Says where a story stood when it failed, while its pages are still open. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    console.error([`When “${task.name}” failed:`, ...(await describePages())].join('\n'));
});
