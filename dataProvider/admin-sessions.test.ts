import { expect, it } from 'vitest';
import { toGaitSessionQuery, toScanSessionQuery } from './admin-sessions.ts';

const now = new Date('2026-11-21T18:00:00.000Z');

it('AGAIT-02 API-31 asks for the last 90 days as ISO timestamps', () => {
  expect(toGaitSessionQuery({}, now)).toEqual({ start: '2026-08-23T18:00:00.000Z', end: '2026-11-21T18:00:00.000Z' });
});

it('finds one session by its UUID, whenever it was captured', () => {
  expect(toGaitSessionQuery({ sessionUUID: 'ab12' }, now)).toEqual({ sessionUUID: 'ab12' });
});

const dateRange = { startDate: null, endDate: null, seven: true, thirty: false, ninety: false };

it('API-22 API-23 sends the filters with the period as instants', () => {
  expect(
    toScanSessionQuery({ provider: 'ruiz', assessmentIds: ['AST-0001'], dateRange, zone: 'America/Denver' }, now),
  ).toEqual({
    provider: 'ruiz',
    assessmentIds: ['AST-0001'],
    start: '2026-11-14T07:00:00.000Z',
    end: '2026-11-22T06:59:59.999Z',
  });
});

it('ASCAN-10 a session UUID overrides all other filters', () => {
  expect(toScanSessionQuery({ sessionUUID: 'ab12', provider: 'ruiz', dateRange, zone: 'America/Denver' }, now)).toEqual(
    {
      sessionUUID: 'ab12',
    },
  );
});
