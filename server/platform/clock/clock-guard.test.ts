import { expect, it } from 'vitest';
import type { TenantDb } from '../db/tenant-context.ts';
import type { LogLine } from '../http/log.ts';
import { ClockGuard } from './clock-guard.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 23, 12);

/** A machine that has run for an hour when the process starts, and a database with a clock of its own. */
function desk({ worked = null, confirmed = null }: { worked?: number | null; confirmed?: string | null } = {}) {
  const at = { clock: NOON, uptime: 3_600_000, database: NOON, worked };
  const log: LogLine[] = [];
  const statements: object[] = [];
  const execute = async (statement: object) => {
    statements.push(statement);
    if (statements.length % 2 === 0 && confirmed) at.worked = at.database;
    return { rows: [{ database_ms: at.database, worked_ms: at.worked }] };
  };
  const tenantDb = { asService: (work: (tx: object) => unknown) => work({ execute }) } as unknown as TenantDb;
  const machine = { clock: () => at.clock, uptime: () => at.uptime };
  const guard = new ClockGuard(tenantDb, (line) => void log.push(line), confirmed, machine);
  const pass = (ms: number) => {
    at.clock += ms;
    at.uptime += ms;
    at.database += ms;
  };
  return { at, guard, log, pass, statements };
}

it('finds nothing in a clock that goes on as it does, over weeks of running and of being switched off', async () => {
  const { guard, pass, log } = desk({ worked: NOON - 40 * DAY });
  expect(await guard.error()).toBeNull();
  pass(30 * DAY);
  expect(await guard.error()).toBeNull();
  expect(log).toEqual([]);
});

it.each([2 * DAY, -2 * DAY, 366 * DAY, -3650 * DAY])(
  'notices at once that the clock was set by %i ms while the server ran, and that it was set back',
  async (jump) => {
    const { at, guard, log } = desk();
    expect(await guard.error()).toBeNull();
    at.clock += jump;
    expect(await guard.error()).toBe('START');
    at.clock -= jump;
    expect(await guard.error()).toBeNull();
    expect(log).toEqual([{ event: 'clock-jumped', detail: 'START' }, { event: 'clock-right' }]);
  },
);

it('lets a change of hours pass, as over daylight saving or a wrong zone', async () => {
  const { at, guard } = desk();
  for (const jump of [0.9 * DAY, -0.9 * DAY]) {
    at.clock = NOON + jump;
    at.uptime += 61_000;
    expect(await guard.error()).toBeNull();
  }
});

it.each([2 * DAY, -2 * DAY])('notices a database whose clock is %i ms away', async (away) => {
  const { at, guard } = desk();
  at.database += away;
  expect(await guard.error()).toBe('DATABASE');
  at.database -= away;
  at.uptime += 61_000;
  at.clock += 61_000;
  expect(await guard.error()).toBeNull();
});

it('notices at a start that work was done more than a day later than it is now, until the operator confirms the day', async () => {
  expect(await desk({ worked: NOON + 2 * DAY }).guard.error()).toBe('LAST_WORK');
  expect(await desk({ worked: NOON + 0.5 * DAY }).guard.error()).toBeNull();
  expect(await desk({ worked: NOON + 2 * DAY, confirmed: '2026-11-22' }).guard.error()).toBe('LAST_WORK');
  const confirmed = desk({ worked: NOON + 2 * DAY, confirmed: '2026-11-23' });
  expect(await confirmed.guard.error()).toBeNull();
  expect(confirmed.statements).toHaveLength(2);
  expect(confirmed.at.worked).toBe(NOON);
});

it('asks the database once a minute at most', async () => {
  const { guard, pass, statements } = desk();
  for (let second = 0; second < 59; second++) {
    await guard.error();
    pass(1000);
  }
  expect(statements).toHaveLength(1);
  pass(2000);
  await guard.error();
  expect(statements).toHaveLength(2);
});
