import { expect, it } from 'vitest';
import { chooseLog } from './scanReplay.tsx';

const both = ['video', 'pose-log', 'hands-log'];

it.each([
  ['AST-0050', both, 'hands-log'],
  ['AST-0019', both, 'pose-log'],
  ['AST-0050', ['pose-log'], 'pose-log'],
  ['AST-0019', ['hands-log'], 'hands-log'],
  ['AST-9999', both, 'pose-log'],
  ['AST-0019', ['video', 'graphs-gait'], null],
])('REPLAY-07 REPLAY-08 of a session of %s with %j the replayed recording is %s', (assessmentId, artifacts, log) => {
  expect(chooseLog({ assessmentId, artifacts })).toBe(log);
});
