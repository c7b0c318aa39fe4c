import { describe, expect, it } from 'vitest';
import { isBillingFinal, monthStatus, needsReason, nextStatus, remainingDays, statusBefore } from './status.ts';

describe('what somebody may do with a cycle', () => {
  it('RTM-15 advances READY_TO_BILL to BILLED, RTM-16 reverts BILLED to READY_TO_BILL', () => {
    expect(nextStatus('READY_TO_BILL')).toBe('BILLED');
    expect(nextStatus('BILLED')).toBe('READY_TO_BILL');
    expect(statusBefore('BILLED')).toBe('READY_TO_BILL');
    expect(statusBefore('READY_TO_BILL')).toBe('BILLED');
  });

  it('RTM-17 offers nothing for the other statuses', () => {
    for (const status of ['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE'] as const)
      expect([nextStatus(status), statusBefore(status)]).toEqual([null, null]);
  });

  it('asks the reason of taking a billing back, and of nothing else', () => {
    expect(needsReason('BILLED')).toBe(true);
    expect(needsReason('READY_TO_BILL')).toBe(false);
  });
});

it('RTM-18 calls READY_TO_BILL and BILLED billing-final', () => {
  expect((['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED'] as const).map(isBillingFinal)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('ENT-048 gives a month the status of what is to be done first', () => {
  expect(monthStatus(['BILLED', 'IN_PROGRESS', 'READY_TO_BILL'])).toBe('READY_TO_BILL');
  expect(monthStatus(['BILLED', 'IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE'])).toBe('IN_PROGRESS');
  expect(monthStatus(['ACTIVE_DAYS_INCOMPLETE', 'BILLED'])).toBe('BILLED');
  expect(monthStatus(['ACTIVE_DAYS_INCOMPLETE'])).toBe('ACTIVE_DAYS_INCOMPLETE');
});

describe('days still missing', () => {
  const window = {
    status: 'IN_PROGRESS' as const,
    clock: 'ROLLING_30',
    endDate: '2026-12-01',
    numActiveDays: 1,
    numRequiredDays: 2,
  };

  it('OPEN-077 leads to the code, and then to the next one while the window is open', () => {
    expect(remainingDays(window)).toBe(1);
    expect(remainingDays({ ...window, numActiveDays: 5 })).toBe(11);
    expect(remainingDays({ ...window, numActiveDays: 16, numRequiredDays: 16 })).toBe(0);
  });

  it('leads nowhere further once the window has closed, nor for set-up', () => {
    expect(remainingDays({ ...window, status: 'READY_TO_BILL', numActiveDays: 5 })).toBe(0);
    expect(remainingDays({ ...window, clock: 'EPISODE', numActiveDays: 5 })).toBe(0);
    expect(remainingDays({ ...window, status: 'ACTIVE_DAYS_INCOMPLETE', numActiveDays: 1 })).toBe(1);
  });

  it('OPEN-076 asks no days for minutes of a month', () => {
    const month = { ...window, clock: 'CALENDAR_MONTH', endDate: '2026-12-31', numActiveDays: 0, numRequiredDays: 0 };
    expect(remainingDays(month)).toBe(0);
  });

  it('asks 16 days in a window that ended before 2026', () => {
    expect(remainingDays({ ...window, endDate: '2025-12-31', numActiveDays: 5, numRequiredDays: 16 })).toBe(11);
  });
});
