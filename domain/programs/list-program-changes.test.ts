import { expect, it } from 'vitest';
import { listProgramChanges } from './list-program-changes.ts';

const version = (programId: number, createdAt: string, savedAt: string) => ({
  programId,
  createdAt: new Date(createdAt),
  savedAt: new Date(savedAt),
});
const versions = [
  version(1, '2026-03-01T16:00:00Z', '2026-03-01T16:00:00Z'),
  // In the evening of March 4 in Denver.
  version(1, '2026-03-01T16:00:00Z', '2026-03-05T05:00:00Z'),
  version(1, '2026-03-01T16:00:00Z', '2026-03-20T15:00:00Z'),
  version(2, '2026-03-20T16:00:00Z', '2026-03-20T16:00:00Z'),
];

it('a program changes on the civil day on which it is assigned or edited, an assignment counting before an edit', () =>
  expect(listProgramChanges(versions, 'America/Denver', {})).toEqual([
    { day: '2026-03-01', kind: 'ASSIGNED' },
    { day: '2026-03-04', kind: 'EDITED' },
    { day: '2026-03-20', kind: 'ASSIGNED' },
  ]));

it('changes outside of the range are left out', () =>
  expect(listProgramChanges(versions, 'America/Denver', { from: '2026-03-02', to: '2026-03-19' })).toEqual([
    { day: '2026-03-04', kind: 'EDITED' },
  ]));
