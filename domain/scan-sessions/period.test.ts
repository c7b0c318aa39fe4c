import { describe, expect, it } from 'vitest';
import {
  getListedInstants,
  initialRange,
  getPeriodDays,
  getPeriodInstants,
  formatPeriodDay,
  setDays,
  setPreset,
} from './period.ts';

const today = '2026-11-21';
const none = setPreset(initialRange, 'thirty');

describe('days of the scan sessions list', () => {
  it('ENT-099 ASCAN-05 OPEN-126 a first visit has the last 30 days, and each preset its own', () => {
    expect(initialRange).toEqual({ startDate: null, endDate: null, seven: false, thirty: true, ninety: false });
    expect(getPeriodDays(initialRange, today)).toEqual({ first: '2026-10-22', last: '2026-11-21' });
    expect(getPeriodDays(setPreset(initialRange, 'seven'), today)).toEqual({ first: '2026-11-14', last: '2026-11-21' });
    expect(getPeriodDays(setPreset(initialRange, 'ninety'), today)).toEqual({
      first: '2026-08-23',
      last: '2026-11-21',
    });
  });

  it('ENT-099 ticks one preset at a time, and a second press unticks it', () => {
    const seven = setPreset(initialRange, 'seven');
    expect(seven).toEqual({ startDate: null, endDate: null, seven: true, thirty: false, ninety: false });
    expect(setPreset(seven, 'seven')).toEqual(none);
  });

  it('ASCAN-08 OPEN-126 goes 2 days back when no preset is ticked and no range is set', () => {
    expect(getPeriodDays(none, today)).toEqual({ first: '2026-11-19', last: '2026-11-21' });
  });

  it('ASCAN-06 ENT-099 takes days of the reader, up to today, and unticks the presets', () => {
    const own = (startDate: string, endDate: string) => setDays(initialRange, { startDate, endDate });
    expect(own('2026-11-01', '2026-11-05')).toEqual({ ...none, startDate: '2026-11-01', endDate: '2026-11-05' });
    expect(getPeriodDays(own('2026-11-01', '2026-11-05'), today)).toEqual({ first: '2026-11-01', last: '2026-11-05' });
    expect(getPeriodDays(own('2026-11-01', '2027-01-01'), today)).toEqual({ first: '2026-11-01', last: '2026-11-21' });
    expect(getPeriodDays(own('2026-11-09', '2026-11-05'), today)).toEqual({ first: '2026-11-05', last: '2026-11-05' });
  });

  it('API-23 become ISO instants that hold whole days of the zone', () => {
    const range = setPreset(initialRange, 'seven');
    expect(getPeriodInstants(range, 'America/Denver', new Date('2026-11-21T03:00:00Z'))).toEqual({
      start: '2026-11-13T07:00:00.000Z',
      end: '2026-11-21T06:59:59.999Z',
    });
  });

  it('ASCAN-07 are shown as dd LLL yyyy', () => {
    expect(formatPeriodDay('2026-09-05')).toBe('05 Sep 2026');
  });
});

describe('the days of the clinic’s list', () => {
  const now = new Date('2026-11-23T15:00:00Z');
  const zone = 'America/Denver';
  it('are today, the last days up to today, or days of one’s own, from midnight to midnight in the zone', () => {
    expect(getListedInstants({ days: 1 }, zone, now)).toEqual({
      start: '2026-11-23T07:00:00.000Z',
      end: '2026-11-24T06:59:59.999Z',
    });
    expect(getListedInstants({ days: 30 }, zone, now).start).toBe('2026-10-24T06:00:00.000Z');
    expect(getListedInstants({ from: '2026-11-01', to: '2026-11-01' }, zone, now)).toEqual({
      // The clocks go back on this day.
      start: '2026-11-01T06:00:00.000Z',
      end: '2026-11-02T06:59:59.999Z',
    });
    expect(getListedInstants({ from: '2026-11-01' }, zone, now)).toEqual({ start: '2026-11-01T06:00:00.000Z' });
    expect(getListedInstants({}, zone, now)).toEqual({});
  });
});
