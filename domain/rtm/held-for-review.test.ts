import { describe, expect, it } from 'vitest';
import { findHoldingCharges } from './stored-cycles.ts';

const charge = (id: number, startDate: string, status: string, clock = 'ROLLING_30') => ({
  id,
  clock,
  startDate,
  status,
});
const held = charge(1, '2026-03-31', 'READY_TO_BILL');
const holding = (...charges: ReturnType<typeof charge>[]) => findHoldingCharges(held, charges).map(({ id }) => id);

describe('RTM.md 7 the charges that a cycle is held for', () => {
  it('start less than 30 days from it, before or after, where they are billed', () => {
    expect(
      holding(
        charge(2, '2026-03-01', 'BILLED'),
        charge(3, '2026-03-02', 'BILLED'),
        charge(4, '2026-04-29', 'BILLED'),
        charge(5, '2026-04-30', 'BILLED'),
      ),
    ).toEqual([3, 4]);
  });

  it('are only earlier ones where they are ready but not billed', () => {
    expect(
      holding(
        charge(2, '2026-03-30', 'READY_TO_BILL'),
        charge(3, '2026-03-31', 'READY_TO_BILL'),
        charge(4, '2026-04-01', 'READY_TO_BILL'),
        charge(5, '2026-03-30', 'IN_PROGRESS'),
        charge(6, '2026-03-30', 'DO_NOT_BILL'),
      ),
    ).toEqual([2]);
  });

  it('never include itself or one of another kind', () => {
    expect(holding(held, { ...held, status: 'BILLED' })).toEqual([]);
    expect(holding(charge(2, '2026-03-30', 'BILLED', 'EPISODE'))).toEqual([]);
    expect(holding(charge(2, '2026-03-31', 'BILLED', 'CALENDAR_MONTH'))).toEqual([]);
  });
});
