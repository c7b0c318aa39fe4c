import { expect, it } from 'vitest';
import { summariesByDay, summariesByLocation } from './report-groups.ts';

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
  expect(summariesByDay(sessions, 'America/Denver')).toEqual([
    { day: '2026-11-20', sessions: 1, people: 1, measured: 1, median: 0.7, below: 1, percentBelow: 100 },
    { day: '2026-11-21', sessions: 3, people: 2, measured: 2, median: 0.7, below: 1, percentBelow: 50 },
  ]);
});

it('locations of one name stay two', () => {
  const at = '2026-11-21T12:00:00Z';
  const sessions = [walk(at, 1, 1, lakeside), walk(at, 0.5, 1, otherHarbor), walk(at, 0.7, 2), walk(at, 0.9, 2)];
  expect(summariesByLocation(sessions).map(({ id, name, people, median }) => [id, name, people, median])).toEqual([
    [3, 'Harbor', 1, 0.8],
    [9, 'Harbor', 1, 0.5],
    [4, 'Lakeside', 1, 1],
  ]);
});
