import { describe, expect, it } from 'vitest';
import { groupOfCode } from './code-groups.ts';

describe('what a code of a month comes to', () => {
  it.each([
    ['READY_TO_BILL', null, 'BILLABLE'],
    ['BILLED', null, 'BILLABLE'],
    ['READY_TO_BILL', { by: '2026-11-30' }, 'BILLABLE'],
    ['IN_PROGRESS', null, 'NOT_YET'],
    [null, { by: '2026-11-30' }, 'NOT_YET'],
    ['ACTIVE_DAYS_INCOMPLETE', null, 'WILL_NOT'],
    [null, null, 'WILL_NOT'],
  ] as const)('RTM-18 %s with %j is %s', (status, missing, group) => {
    expect(groupOfCode({ status, missing })).toBe(group);
  });
});
