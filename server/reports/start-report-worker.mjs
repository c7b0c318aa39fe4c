import { setPriority } from 'node:os';
import process from 'node:process';
import { register } from 'tsx/esm/api';

// A thread has no loader of its own for TypeScript, whatever its process was started with.
register();
await import('./report-worker.ts');

// On Linux this is the priority of the thread alone. It loads first; then pages are answered before reports are printed.
if (process.platform === 'linux') setPriority(5);
