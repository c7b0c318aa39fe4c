import { expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { FairQueue } from './fair-queue.ts';

/** Work that goes on until it is let go of; `begun` says in which order it was begun. */
function desk(bounds: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(bounds);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: string) => {
    const answer = queue
      .run(asker, () => {
        begun.push(asker);
        return new Promise<void>((end) => void ends.push(end));
      })
      .then(() => null)
      .catch((error: unknown) => (error instanceof Refusal ? error.status : error));
    return answer;
  };
  const endOne = async () => {
    ends.shift()!();
    await new Promise((done) => setImmediate(done));
  };
  return { ask, begun, endOne };
}

it('I4 does so many at once and lets askers take turns, however many one of them asks for', async () => {
  const { ask, begun, endOne } = desk({ atOnce: 2, mostWaiting: 100, mostOfOne: 40 });
  for (let count = 0; count < 10; count++) void ask('flood');
  void ask('ana');
  void ask('ben');
  void ask('ana');
  expect(begun).toEqual(['flood', 'flood']);
  for (let count = 0; count < 5; count++) await endOne();
  expect(begun.slice(2)).toEqual(['flood', 'ana', 'ben', 'flood', 'ana']);
});

it('I4 refuses what is over the share of one asker with 429, and what is over all of them with 503', async () => {
  const { ask, begun, endOne } = desk({ atOnce: 1, mostWaiting: 5, mostOfOne: 3 });
  const flood = Array.from({ length: 4 }, () => ask('flood'));
  expect(await ask('flood')).toBe(429);
  const others = [ask('ana'), ask('ben')];
  expect(await ask('cleo')).toBe(503);
  for (let count = 0; count < 6; count++) await endOne();
  expect(await Promise.all([...flood, ...others])).toEqual(Array(6).fill(null));
  expect(begun).toHaveLength(6);
  void ask('cleo');
  expect(begun).toHaveLength(7);
});

it('goes on after work that fails', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 5, mostOfOne: 5 });
  const failing = queue.run('ana', () => Promise.reject(new Error('no')));
  const next = queue.run('ben', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
