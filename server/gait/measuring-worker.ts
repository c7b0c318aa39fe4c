import { parentPort, workerData } from 'node:worker_threads';
import { measureLog, type MeasureJob } from './measure-recording.ts';

parentPort!.postMessage(await measureLog(workerData as MeasureJob), []);
