import { expect, it } from 'vitest';
import { RequestBudget } from './request-budget.ts';

const attempt = (work: () => void): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('a user makes as many calls in a minute as allowed, then waits, and others do not', () => {
  const budget = new RequestBudget(60);
  for (let count = 0; count < 60; count++) budget.take('ana', 0);
  expect(attempt(() => budget.take('ana', 0))).toMatchObject({ status: 429, retryAfter: 1 });
  expect(attempt(() => budget.take('ben', 0))).toBeUndefined();
  expect(attempt(() => budget.take('ana', 999))).toMatchObject({ status: 429 });
  expect(attempt(() => budget.take('ana', 1000))).toBeUndefined();
  expect(attempt(() => budget.take('ana', 1000))).toMatchObject({ status: 429 });
  for (let count = 0; count < 60; count++) budget.take('ana', 61_000);
});

it('a clock that was set back gives nobody more, and takes nothing away', () => {
  const budget = new RequestBudget(2);
  budget.take('ana', 60_000);
  budget.take('ana', 0);
  expect(attempt(() => budget.take('ana', 0))).toMatchObject({ status: 429 });
});

it('without a limit every call is made', () => {
  const budget = new RequestBudget(0);
  const refused = Array.from({ length: 10_000 }, () => attempt(() => budget.take('ana', 0))).filter(Boolean);
  expect(refused).toEqual([]);
});
