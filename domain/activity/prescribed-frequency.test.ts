import { describe, expect, it } from 'vitest';
import { toPrescribedFrequencies, type FrequencyVersion } from './adherence.ts';

const saved = (
  programId: number,
  savedAt: string,
  [dailyFrequency, weeklyFrequency]: [number, number],
  { created = savedAt, ended = null }: { created?: string; ended?: string | null } = {},
): FrequencyVersion => ({
  programId,
  createdAt: new Date(created),
  endedAt: ended === null ? null : new Date(ended),
  savedAt: new Date(savedAt),
  dailyFrequency,
  weeklyFrequency,
  setsPerSession: 6,
});
const zone = 'America/Denver';

describe('the prescribed frequency', () => {
  it('is empty without a program', () => expect(toPrescribedFrequencies([], zone)).toEqual([]));

  it('of a version applies until the next one, by days in the patient’s time zone', () => {
    const created = '2026-01-05T18:00:00Z';
    expect(
      toPrescribedFrequencies(
        [
          saved(1, created, [3, 5]),
          // Still the evening of the 9th in Denver.
          saved(1, '2026-02-10T05:00:00Z', [2, 5], { created }),
          saved(1, '2026-03-02T18:00:00Z', [2, 3], { created }),
        ],
        zone,
      ),
    ).toEqual([
      { since: '2026-01-05', until: '2026-02-09', dailyFrequency: 3, weeklyFrequency: 5, setsPerSession: 6 },
      { since: '2026-02-09', until: '2026-03-02', dailyFrequency: 2, weeklyFrequency: 5, setsPerSession: 6 },
      { since: '2026-03-02', until: null, dailyFrequency: 2, weeklyFrequency: 3, setsPerSession: 6 },
    ]);
  });

  it('stays one entry when a change concerns something else', () => {
    const created = '2026-01-05T18:00:00Z';
    const versions = [saved(1, created, [3, 5]), saved(1, '2026-02-10T18:00:00Z', [3, 5], { created })];
    expect(toPrescribedFrequencies(versions, zone)).toEqual([
      { since: '2026-01-05', until: null, dailyFrequency: 3, weeklyFrequency: 5, setsPerSession: 6 },
    ]);
  });

  it('becomes another entry when exercises were added at the same frequency', () => {
    const created = '2026-01-05T18:00:00Z';
    const more = { ...saved(1, '2026-02-10T18:00:00Z', [3, 5], { created }), setsPerSession: 9 };
    expect(toPrescribedFrequencies([saved(1, created, [3, 5]), more], zone)).toMatchObject([
      { until: '2026-02-10', setsPerSession: 6 },
      { since: '2026-02-10', setsPerSession: 9 },
    ]);
  });

  it('ends with the program; the next program starts another entry of the same frequency', () => {
    const ended = '2026-02-20T18:00:00Z';
    const created = '2026-01-05T18:00:00Z';
    expect(
      toPrescribedFrequencies(
        [
          saved(1, created, [3, 5], { ended }),
          saved(1, '2026-02-01T18:00:00Z', [1, 2], { created, ended }),
          saved(2, '2026-03-01T18:00:00Z', [1, 2]),
        ],
        zone,
      ),
    ).toEqual([
      { since: '2026-01-05', until: '2026-02-01', dailyFrequency: 3, weeklyFrequency: 5, setsPerSession: 6 },
      { since: '2026-02-01', until: '2026-02-20', dailyFrequency: 1, weeklyFrequency: 2, setsPerSession: 6 },
      { since: '2026-03-01', until: null, dailyFrequency: 1, weeklyFrequency: 2, setsPerSession: 6 },
    ]);
  });

  it('of the first known version applies from the program’s beginning', () => {
    const versions = [saved(1, '2026-02-10T18:00:00Z', [3, 5], { created: '2025-12-01T18:00:00Z' })];
    expect(toPrescribedFrequencies(versions, zone)[0]).toMatchObject({ since: '2025-12-01', until: null });
  });
});
