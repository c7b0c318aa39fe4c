import { afterEach, describe, expect, it } from 'vitest';
import type { ReportModel } from '../../domain/report/report-model.ts';
import { ReportPrinter } from './report-printer.ts';

/** A thread that does what the title of its report says. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ model: { title } }) => {
      if (title === 'die') process.exit(3);
      if (title === 'throw') setTimeout(() => { throw new Error('out'); });
      else if (title === 'fault') parentPort.postMessage({ fault: '    at layOut (report-table.ts:1:1)' });
      else if (title !== 'hang') parentPort.postMessage({ pdf: new Uint8Array([Number(title)]) });
    });`)}`,
);
const order = (title: string) => ({ model: { title } as ReportModel, logo: null });
let printer: ReportPrinter;
const open = (timeLimitMs = 20_000) => (printer = new ReportPrinter({ script, timeLimitMs }));
afterEach(() => printer.close());

describe('the printer of reports', () => {
  it('prints one after the other', async () => {
    open();
    const printed = await Promise.all(['1', '2', '3'].map((title) => printer.print(order(title), `person ${title}`)));
    expect(printed.map(([first]) => first)).toEqual([1, 2, 3]);
  });

  it.each([
    ['die', 'The thread of reports ended.'],
    ['throw', 'The thread of reports failed.'],
    ['fault', 'A report could not be laid out.'],
  ])('fails the report that makes its thread %s, and prints the next', async (title, reason) => {
    open();
    const failing = printer.print(order(title), 'one').catch((error: Error) => error);
    const next = printer.print(order('7'), 'other');
    expect(await failing).toMatchObject({ message: reason });
    expect(await next).toEqual(new Uint8Array([7]));
  });

  it('gives a report up that takes too long, and prints the next', async () => {
    open(3000);
    const failing = printer.print(order('hang'), 'one');
    const next = printer.print(order('7'), 'other');
    await expect(failing).rejects.toThrow('A report took too long.');
    expect(await next).toEqual(new Uint8Array([7]));
  });

  it('keeps of a fault in the layout where it arose', async () => {
    open();
    const error = await printer.print(order('fault'), 'one').catch((fault: Error) => fault);
    expect((error as Error).stack).toBe('    at layOut (report-table.ts:1:1)');
  });

  it('refuses a third report of one person, and anybody’s when twelve wait', async () => {
    open();
    const waiting = Array.from({ length: 12 }, (_, at) => printer.print(order('hang'), `person ${at >> 1}`));
    expect(() => printer.print(order('1'), 'person 0')).toThrow(expect.objectContaining({ status: 429 }));
    waiting.push(printer.print(order('hang'), 'person 6'));
    expect(() => printer.print(order('1'), 'person 7')).toThrow(expect.objectContaining({ status: 503 }));
    const ended = Promise.allSettled(waiting);
    for (let count = 0; count < waiting.length; count++) printer.close();
    expect((await ended).map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'));
  });
});
