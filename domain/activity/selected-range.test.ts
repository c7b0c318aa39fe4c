import { describe, expect, it } from 'vitest';
import { getRecentSince, toRangeAddress, toDays, parseRange } from './selected-range.ts';

const read = (address: string) => parseRange(new URLSearchParams(address), 30);

describe('the range of days in an address', () => {
  it.each([
    ['', { days: 30 }],
    ['days=7', { days: 7 }],
    ['days=365', { days: 365 }],
    ['days=all', 'all'],
    ['days=31', { days: 30 }],
    ['days=1e2', { days: 30 }],
    ['from=2026-03-01&to=2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
    ['from=2026-03-01&to=2026-03-01', { from: '2026-03-01', to: '2026-03-01' }],
    ['from=2026-03-02&to=2026-03-01', { days: 30 }],
    ['from=2026-02-30&to=2026-03-01', { days: 30 }],
    ['from=2026-03-01', { days: 30 }],
    ['from=0001-01-01&to=2026-03-01&days=90', { days: 90 }],
  ])('`%s`', (address, range) => expect(read(address)).toEqual(range));

  it.each([
    [{ days: 30 } as const, 'dialog=edit'],
    [{ days: 7 } as const, 'dialog=edit&days=7'],
    ['all' as const, 'dialog=edit&days=all'],
    [{ from: '2026-03-01', to: '2026-03-31' }, 'dialog=edit&from=2026-03-01&to=2026-03-31'],
  ])('is written so that it is read again, beside what else is there: %o', (range, address) => {
    const written = toRangeAddress(range, new URLSearchParams('days=90&dialog=edit&from=x'), 30);
    expect(written.toString()).toBe(address);
    expect(parseRange(written, 30)).toEqual(range);
  });

  it('counts today as one of its days, also across a daylight saving change', () => {
    expect(toDays({ days: 7 }, '2026-03-10')).toEqual({ from: '2026-03-04', to: '2026-03-10' });
    expect(toDays({ days: 365 }, '2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' });
    expect(toDays('all', '2026-03-10')).toEqual({});
  });
});

it('DASH-09 a recent session is at most seven days before today in the time zone', () => {
  // 23:30 on the 20th in Denver, the 21st in New York.
  const now = new Date('2026-11-21T06:30:00Z');
  expect(getRecentSince('America/Denver', now).toISOString()).toBe('2026-11-13T07:00:00.000Z');
  expect(getRecentSince('America/New_York', now).toISOString()).toBe('2026-11-14T05:00:00.000Z');
});

it('DASH-09 a recent session is counted in days, not hours, across a daylight saving change', () => {
  expect(getRecentSince('America/New_York', new Date('2026-11-03T15:00:00Z')).toISOString()).toBe(
    '2026-10-27T04:00:00.000Z',
  );
});
