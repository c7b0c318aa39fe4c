import { register } from 'tsx/esm/api';

// A thread has no loader of its own for TypeScript, whatever its process was started with.
register();
await import('./packing-worker.ts');
