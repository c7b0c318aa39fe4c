import { expect, it } from 'vitest';
import { toGaitSessionQuery } from './gait-session-query.ts';

const now = new Date('2026-11-21T18:00:00.000Z');

it('AGAIT-02 API-31 asks for the last 90 days as ISO timestamps', () => {
  expect(toGaitSessionQuery({}, now)).toEqual({ start: '2026-08-23T18:00:00.000Z', end: '2026-11-21T18:00:00.000Z' });
});

it('finds one session by its UUID, whenever it was captured', () => {
  expect(toGaitSessionQuery({ sessionUUID: 'ab12' }, now)).toEqual({ sessionUUID: 'ab12' });
});
