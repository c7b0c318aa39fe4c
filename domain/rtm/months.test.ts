import { describe, expect, it } from 'vitest';
import { billingMonths, monthName } from './months.ts';

describe('the months of RTM Billing', () => {
  it('RTM-04 reach from 12 months back to 2 months ahead', () => {
    const months = billingMonths('2026-11-30');
    expect(months).toHaveLength(15);
    expect([months[0], months[12], months.at(-1)]).toEqual(['2025-11', '2026-11', '2027-01']);
  });

  it('RTM-03 are named with their year', () => {
    expect([monthName('2026-11'), monthName('2027-01')]).toEqual(['November 2026', 'January 2027']);
  });
});
