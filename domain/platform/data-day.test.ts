import { describe, expect, it } from 'vitest';
import { toDataDay } from './data-day.ts';

const zone = 'America/Denver';
/** 23:55 on Nov 20 in Denver. */
const now = new Date('2026-11-21T06:55:00Z');
const dayOf = (instant: string) => toDataDay(new Date(instant), now, zone);

describe('RTM.md 12 the day of data', () => {
  it('data of the past belong to the day that they say, in the patient’s zone', () => {
    expect(dayOf('2026-11-20T06:59:59Z')).toEqual({ day: '2026-11-19', isFutureDated: false });
    expect(dayOf('2026-11-20T07:00:00Z')).toEqual({ day: '2026-11-20', isFutureDated: false });
    expect(dayOf('2026-11-21T06:55:00Z')).toEqual({ day: '2026-11-20', isFutureDated: false });
  });

  it('a phone up to 10 minutes ahead logs on the server’s day, also where its own is the next one', () => {
    expect(dayOf('2026-11-21T07:00:00Z')).toEqual({ day: '2026-11-20', isFutureDated: false });
    expect(dayOf('2026-11-21T07:05:00Z')).toEqual({ day: '2026-11-20', isFutureDated: false });
  });

  it('data more than 10 minutes ahead are dated ahead, on the same day as on a later one', () => {
    expect(dayOf('2026-11-21T07:05:00.001Z')).toEqual({ day: '2026-11-21', isFutureDated: true });
    const morning = new Date('2026-11-20T15:00:00Z');
    expect(toDataDay(new Date('2026-11-20T15:11:00Z'), morning, zone)).toEqual({
      day: '2026-11-20',
      isFutureDated: true,
    });
  });
});
