import { afterEach, expect, it, vi } from 'vitest';
import { measureInWorker } from './measure-walk-job.ts';

/** A thread that does what the height of its order says. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let answers = 0;
    parentPort.on('message', ({ bytes, packed, scale }) => {
      if (scale.heightCm === 51) process.exit(3);
      if (scale.heightCm === 52) throw new Error('Pat walks with a cane.');
      if (scale.heightCm === 53) for (;;);
      if (scale.heightCm === 54) setImmediate(() => process.exit(3));
      parentPort.postMessage({ items: [], quality: ++answers, fault: packed && bytes[0] === 7 ? 'NO_LEGS' : null });
    });`)}`,
);
const measure = async (height: number) => Number((await measureInWorker(order(height), { script })).quality);
const order = (heightCm: number) => ({ bytes: Uint8Array.of(7), packed: true, scale: { heightCm } });

afterEach(() => vi.useRealTimers());

it('measures what it is given, and has the bytes no longer', async () => {
  const given = order(170);
  expect(await measureInWorker(given, { script })).toEqual({ items: [], quality: 1, fault: 'NO_LEGS' });
  expect(given.bytes.byteLength).toBe(0);
});

it.each([
  ['dies', 51, 'Worker "measure-walk" exited without a result.'],
  ['throws', 52, 'Worker "measure-walk" failed.'],
  ['never ends, while others have their turn', 53, 'Worker "measure-walk" timed out after 3000 ms.'],
])('a thread that %s fails its recording alone, without its words', async (_, height, message) => {
  await expect(measureInWorker(order(height), { script, timeoutMs: 3000 })).rejects.toThrow(new Error(message));
});

it('a thread goes on with the next recording, a second one with what comes meanwhile, and a new one follows one that has died', async () => {
  await expect(measure(52)).rejects.toThrow('failed');
  expect(await measure(170)).toBe(1);
  expect(await measure(170)).toBe(2);
  expect((await Promise.all([measure(170), measure(170)])).toSorted()).toEqual([1, 3]);
  // It answers and then dies, while nobody waits for it, perhaps before its answer is looked at.
  for (let time = 0; time < 20; time++) {
    await measure(54).catch(() => undefined);
    await expect.poll(() => measure(170)).toBe(1);
  }
});

it('a thread ends after ten seconds without work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = await measure(170);
  vi.advanceTimersByTime(9_999);
  expect(await measure(170)).toBe(answers + 1);
  vi.advanceTimersByTime(9_999);
  expect(await measure(170)).toBe(answers + 2);
  vi.advanceTimersByTime(10_000);
  expect(await measure(170)).toBe(1);
});
