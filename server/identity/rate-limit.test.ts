import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withConstantDuration } from './rate-limit.ts';

const timeOf = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work().catch(() => undefined);
  return performance.now() - started;
};

it('I6 quick work, slow work and a refusal are answered at the same step', async () => {
  const times = [
    await timeOf(() => withConstantDuration(async () => 'done', 100)),
    await timeOf(() => withConstantDuration(() => pause(40), 100)),
    await timeOf(() => withConstantDuration(() => pause(20).then(() => Promise.reject(new Error('refused'))), 100)),
  ];
  for (const time of times) {
    expect(time).toBeGreaterThan(98);
    expect(time).toBeLessThan(140);
  }
});

it('I6 work that takes longer than a step is answered at the next one', async () => {
  const time = await timeOf(() => withConstantDuration(() => pause(120), 100));
  expect(time).toBeGreaterThan(198);
});

it('gives what the work gives, and throws what it throws', async () => {
  expect(await withConstantDuration(async () => 7, 5)).toBe(7);
  await expect(withConstantDuration(() => Promise.reject(new Error('refused')), 5)).rejects.toThrow('refused');
});
