import { parentPort, workerData } from 'node:worker_threads';
import { measureLog, type MeasuringOrder } from './measure-log.ts';

parentPort!.postMessage(await measureLog(workerData as MeasuringOrder), []);
