import { expect, it } from 'vitest';
import { computeAverageSpeed, addAverageSpeed } from './average-speed.ts';

const result = (id: string, value: number | null, units: string | null) => ({ id, name: id, value, units });

it('ENT-089 derives Avg Speed from the speeds of the laps', () => {
  const laps = [result('lap1', 1.2, 'm/s'), result('lap2', 1, 'm/s')];
  expect(addAverageSpeed(laps)).toEqual([...laps, { id: 'avg-speed', name: 'Avg Speed', value: 1.1, units: 'm/s' }]);
});

it('ENT-089 derives Avg Speed from a distance and a time', () => {
  expect(addAverageSpeed([result('d', 4, 'm'), result('t', 3.2, 's')])[2]).toEqual({
    id: 'avg-speed',
    name: 'Avg Speed',
    value: 1.25,
    units: 'm/s',
  });
  expect(addAverageSpeed([result('d', 10, 'ft'), result('t', 2, 's')])[2]?.value).toBe(1.52);
});

it('ENT-089 derives nothing where there is nothing to derive from', () => {
  for (const results of [
    [],
    [result('t', 9, 's')],
    [result('d', 4, 'm'), result('t', 0, 's')],
    [result('d', null, 'm'), result('t', 2, 's')],
    [result('speed', 1.1, 'm/s')],
    [result('d', 4, 'constructor'), result('t', 2, 's')],
  ]) {
    expect(addAverageSpeed(results)).toEqual(results);
  }
  const sent = [
    { id: 'x', name: 'Avg Speed', value: 0.9, units: 'm/s' },
    result('l1', 1, 'm/s'),
    result('l2', 2, 'm/s'),
  ];
  expect(addAverageSpeed(sent)).toEqual(sent);
});

it('ENT-089 OPEN-153 an Avg Speed without a value is not evaluated', () => {
  const sent = (value: number | null) => ({ id: 'x', name: 'Avg Speed', value, units: 'm/s' });
  expect(computeAverageSpeed([sent(null), result('speed', 1.1, 'm/s')])).toBeUndefined();
  expect(computeAverageSpeed([sent(0.9), result('speed', 1.1, 'm/s')])).toEqual(sent(0.9));
});
