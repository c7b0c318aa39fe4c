import { expect, it } from 'vitest';
import { canReplay } from './scan-version.ts';

it.each(['2.18.0', '2.18', '2.18.1', '2.20.0', '2.100.0', '3.0.0', '10.1.2', 'v2.18.0', ' 2.19.3 ', '2.18.0-beta.2'])(
  'REPLAY-14 a log of version %s can be replayed',
  (version) => expect(canReplay(version)).toBe(true),
);

it.each(['test', '9999', '9999a'])('REPLAY-14 OPEN-120 so can a log of the special build %s', (version) =>
  expect(canReplay(version)).toBe(true),
);

it.each([undefined, null, '', 'unknown', 2.2, {}, '2.17.9', '2.2.0', '2.9', '1.99.99', '0.0.0'])(
  'REPLAY-14 a log of version %j cannot be replayed',
  (version) => expect(canReplay(version)).toBe(false),
);
