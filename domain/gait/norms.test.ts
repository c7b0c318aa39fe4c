import { describe, expect, it } from 'vitest';
import { getAge, compareSpeed } from './norms.ts';

const at = (age: number) => ({ dob: `${2026 - age}-01-01`, day: '2026-11-10' });
const compared = (speed: number, sex: 'MALE' | 'FEMALE' | null, age: number) =>
  compareSpeed(speed, { sex, dob: at(age).dob }, at(age).day);

describe('a speed beside that of others', () => {
  // Bohannon and Williams Andrews 2011, means in m/s by sex and decade.
  it.each([
    [20, 1.36, 1.34],
    [39, 1.43, 1.34],
    [40, 1.43, 1.39],
    [59, 1.43, 1.31],
    [60, 1.34, 1.24],
    [79, 1.26, 1.13],
    [80, 0.97, 0.94],
    [99, 0.97, 0.94],
  ])('a speed at age %i is compared with %f of men and %f of women', (age, men, women) => {
    expect(compared(1, 'MALE', age)).toMatchObject({ kind: 'COMPARED', mean: men });
    expect(compared(1, 'FEMALE', age)).toMatchObject({ kind: 'COMPARED', mean: women });
  });

  it('the comparison is a whole percent of the mean', () => {
    expect(compared(1.1, 'FEMALE', 65)).toEqual({
      kind: 'COMPARED',
      sex: 'FEMALE',
      from: 60,
      to: 69,
      mean: 1.24,
      interval: { from: 1.18, to: 1.3 },
      percent: 89,
    });
    expect(compared(1.5, 'MALE', 85)).toMatchObject({ from: 80, to: 99, percent: 155 });
  });

  it('the mean lies within its confidence interval for each sex and decade', () => {
    for (const age of [25, 35, 45, 55, 65, 75, 85])
      for (const sex of ['MALE', 'FEMALE'] as const) {
        const norm = compared(1, sex, age);
        if (norm.kind !== 'COMPARED') throw new Error(norm.kind);
        expect(norm.mean).toBeGreaterThan(norm.interval.from);
        expect(norm.mean).toBeLessThan(norm.interval.to);
      }
  });

  it('the comparison names missing demographics', () => {
    expect(compareSpeed(1, { sex: null, dob: null }, '2026-11-10')).toEqual({
      kind: 'MISSING',
      missing: ['sex', 'dob'],
    });
    expect(compareSpeed(1, { sex: 'MALE', dob: null }, '2026-11-10')).toEqual({ kind: 'MISSING', missing: ['dob'] });
    expect(compared(1, null, 60)).toEqual({ kind: 'MISSING', missing: ['sex'] });
  });

  it.each([19, 100])('there is no norm at age %i', (age) => {
    expect(compared(1, 'MALE', age)).toEqual({ kind: 'OUTSIDE', age });
  });
});

it('the age is that on the day of the walk', () => {
  expect(getAge('1966-11-10', '2026-11-09')).toBe(59);
  expect(getAge('1966-11-10', '2026-11-10')).toBe(60);
  expect(getAge('1964-02-29', '2026-02-28')).toBe(61);
  expect(getAge('1964-02-29', '2026-03-01')).toBe(62);
});
