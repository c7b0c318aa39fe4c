import { describe, expect, it } from 'vitest';
import { listBillingMonths, overlapsMonth, formatMonth } from './months.ts';

describe('the months of RTM Billing', () => {
  it('RTM-04 reach from 12 months back to 2 months ahead', () => {
    const months = listBillingMonths('2026-11-30');
    expect(months).toHaveLength(15);
    expect([months[0], months[12], months.at(-1)]).toEqual(['2025-11', '2026-11', '2027-01']);
  });

  it('RTM-03 are named with their year', () => {
    expect([formatMonth('2026-11'), formatMonth('2027-01')]).toEqual(['November 2026', 'January 2027']);
  });
});

it.each([
  ['2026-09', false],
  ['2026-10', true],
  ['2026-11', true],
  ['2026-12', false],
])('a window from October to November has a day in %s: %s', (month, has) => {
  expect(overlapsMonth({ startDate: '2026-10-31', endDate: '2026-11-29' }, month)).toBe(has);
});
