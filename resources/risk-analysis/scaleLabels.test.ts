import { expect, it } from 'vitest';
import { fits, placeInRows } from './scaleLabels.ts';

const rowsOf = (width: number, labels: [at: number, text: string][]) =>
  placeInRows(
    labels.map(([at, text]) => ({ at, text })),
    width,
  ).map(({ text, row }) => [text, row]);

it('RISK-52 limits that are close together stand in rows, so that none covers another', () => {
  const tremor: [number, string][] = [
    [0, '0'],
    [1 / 17, '1'],
    [3 / 17, '3'],
    [10 / 17, '10'],
    [1, '17 cm'],
  ];
  expect(rowsOf(600, tremor).map(([, row]) => row)).toEqual([0, 0, 0, 0, 0]);
  // On 200 pixels 0 and 1 are twelve pixels apart.
  expect(rowsOf(200, tremor).map(([, row]) => row)).toEqual([0, 1, 0, 0, 0]);
});

it('RISK-52 a name stands in its range only where it fits', () => {
  expect(fits('Slight', { from: 0, to: 1 / 17 }, 300)).toBe(false);
  expect(fits('Moderate', { from: 3 / 17, to: 10 / 17 }, 300)).toBe(true);
});
