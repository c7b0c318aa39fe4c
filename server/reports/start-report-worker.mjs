import { setPriority } from 'node:os';
import process from 'node:process';
import { register } from 'tsx/esm/api';

// A thread has no loader of its own for TypeScript, whatever its process was started with.
register();
await import('./report-worker.ts');

// On Linux of this thread alone, once it is loaded: whoever waits for a page comes before whoever waits for paper.
if (process.platform === 'linux') setPriority(5);
