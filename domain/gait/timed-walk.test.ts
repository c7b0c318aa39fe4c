import { describe, expect, it } from 'vitest';
import { TimedWalk } from '../../contract/gait/timed-walks.ts';
import { compareWithThreshold, computeTimedSpeed, toGaitItems } from './timed-walk.ts';

describe('the speed of a walk that was timed by hand', () => {
  it('AGAIT-06 the speed is meters per second', () => {
    expect(computeTimedSpeed({ metres: 4, seconds: 5, start: 'MOVING' }).value).toBe(0.8);
    expect(computeTimedSpeed({ metres: 10, seconds: 8, start: 'STANDING' }).value).toBe(1.25);
  });

  it.each([
    [4.8, 6],
    [2.4, 3],
    [3.8, 4.75],
  ])('CONST-07 CONST-09 the speed of %f m in %f s is exactly the threshold', (metres, seconds) => {
    const { value } = computeTimedSpeed({ metres, seconds, start: 'STANDING' });
    expect([value, compareWithThreshold(value)]).toEqual([0.8, 'REACHED']);
    expect(computeTimedSpeed({ metres, seconds: seconds + 0.01, start: 'STANDING' }).value).toBeLessThan(0.8);
  });

  it('the interval is that of a hand on a stopwatch: 0.196 s of the time', () => {
    // 4 m in 5 s: 0.8 m/s, of which 0.196 s in 5 s are 3.92 percent.
    expect(computeTimedSpeed({ metres: 4, seconds: 5, start: 'MOVING' }).plusMinus).toBeCloseTo(0.03, 10);
    // 10 m in 8 s: 1.25 m/s and 2.45 percent; 2 m in 1 s: 2 m/s and 19.6 percent.
    expect(computeTimedSpeed({ metres: 10, seconds: 8, start: 'MOVING' }).plusMinus).toBeCloseTo(0.03, 10);
    expect(computeTimedSpeed({ metres: 2, seconds: 1, start: 'MOVING' }).plusMinus).toBeCloseTo(0.39, 10);
  });

  it('the interval agrees with Youdas et al. 2006 beside an instrumented walkway: -0.05 to 0.09 m/s, 0.07 to each side', () => {
    expect(computeTimedSpeed({ metres: 5, seconds: 5 / 1.3, start: 'MOVING' }).plusMinus).toBeCloseTo(0.07, 10);
  });

  it('CONST-09 the interval is never shown as zero', () => {
    // 4 m in 20 s: 0.2 m/s and 0.98 percent.
    expect(computeTimedSpeed({ metres: 4, seconds: 20, start: 'MOVING' }).plusMinus).toBe(0.01);
  });

  it('a walk timed from a stand has no interval', () => {
    expect(computeTimedSpeed({ metres: 4, seconds: 5, start: 'STANDING' })).toEqual({ value: 0.8 });
  });

  it('AGAIT-06 ENT-038 ENT-039 CONST-06 a timed walk has item speed, measure avgSpeed in m/s, source stopwatch', () => {
    expect(toGaitItems({ metres: 6, seconds: 5, start: 'STANDING' })).toEqual([
      {
        name: 'speed',
        measures: [{ name: 'avgSpeed', displayName: 'Gait Speed', value: 1.2, unit: 'm/s', source: 'STOPWATCH' }],
      },
    ]);
  });
});

describe('a speed beside the threshold', () => {
  it.each([
    [0.79, 'BELOW'],
    [0.7949, 'BELOW'],
    [0.7984, 'JUST_BELOW'],
    [0.8, 'REACHED'],
    [1.3, 'REACHED'],
  ])('CONST-07 CONST-09 a speed of %f m/s is %s', (speed, word) => {
    expect(compareWithThreshold(speed)).toBe(word);
  });
});

describe('what is taken for a timed walk', () => {
  const walk = {
    sessionUUID: 'A8F0E3B0-6A39-4B4F-9A40-5A1F2F3B4C5D',
    subject: { patientId: 7 },
    metres: 4,
    seconds: 4,
    start: 'MOVING',
    assistanceOption: 'CANE',
    capturedDate: '2026-11-20T09:00:00-07:00',
  };
  const faults = (wrong: object) =>
    TimedWalk['~standard'].validate({ ...walk, ...wrong }) as { issues?: { path: string[]; message: string }[] };

  it('ENT-034 the id may be in either case, and the comment is empty by default', () => {
    expect(faults({})).toEqual({
      value: { ...walk, sessionUUID: 'a8f0e3b0-6a39-4b4f-9a40-5a1f2f3b4c5d', comment: '' },
    });
  });

  it.each([
    ['the shortest distance', { metres: 2 }],
    ['the longest distance', { metres: 50, seconds: 50 }],
    ['the shortest time', { metres: 2, seconds: 1 }],
    ['the longest time', { seconds: 600 }],
    ['the fastest pace that somebody walks', { metres: 8, seconds: 2 }],
  ])('the schema accepts %s', (_what, right) => {
    expect(faults(right).issues).toBeUndefined();
  });

  it.each([
    ['no distance', { metres: Number.NaN }, ['metres', 'Meters must be between 2 and 50']],
    ['too short a distance', { metres: 1.9 }, ['metres', 'Meters must be between 2 and 50']],
    ['too long a distance', { metres: 51 }, ['metres', 'Meters must be between 2 and 50']],
    ['too short a time', { seconds: 0.9 }, ['seconds', 'Seconds must be between 1 and 600']],
    ['too long a time', { seconds: 601 }, ['seconds', 'Seconds must be between 1 and 600']],
    [
      'a pace that nobody walks',
      { metres: 8.1, seconds: 2 },
      ['seconds', 'No one walks faster than 4 m/s. Check the distance and time.'],
    ],
    [
      'a date before all records',
      { capturedDate: '1999-12-31T00:00:00Z' },
      ['capturedDate', 'The date is out of range'],
    ],
    ['a time without offset', { capturedDate: '2026-11-20T09:00:00' }, ['capturedDate', 'Not a valid date and time']],
  ])('the schema rejects %s', (_what, wrong, [field, message]) => {
    expect(faults(wrong).issues?.[0]).toMatchObject({ path: [field], message });
  });
});
