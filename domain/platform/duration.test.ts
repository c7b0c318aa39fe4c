import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDurationInput, formatDuration, parseDuration, toSpokenTime } from './duration.ts';

describe('durations', () => {
  it.each([
    ['0:05', 5],
    ['1:30', 90],
    ['01:30', 90],
    ['12:00', 720],
    ['90:00', 5400],
    ['1:00:00', 3600],
    ['01:02:03', 3723],
    ['90', 90],
    ['5', 5],
    [' 45 ', 45],
  ])('BLD-54 reads %s as %i seconds', (typed, seconds) => expect(parseDuration(typed)).toEqual({ seconds }));

  it.each([
    [':30', 30],
    ['2:', 120],
    [':', 0],
    ['', 0],
    ['1::5', 3605],
  ])('OPEN-165 a missing part of %o counts as 0', (typed, seconds) =>
    expect(parseDuration(typed)).toEqual({ seconds }),
  );

  it.each(['1:75', '0:60', '1:60:00', '1:00:60', '1:2:3:4', '-5', '1.5', '1:3O', '٣٠', '123456', '1:000030'])(
    'OPEN-165 refuses %s',
    (typed) => {
      expect(parseDuration(typed)).toMatchObject({ problem: { text: 'Please enter the time as m:ss.' } });
    },
  );

  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [30, '0:30'],
    [90, '1:30'],
    [3600, '60:00'],
    [59.9, '0:59'],
  ])('BLD-52 shows %d seconds as %s', (seconds, shown) => expect(formatDuration(seconds)).toBe(shown));

  it('BLD-53 is never negative', () => expect(formatDuration(-1)).toBe('0:00'));

  it.each([
    [0, { seconds: 0 }],
    [-1, { seconds: 0 }],
    [59.9, { seconds: 59 }],
    [60, { clock: '1:00' }],
    [90, { clock: '1:30' }],
  ])('%d seconds are said by their seconds below a minute, else by minutes', (seconds, said) => {
    expect(toSpokenTime(seconds)).toEqual(said);
  });

  it('BLD-51 a time field keeps digits and colons only', () => {
    expect(cleanDurationInput('1:3a0 s-')).toBe('1:30');
  });

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.nat(359_999), (seconds) => {
        expect(parseDuration(formatDuration(seconds))).toEqual({ seconds });
      }),
    );
  });
});
