import { expect, it } from 'vitest';
import { civilMoment } from './civil-moment.ts';

it.each([
  // Denver goes from 2 to 3 in the morning of 2026-03-08, and from 2 back to 1 on 2026-11-01.
  ['2026-03-08T08:59:59Z', 'America/Denver', '2026-03-08T01:59:59'],
  ['2026-03-08T09:00:00Z', 'America/Denver', '2026-03-08T03:00:00'],
  ['2026-03-09T05:30:00Z', 'America/Denver', '2026-03-08T23:30:00'],
  ['2026-11-01T07:30:00Z', 'America/Denver', '2026-11-01T01:30:00'],
  ['2026-11-01T08:30:00Z', 'America/Denver', '2026-11-01T01:30:00'],
  ['2026-03-09T06:00:00Z', 'America/Denver', '2026-03-09T00:00:00'],
  ['2026-03-08T12:00:00Z', 'Pacific/Honolulu', '2026-03-08T02:00:00'],
])('OPEN-064 %s is %s %s', (instant, zone, civil) => expect(civilMoment(instant, zone)).toBe(civil));
