import { expect, it } from 'vitest';
import { toSeverity } from './severity.ts';

it.each([
  [90, 'HIGH'],
  [70, 'HIGH'],
  [69, 'MEDIUM'],
  [40, 'MEDIUM'],
  [39, 'LOW'],
  [20, 'LOW'],
] as const)('a reason of urgency %i is of %s severity', (urgency, severity) => {
  expect(toSeverity(urgency)).toBe(severity);
});
