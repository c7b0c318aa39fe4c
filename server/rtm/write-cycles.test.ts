import { describe, expect, it } from 'vitest';
import type { CycleColumns } from './recalculate.ts';
import { toStatusChangeRows } from './write-cycles.ts';
import type { CycleRow } from './cycle-queries.ts';

const columns = {
  code: '98981',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  status: 'READY_TO_BILL',
  units: 1,
  minutes: 45,
  explanation: { code: 'rtm.example', text: 'As it is now.' },
} as CycleColumns;

const kept = (from: Partial<CycleRow>, to: Partial<CycleColumns>) =>
  toStatusChangeRows({
    organizationId: 1,
    patientId: 2,
    removed: [],
    added: [],
    moved: [{ row: { ...columns, id: 3, ...from } as CycleRow, columns: { ...columns, ...to } }],
  }).map(({ fromStatus, toStatus, changedBy, reason }) => [fromStatus, toStatus, changedBy, reason]);

describe('OPEN-080 what is ready to bill says so when it becomes another charge', () => {
  it.each<Partial<CycleColumns>>([
    { units: 2 },
    { code: '98980' },
    { startDate: '2026-10-02' },
    { endDate: '2026-10-30' },
  ])('%o', (change) => {
    expect(kept({}, change)).toEqual([['READY_TO_BILL', 'READY_TO_BILL', 'system', 'As it is now.']]);
    expect(kept({ status: 'IN_PROGRESS' }, { ...change, status: 'IN_PROGRESS' })).toEqual([]);
  });

  it('and keeps still where the charge is the same', () => {
    expect(kept({}, { minutes: 46, explanation: { code: 'rtm.example', text: 'Another sentence.' } })).toEqual([]);
  });
});
