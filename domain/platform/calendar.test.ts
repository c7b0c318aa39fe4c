import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeZones } from '../../contract/platform/enumerations.ts';
import {
  addDays,
  addMonths,
  toCivilMoment,
  toDayInZone,
  countDaysBetween,
  formatDay,
  findInstants,
  getLastDayOfMonth,
  getLastDays,
  getLaterDay,
  toMonth,
  findStartOfDay,
  getToday,
} from './calendar.ts';

describe('civil dates', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-24', 28, '2026-11-21'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-12-31', 366, '2028-12-31'],
  ])('%s and %i days are %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  it('counts days between dates, over the change of clocks too', () => {
    expect(countDaysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(countDaysBetween('2026-03-01', '2026-03-31')).toBe(30);
    expect(countDaysBetween('2026-11-21', '2026-11-01')).toBe(-20);
  });

  it('knows months', () => {
    expect(toMonth('2026-11-21')).toBe('2026-11');
    expect(getLastDayOfMonth('2026-02')).toBe('2026-02-28');
    expect(getLastDayOfMonth('2028-02')).toBe('2028-02-29');
    expect(getLastDayOfMonth('2026-12')).toBe('2026-12-31');
    expect(getLastDayOfMonth('2100-02')).toBe('2100-02-28');
    expect([addMonths('2026-12', 2), addMonths('2027-01', -1), addMonths('2026-11', 0)]).toEqual([
      '2027-02',
      '2026-12',
      '2026-11',
    ]);
    expect(getLaterDay('2026-09-30', '2026-10-01')).toBe('2026-10-01');
  });

  it('OPEN-058 shows MM/dd/yyyy', () => {
    expect(formatDay('2026-01-09')).toBe('01/09/2026');
    expect(formatDay('2028-02-29')).toBe('02/29/2028');
    expect(formatDay('2026-12-31T23:30:00Z')).toBe('12/31/2026');
    expect(formatDay(null)).toBe('');
  });

  it('adding and counting days agree', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40_000, max: 40_000 }),
        fc.integer({ min: -40_000, max: 40_000 }),
        (from, count) => {
          const day = addDays('2000-01-01', from);
          expect(countDaysBetween(day, addDays(day, count))).toBe(count);
        },
      ),
    );
  });

  it('OPEN-066 the last days count today as one of them, over a change of clocks and of months', () => {
    expect(getLastDays(30, '2026-11-21')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(getLastDays(1, '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(getLastDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  });
});

describe('days in zones', () => {
  it('OPEN-064 the same instant is another day elsewhere', () => {
    const instant = new Date('2026-11-22T05:30:00Z');
    expect(getToday('America/New_York', instant)).toBe('2026-11-22');
    expect(getToday('America/Denver', instant)).toBe('2026-11-21');
    expect(toDayInZone('2026-11-22T09:59:59Z', 'Pacific/Honolulu')).toBe('2026-11-21');
    expect(toDayInZone('2026-11-22T05:30:00-05:00', 'America/New_York')).toBe('2026-11-22');
  });

  it.each([
    ['America/Denver', '2026-07-01', '2026-07-01T06:00:00.000Z'],
    ['America/Denver', '2026-12-01', '2026-12-01T07:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['America/Phoenix', '2026-03-09', '2026-03-09T07:00:00.000Z'],
    // Clocks went from 00:00 to 01:00, and back from 24:00 to 23:00.
    ['America/Santiago', '2024-09-08', '2024-09-08T04:00:00.000Z'],
    ['America/Santiago', '2024-04-07', '2024-04-07T04:00:00.000Z'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    // 14 hours ahead of UTC.
    ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2028-02-29', '2028-02-28T10:00:00.000Z'],
    // Three and a half hours behind it, in summer two and a half.
    ['America/St_Johns', '2027-01-01', '2027-01-01T03:30:00.000Z'],
    ['America/St_Johns', '2026-03-08', '2026-03-08T03:30:00.000Z'],
    ['America/St_Johns', '2026-03-09', '2026-03-09T02:30:00.000Z'],
    // Clocks went back from 00:01 to 23:01: the first minute of the day came twice.
    ['America/St_Johns', '2010-11-07', '2010-11-07T02:30:00.000Z'],
  ])('in %s %s starts at %s', (zone, day, expected) => expect(findStartOfDay(zone, day).toISOString()).toBe(expected));

  it('a day starts in its zone exactly once, on every day of ten years in every zone of the product', () => {
    fc.assert(
      fc.property(fc.constantFrom(...timeZones), fc.integer({ min: 0, max: 3650 }), (zone, count) => {
        const day = addDays('2020-01-01', count);
        const start = findStartOfDay(zone, day);
        expect(toDayInZone(start, zone)).toBe(day);
        expect(toDayInZone(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
        const hours = (findStartOfDay(zone, addDays(day, 1)).getTime() - start.getTime()) / 3_600_000;
        expect([23, 24, 25]).toContain(hours);
        expect(new Intl.DateTimeFormat('en-US', { timeZone: zone, timeStyle: 'medium' }).format(start)).toBe(
          '12:00:00 AM',
        );
      }),
      { numRuns: 400 },
    );
  });
});

describe('what calendar and clock of a zone show', () => {
  it.each([
    // Denver goes from 2 to 3 in the morning of 2026-03-08, and from 2 back to 1 on 2026-11-01.
    ['2026-03-08T08:59:59Z', 'America/Denver', '2026-03-08T01:59:59'],
    ['2026-03-08T09:00:00Z', 'America/Denver', '2026-03-08T03:00:00'],
    ['2026-03-09T05:30:00Z', 'America/Denver', '2026-03-08T23:30:00'],
    ['2026-11-01T07:30:00Z', 'America/Denver', '2026-11-01T01:30:00'],
    ['2026-11-01T08:30:00Z', 'America/Denver', '2026-11-01T01:30:00'],
    ['2026-03-09T06:00:00Z', 'America/Denver', '2026-03-09T00:00:00'],
    ['2026-03-08T12:00:00Z', 'Pacific/Honolulu', '2026-03-08T02:00:00'],
    ['2026-12-31T09:59:59Z', 'Pacific/Kiritimati', '2026-12-31T23:59:59'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01T00:00:00'],
    ['2028-02-28T10:00:00Z', 'Pacific/Kiritimati', '2028-02-29T00:00:00'],
    ['2027-01-01T03:29:59Z', 'America/St_Johns', '2026-12-31T23:59:59'],
    // St. John's goes from 2 to 3 in the morning of 2026-03-08, and from 2 back to 1 on 2026-11-01.
    ['2026-03-08T05:29:59Z', 'America/St_Johns', '2026-03-08T01:59:59'],
    ['2026-03-08T05:30:00Z', 'America/St_Johns', '2026-03-08T03:00:00'],
    ['2026-11-01T04:29:59Z', 'America/St_Johns', '2026-11-01T01:59:59'],
    ['2026-11-01T04:30:00Z', 'America/St_Johns', '2026-11-01T01:00:00'],
  ])('OPEN-064 %s is %s %s', (instant, zone, civil) => expect(toCivilMoment(instant, zone)).toBe(civil));

  it('OPEN-064 is what the platform says of it, at any second of twenty years in every zone of the product', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...timeZones, 'Pacific/Kiritimati', 'America/St_Johns', 'Australia/Lord_Howe'),
        fc.integer({ min: Date.UTC(2015, 0) / 1000, max: Date.UTC(2035, 0) / 1000 }),
        (zone, second) => {
          const instant = new Date(second * 1000);
          // Swedish writes dates as ISO 8601 does.
          const written = instant.toLocaleString('sv-SE', { timeZone: zone });
          expect(toCivilMoment(instant, zone).replace('T', ' ')).toBe(written);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('there is none in a zone that nobody knows', () => {
    expect(() => toCivilMoment('2026-11-21T12:00:00Z', 'America/Nowhere')).toThrow(RangeError);
    expect(() => findStartOfDay('America/Nowhere', '2026-11-21')).toThrow(RangeError);
  });

  it.each([
    ['America/St_Johns', '2026-11-01T01:30:00', ['2026-11-01T04:00:00.000Z', '2026-11-01T05:00:00.000Z']],
    ['America/St_Johns', '2026-03-08T02:30:00', []],
    ['Pacific/Kiritimati', '2028-02-29T23:30:00', ['2028-02-29T09:30:00.000Z']],
    ['America/Denver', '2026-12-31T23:59:59', ['2027-01-01T06:59:59.000Z']],
  ])('in %s %s is shown at %j', (zone, moment, expected) =>
    expect(findInstants(moment, zone).map((instant) => instant.toISOString())).toEqual(expected),
  );
});
