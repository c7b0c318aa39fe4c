import { describe, expect, it } from 'vitest';
import { scanDays, scanInstants, shownDay } from './period.ts';

const today = '2026-11-21';

describe('days of the scan sessions list', () => {
  it('ASCAN-05 OPEN-126 a first visit has the last 30 days, and each preset its own', () => {
    expect(scanDays({}, today)).toEqual({ first: '2026-10-22', last: '2026-11-21' });
    expect(scanDays({ preset: 7 }, today)).toEqual({ first: '2026-11-14', last: '2026-11-21' });
    expect(scanDays({ preset: 30 }, today)).toEqual({ first: '2026-10-22', last: '2026-11-21' });
    expect(scanDays({ preset: 90 }, today)).toEqual({ first: '2026-08-23', last: '2026-11-21' });
  });

  it('ASCAN-08 OPEN-126 goes 2 days back when no preset is ticked and no range is set', () => {
    expect(scanDays({ preset: 0 }, today)).toEqual({ first: '2026-11-19', last: '2026-11-21' });
  });

  it('ASCAN-06 takes days of the reader, up to today', () => {
    expect(scanDays({ preset: 0, startDate: '2026-11-01', endDate: '2026-11-05' }, today)).toEqual({
      first: '2026-11-01',
      last: '2026-11-05',
    });
    expect(scanDays({ preset: 0, startDate: '2026-11-01', endDate: '2027-01-01' }, today)).toEqual({
      first: '2026-11-01',
      last: '2026-11-21',
    });
    expect(scanDays({ preset: 0, startDate: '2026-11-09', endDate: '2026-11-05' }, today)).toEqual({
      first: '2026-11-05',
      last: '2026-11-05',
    });
  });

  it('API-23 become ISO instants that hold whole days of the zone', () => {
    expect(scanInstants({ preset: 7 }, 'America/Denver', new Date('2026-11-21T03:00:00Z'))).toEqual({
      start: '2026-11-13T07:00:00.000Z',
      end: '2026-11-21T06:59:59.999Z',
    });
  });

  it('ASCAN-07 are shown as dd LLL yyyy', () => {
    expect(shownDay('2026-09-05')).toBe('05 Sep 2026');
  });
});
