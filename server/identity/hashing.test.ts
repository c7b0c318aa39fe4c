import { expect, it } from 'vitest';
import { hashPassword } from 'better-auth/crypto';
import { HttpError } from '../platform/http/http-error.ts';
import { FairQueue, hash, verify } from './hashing.ts';

/** Work that goes on until it is let go of; `started` says in which order it was started. */
function desk(bounds: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(bounds);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: string) => {
    const answer = queue
      .run(asker, () => {
        started.push(asker);
        return new Promise<void>((end) => void ends.push(end));
      })
      .then(() => null)
      .catch((error: unknown) => (error instanceof HttpError ? error.status : error));
    return answer;
  };
  const endOne = async () => {
    ends.shift()!();
    await new Promise((done) => setImmediate(done));
  };
  return { ask, started, endOne };
}

it('I4 does so many at once and lets askers take turns, however many one of them asks for', async () => {
  const { ask, started, endOne } = desk({ concurrency: 2, maxWaiting: 100, maxWaitingPerCaller: 40 });
  for (let count = 0; count < 10; count++) void ask('flood');
  void ask('ana');
  void ask('ben');
  void ask('ana');
  expect(started).toEqual(['flood', 'flood']);
  for (let count = 0; count < 5; count++) await endOne();
  expect(started.slice(2)).toEqual(['flood', 'ana', 'ben', 'flood', 'ana']);
});

it('I4 refuses what is over the share of one asker with 429, and with 503 where all ask for as much', async () => {
  const { ask, started, endOne } = desk({ concurrency: 1, maxWaiting: 3, maxWaitingPerCaller: 1 });
  const admitted = [ask('flood'), ask('flood'), ask('ana'), ask('ben')];
  expect(await ask('flood')).toBe(429);
  expect(await ask('cleo')).toBe(503);
  for (let count = 0; count < 4; count++) await endOne();
  expect(await Promise.all(admitted)).toEqual([null, null, null, null]);
  expect(started).toEqual(['flood', 'flood', 'ana', 'ben']);
  void ask('cleo');
  expect(started).toHaveLength(5);
});

it('I4 a queue that three addresses have filled still takes a fourth, before the last of the address that asks for most', async () => {
  const { ask, started, endOne } = desk({ concurrency: 2, maxWaiting: 100, maxWaitingPerCaller: 40 });
  const flood = (asker: string, times: number) => Array.from({ length: times }, () => ask(asker));
  const [first, second, third] = [flood('one', 42), flood('two', 40), flood('three', 20)];
  const other = ask('ana');
  expect(await first.at(-1)).toBe(503);
  expect(started).toEqual(['one', 'one']);
  for (let count = 0; count < 102; count++) await endOne();
  expect(started.indexOf('ana')).toBe(5);
  expect(await other).toBe(null);
  expect(await Promise.all([...first.slice(0, -1), ...second, ...third])).toEqual(Array(101).fill(null));
});

it('goes on after work that fails', async () => {
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 5, maxWaitingPerCaller: 5 });
  const failing = queue.run('ana', () => Promise.reject(new Error('no')));
  const next = queue.run('ben', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('a password is stored by scrypt at the cost that OWASP publishes, with a salt of its own, and is verified as it was typed', async () => {
  const [one, two] = await Promise.all([hash('four unrelated words'), hash('four unrelated words')]);
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{86}$/);
  expect(two).not.toBe(one);
  expect(await verify({ hash: one, password: 'four unrelated words' })).toBe(true);
  expect(await verify({ hash: one, password: 'Four unrelated words' })).toBe(false);
  expect(await verify({ hash: one, password: 'four unrelated words ' })).toBe(false);
});

it('a password stored before that form still opens its account', async () => {
  const stored = await hashPassword('four unrelated words');
  expect(await verify({ hash: stored, password: 'four unrelated words' })).toBe(true);
  expect(await verify({ hash: stored, password: 'other words' })).toBe(false);
});
