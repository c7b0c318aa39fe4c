import { parentPort, workerData } from 'node:worker_threads';
import { packLog, type PackJob } from './pack-log.ts';

parentPort!.postMessage(await packLog(workerData as PackJob), []);
