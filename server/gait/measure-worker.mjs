import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A worker has no loader of its own for TypeScript, whatever its process was started with.
register();
const { measureLog } = await import('./measure-recording.ts');

// One that fails ends the worker.
parentPort.on('message', (order) => void measureLog(order).then((answer) => parentPort.postMessage(answer, [])));
