import { describe, expect, it } from 'vitest';
import { findNextReminder, isReminderTime } from './schedule.ts';

const DENVER = 'America/Denver';
const next = (now: string, zone: string, hour: number) => findNextReminder(new Date(now), zone, hour).toISOString();
const isTime = (now: string, hour: number, zone = DENVER) => isReminderTime(new Date(now), zone, hour);

describe('the hour of a reminder', () => {
  it('PTL-53 is today while it is ahead, else tomorrow, on the clock of the zone', () => {
    expect(next('2026-11-23T15:59:59Z', DENVER, 9)).toBe('2026-11-23T16:00:00.000Z');
    expect(next('2026-11-23T16:00:00Z', DENVER, 9)).toBe('2026-11-24T16:00:00.000Z');
    // Still Sunday in Honolulu.
    expect(next('2026-11-23T05:00:00Z', 'Pacific/Honolulu', 20)).toBe('2026-11-23T06:00:00.000Z');
  });

  it('PTL-53 stays the same hour of the clock when clocks are set forward and back', () => {
    // March 8 and November 1, 2026, at two in the morning.
    expect(next('2026-03-07T16:00:00Z', DENVER, 9)).toBe('2026-03-08T15:00:00.000Z');
    expect(next('2026-10-31T15:00:00Z', DENVER, 9)).toBe('2026-11-01T16:00:00.000Z');
  });

  it('PTL-53 lets a reminder leave for three hours', () => {
    expect(isTime('2026-11-23T15:59:59Z', 9)).toBe(false);
    expect(isTime('2026-11-23T16:00:00Z', 9)).toBe(true);
    expect(isTime('2026-11-23T18:59:59Z', 9)).toBe(true);
    expect(isTime('2026-11-23T19:00:00Z', 9)).toBe(false);
  });

  it('PTL-53 never lets one leave from nine in the evening to eight in the morning', () => {
    expect(isTime('2026-11-24T03:59:59Z', 20)).toBe(true);
    expect(isTime('2026-11-24T04:00:00Z', 20)).toBe(false);
    // An hour that nobody can choose any more.
    expect(isTime('2026-11-23T14:30:00Z', 7)).toBe(false);
    expect(isTime('2026-11-23T15:00:00Z', 7)).toBe(true);
  });
});
