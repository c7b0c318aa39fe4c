import { describe, expect, it } from 'vitest';
import {
  classifyCode,
  isBillingFinal,
  computeMonthStatus,
  needsReason,
  findNextStatus,
  countRemainingDays,
  findPreviousStatus,
} from './cycle.ts';

describe('the control of a cycle’s status', () => {
  it('RTM-15 advances READY_TO_BILL to BILLED, RTM-16 reverts BILLED to READY_TO_BILL', () => {
    expect(findNextStatus('READY_TO_BILL')).toBe('BILLED');
    expect(findNextStatus('BILLED')).toBe('READY_TO_BILL');
    expect(findPreviousStatus('BILLED')).toBe('READY_TO_BILL');
    expect(findPreviousStatus('READY_TO_BILL')).toBe('BILLED');
  });

  it('RTM-17 the other statuses have no next status', () => {
    for (const status of ['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE'] as const)
      expect([findNextStatus(status), findPreviousStatus(status)]).toEqual([null, null]);
  });

  it('only reverting a billed cycle needs a reason', () => {
    expect(needsReason('BILLED')).toBe(true);
    expect(needsReason('READY_TO_BILL')).toBe(false);
  });
});

it('RTM-18 READY_TO_BILL and BILLED are billing-final', () => {
  expect((['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED'] as const).map(isBillingFinal)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('ENT-048 a month has its most urgent status', () => {
  expect(computeMonthStatus(['BILLED', 'IN_PROGRESS', 'READY_TO_BILL'])).toBe('READY_TO_BILL');
  expect(computeMonthStatus(['BILLED', 'IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE'])).toBe('IN_PROGRESS');
  expect(computeMonthStatus(['ACTIVE_DAYS_INCOMPLETE', 'BILLED'])).toBe('BILLED');
  expect(computeMonthStatus(['ACTIVE_DAYS_INCOMPLETE'])).toBe('ACTIVE_DAYS_INCOMPLETE');
});

describe('days still missing', () => {
  const window = {
    status: 'IN_PROGRESS' as const,
    clock: 'ROLLING_30',
    endDate: '2026-12-01',
    numActiveDays: 1,
    numRequiredDays: 2,
  };

  it('OPEN-077 are counted to the code, and then to the next one while the window is open', () => {
    expect(countRemainingDays(window)).toBe(1);
    expect(countRemainingDays({ ...window, numActiveDays: 5 })).toBe(11);
    expect(countRemainingDays({ ...window, numActiveDays: 16, numRequiredDays: 16 })).toBe(0);
  });

  it('are not counted further once the window has closed, nor for set-up', () => {
    expect(countRemainingDays({ ...window, status: 'READY_TO_BILL', numActiveDays: 5 })).toBe(0);
    expect(countRemainingDays({ ...window, clock: 'EPISODE', numActiveDays: 5 })).toBe(0);
    expect(countRemainingDays({ ...window, status: 'ACTIVE_DAYS_INCOMPLETE', numActiveDays: 1 })).toBe(1);
  });

  it('OPEN-076 are 0 for codes that count minutes', () => {
    const month = { ...window, clock: 'CALENDAR_MONTH', endDate: '2026-12-31', numActiveDays: 0, numRequiredDays: 0 };
    expect(countRemainingDays(month)).toBe(0);
  });

  it('are counted to 16 in a window that ended before 2026', () => {
    expect(countRemainingDays({ ...window, endDate: '2025-12-31', numActiveDays: 5, numRequiredDays: 16 })).toBe(11);
  });
});

describe('the group of a month’s code', () => {
  it.each([
    ['READY_TO_BILL', null, 'BILLABLE'],
    ['BILLED', null, 'BILLABLE'],
    ['READY_TO_BILL', { by: '2026-11-30' }, 'BILLABLE'],
    ['IN_PROGRESS', null, 'NOT_YET'],
    [null, { by: '2026-11-30' }, 'NOT_YET'],
    ['ACTIVE_DAYS_INCOMPLETE', null, 'WILL_NOT'],
    [null, null, 'WILL_NOT'],
  ] as const)('RTM-18 %s with %j is %s', (status, missing, group) => {
    expect(classifyCode({ status, missing })).toBe(group);
  });
});
