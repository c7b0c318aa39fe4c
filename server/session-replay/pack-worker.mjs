import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A worker has no loader of its own for TypeScript, whatever its process was started with.
register();
const { packLog } = await import('./pack-log.ts');

// One that fails ends the worker.
parentPort.on('message', (order) => void packLog(order).then((answer) => parentPort.postMessage(answer, [])));
