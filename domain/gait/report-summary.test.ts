import { describe, expect, it } from 'vitest';
import { computePercentBelow, summarize, summarizeByDay, summarizeByLocation } from './report-summary.ts';

const walks = (...speeds: (number | null)[]) => speeds.map((speed, at) => ({ speed, subject: { patientId: at % 2 } }));

describe('a summary of sessions', () => {
  it('GAIT-12 CONST-07 the summary counts speeds below 0.8 m/s, and not 0.8 itself', () => {
    expect(summarize(walks(0.79, 0.8, 1.1, 0.5))).toEqual({
      sessions: 4,
      people: 2,
      measured: 4,
      median: 0.795,
      spread: { low: 0.5, high: 1.1 },
      below: 2,
      percentBelow: 50,
    });
    expect(summarize(walks(0.4, 0.9, 1)).percentBelow).toBe(33);
    expect(summarize(walks(0.8)).percentBelow).toBe(0);
    // Read as 0.80, but measured slower.
    expect(summarize(walks(0.7999)).percentBelow).toBe(100);
  });

  it('GAIT-12 a session without a speed is counted, but not part of share and median', () => {
    expect(summarize(walks(null, 0.4, null, 0.6, 1.2))).toMatchObject({
      sessions: 5,
      measured: 3,
      median: 0.6,
      below: 2,
      percentBelow: 67,
    });
    expect(summarize(walks(null))).toMatchObject({
      sessions: 1,
      measured: 0,
      median: null,
      spread: null,
      percentBelow: null,
    });
    expect(summarize([])).toMatchObject({ sessions: 0, people: 0, median: null, percentBelow: null });
  });

  it('two walks of one person are two sessions of one person', () => {
    const twice = [
      { speed: 0.7, subject: { patientId: 4 } },
      { speed: 0.9, subject: { patientId: 4 } },
    ];
    expect(summarize(twice)).toMatchObject({ sessions: 2, people: 1, median: 0.8, percentBelow: 50 });
  });
});

it('GAIT-12 a share is never rounded to none or all', () => {
  expect(computePercentBelow(1, 300)).toBe(1);
  expect(computePercentBelow(299, 300)).toBe(99);
  expect(computePercentBelow(0, 300)).toBe(0);
  expect(computePercentBelow(300, 300)).toBe(100);
});

const walk = (capturedDate: string, speed: number | null, patientId: number, location = { id: 3, name: 'Harbor' }) => ({
  capturedDate,
  speed,
  subject: { patientId, firstName: 'Ada', lastName: 'Moreno', gaitUid: null },
  location,
});
const lakeside = { id: 4, name: 'Lakeside' };
const otherHarbor = { id: 9, name: 'Harbor' };

it('OPEN-064 a walk belongs to the day of the organization’s zone', () => {
  // 06:59Z is still the 20th in Denver.
  const sessions = [
    walk('2026-11-21T06:59:59Z', 0.7, 1),
    walk('2026-11-21T07:00:00Z', 0.9, 1),
    walk('2026-11-22T03:00:00Z', 0.5, 1),
    walk('2026-11-22T04:00:00Z', null, 2),
  ];
  expect(summarizeByDay(sessions, 'America/Denver')).toEqual([
    {
      day: '2026-11-20',
      sessions: 1,
      people: 1,
      measured: 1,
      median: 0.7,
      spread: { low: 0.7, high: 0.7 },
      below: 1,
      percentBelow: 100,
    },
    {
      day: '2026-11-21',
      sessions: 3,
      people: 2,
      measured: 2,
      median: 0.7,
      spread: { low: 0.5, high: 0.9 },
      below: 1,
      percentBelow: 50,
    },
  ]);
});

it('two locations with one name stay two', () => {
  const at = '2026-11-21T12:00:00Z';
  const sessions = [walk(at, 1, 1, lakeside), walk(at, 0.5, 1, otherHarbor), walk(at, 0.7, 2), walk(at, 0.9, 2)];
  expect(summarizeByLocation(sessions).map(({ id, name, people, median }) => [id, name, people, median])).toEqual([
    [3, 'Harbor', 1, 0.8],
    [9, 'Harbor', 1, 0.5],
    [4, 'Lakeside', 1, 1],
  ]);
});
