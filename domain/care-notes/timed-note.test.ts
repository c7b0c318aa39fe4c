import { expect, it } from 'vitest';
import { toTimedNote } from './care-timer.ts';

const note = (startedAt: string, endedAt: string, minutes: number) =>
  toTimedNote({
    patient: { id: 7, zone: 'America/Denver' },
    startedAt: Date.parse(startedAt),
    endedAt: Date.parse(endedAt),
    minutes,
  });

it('a timed note has the times of the patient’s clock and the counted minutes', () => {
  expect(note('2026-11-20T17:00:45Z', '2026-11-20T17:31:10Z', 24)).toEqual({
    date: '2026-11-20',
    start: '10:00',
    end: '10:31',
    minutes: 24,
  });
});

it('a timed note over midnight belongs to the day on which it started', () => {
  expect(note('2026-11-21T06:50:00Z', '2026-11-21T07:10:00Z', 20)).toEqual({
    date: '2026-11-20',
    start: '23:50',
    end: '00:10',
    minutes: 20,
  });
});

it('a timed note of less than a minute, or paused over days, has no times', () => {
  expect(note('2026-11-20T17:00:00Z', '2026-11-20T17:00:59Z', 0)).toMatchObject({ start: '', end: '', minutes: 0 });
  expect(note('2026-11-20T17:00:00Z', '2026-11-21T05:00:00Z', 20)).toMatchObject({ start: '10:00', end: '22:00' });
  expect(note('2026-11-20T17:00:00Z', '2026-11-21T05:00:01Z', 20)).toMatchObject({ start: '', end: '', minutes: 20 });
});
