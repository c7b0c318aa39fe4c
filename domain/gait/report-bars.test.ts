import { describe, expect, it } from 'vitest';
import { createDayBars, getNameInterval, getScaleEnd, createSessionBars } from './report-bars.ts';

const walk = (
  id: number,
  speed: number | null,
  gaitUid: string | null = `G-${id}`,
  capturedDate = '2026-11-21T18:00:00Z',
) => ({
  id,
  capturedDate,
  speed,
  source: 'DEVICE' as const,
  plusMinus: null,
  subject: { patientId: id, firstName: 'Ada', lastName: 'Moreno', gaitUid },
  location: { id: 3, name: 'Harbor' },
});

describe('the bars of a day', () => {
  const sessions = [
    walk(11, 0.9),
    walk(12, null),
    walk(13, 0.5, null),
    walk(14, 0.9, 'EVENT-2026-000014'),
    walk(15, 1, 'EVENT-2026-1'),
  ];

  it('GAIT-10 are the sessions with a speed; one without is not drawn as zero and keeps its number', () => {
    expect(createSessionBars(sessions, 'time', 'number').map(({ name, speed }) => [name, speed])).toEqual([
      ['1', 0.9],
      ['3', 0.5],
      ['4', 0.9],
      ['5', 1],
    ]);
  });

  it('GAIT-10 can be ordered by speed, and named by Unique Gait ID', () => {
    expect(createSessionBars(sessions, 'speed', 'uid').map(({ id, name }) => [id, name])).toEqual([
      ['13', '3'],
      ['11', 'G-11'],
      ['14', 'EVENT-2026-…'],
      ['15', 'EVENT-2026-1'],
    ]);
  });

  it('GAIT-08 never carry the name of a person', () => {
    for (const names of ['number', 'uid'] as const)
      for (const { name } of createSessionBars(sessions, 'time', names)) expect(name).not.toMatch(/Ada|Moreno/);
  });
});

it('GAIT-10 a range has a bar a day, as high as its median, and keeps the place of days without one', () => {
  const sessions = [
    walk(1, 0.6, null, '2026-11-19T18:00:00Z'),
    walk(2, 1, null, '2026-11-19T19:00:00Z'),
    walk(3, null, null, '2026-11-21T18:00:00Z'),
  ];
  expect(createDayBars(sessions, { from: '2026-11-19', to: '2026-11-21', locationId: null }, 'America/Denver')).toEqual(
    [
      {
        id: '2026-11-19',
        name: '11/19',
        speed: 0.8,
        sessions: 2,
        measured: 2,
        percentBelow: 50,
        spread: { count: 2, low: 0.6, high: 1 },
      },
      { id: '2026-11-20', name: '11/20', speed: null, sessions: 0, measured: 0, percentBelow: null, spread: null },
      { id: '2026-11-21', name: '11/21', speed: null, sessions: 1, measured: 0, percentBelow: null, spread: null },
    ],
  );
});

it.each([
  [[], 1],
  [[0.3], 1],
  [[0.99], 1],
  [[1], 1.2],
  [[1.2, 0.4], 1.4],
  [[1.39], 1.4],
  [[2.6], 2.8],
])('GAIT-11 above %j the scale ends at %s m/s, with room above the dashed line', (speeds, end) => {
  expect(getScaleEnd(speeds.map((speed, id) => ({ id: String(id), name: '', speed })))).toBe(end);
});

it('the scale ends above the fastest session that a bar sums up', () =>
  expect(getScaleEnd([{ id: '1', name: '', speed: 0.9, spread: { count: 3, low: 0.7, high: 1.5 } }])).toBe(1.6));

it('names as many bars as there is room for', () => {
  expect(getNameInterval(40, 20)).toBe(1);
  expect(getNameInterval(10, 24)).toBe(5);
  expect(getNameInterval(6, 24)).toBe(5);
  expect(getNameInterval(3, 24)).toBe(10);
});
