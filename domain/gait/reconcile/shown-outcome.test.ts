import { expect, it } from 'vitest';
import { countOutcomes } from './shown-outcome.ts';

it('OPEN-100 counts rows by what becomes of them, done ones first', () => {
  const rows = [
    { row: 2, outcome: 'NO_PATIENT' },
    { row: 3, outcome: 'UPDATE' },
    { row: 4, outcome: 'NO_PATIENT' },
    { row: 5, outcome: 'UPDATE' },
    { row: 6, outcome: 'NAMED_OTHERWISE' },
  ] as const;
  expect(countOutcomes(rows, new Set([5, 6]))).toEqual([
    { outcome: 'UPDATED', count: 2 },
    { outcome: 'UPDATE', count: 1 },
    { outcome: 'NO_PATIENT', count: 2 },
  ]);
});
