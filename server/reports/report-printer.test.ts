import { afterEach, describe, expect, it } from 'vitest';
import type { ReportModel } from '../../domain/reports/report-model.ts';
import { ReportPrinter } from './report-printer.ts';

/** A worker that behaves as the title of its report says. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ model: { title } }) => {
      if (title === 'die') process.exit(3);
      if (title === 'throw') setTimeout(() => { throw new Error('out'); });
      else if (title === 'error') parentPort.postMessage({ stack: '    at layOut (report-table.ts:1:1)' });
      else if (title !== 'hang') parentPort.postMessage({ pdf: new Uint8Array([Number(title)]) });
    });`)}`,
);
const toJob = (title: string) => ({ model: { title } as ReportModel, logo: null });
let printer: ReportPrinter;
const createPrinter = (timeoutMs = 20_000) => (printer = new ReportPrinter({ script, timeoutMs, startMs: 0 }));
afterEach(() => printer.close());

describe('the report printer', () => {
  it('prints reports one at a time', async () => {
    createPrinter();
    const printed = await Promise.all(['1', '2', '3'].map((title) => printer.print(toJob(title), `user ${title}`)));
    expect(printed.map(([first]) => first)).toEqual([1, 2, 3]);
  });

  it.each([
    ['die', 'The report worker exited.'],
    ['throw', 'The report worker failed.'],
    ['error', 'A report could not be printed.'],
  ])('rejects a report whose worker behaves as %s, and prints the next', async (title, reason) => {
    createPrinter();
    const failing = printer.print(toJob(title), 'one').catch((error: Error) => error);
    const next = printer.print(toJob('7'), 'other');
    expect(await failing).toMatchObject({ message: reason });
    expect(await next).toEqual(new Uint8Array([7]));
  });

  it('rejects a report that times out, and prints the next', async () => {
    createPrinter(3000);
    const failing = printer.print(toJob('hang'), 'one');
    const next = printer.print(toJob('7'), 'other');
    await expect(failing).rejects.toThrow('Printing a report timed out.');
    expect(await next).toEqual(new Uint8Array([7]));
  });

  it('an error of the layout keeps its stack frames only', async () => {
    createPrinter();
    const error = await printer.print(toJob('error'), 'one').catch((caught: Error) => caught);
    expect((error as Error).stack).toBe('    at layOut (report-table.ts:1:1)');
  });

  it('rejects the third report of one user, and every report while twelve wait', async () => {
    createPrinter();
    const waiting = Array.from({ length: 12 }, (_, at) => printer.print(toJob('hang'), `user ${at >> 1}`));
    expect(() => printer.print(toJob('1'), 'user 0')).toThrow(expect.objectContaining({ status: 429 }));
    waiting.push(printer.print(toJob('hang'), 'user 6'));
    expect(() => printer.print(toJob('1'), 'user 7')).toThrow(expect.objectContaining({ status: 503 }));
    const ended = Promise.allSettled(waiting);
    for (let count = 0; count < waiting.length; count++) printer.close();
    expect((await ended).map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'));
  });
});
