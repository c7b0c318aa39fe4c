import { describe, expect, it } from 'vitest';
import { splitForBulkBilling } from './bulk-billing.ts';
import { groupRowCycles } from './month-row.ts';

const october = '2026-10-01';
const line = (code: '98977' | '98980' | '98981', flags: ('MIXED_DISCIPLINES' | 'FURTHER_CONTACT_DISPUTED')[] = []) => ({
  code,
  startDate: october,
  flags,
});
const codes = (lines: readonly { code: string }[]) => lines.map(({ code }) => code);

describe('the ready codes of a selection', () => {
  it('are billed together unless they are flagged', () => {
    const split = splitForBulkBilling([line('98977'), line('98980'), line('98981', ['FURTHER_CONTACT_DISPUTED'])]);
    expect(codes(split.billable)).toEqual(['98977', '98980']);
    expect(codes(split.forReview)).toEqual(['98981']);
  });

  it('leave 98981 with its flagged 98980, because it is never billed alone', () => {
    const split = splitForBulkBilling([line('98977'), line('98980', ['MIXED_DISCIPLINES']), line('98981')]);
    expect(codes(split.billable)).toEqual(['98977']);
    expect(codes(split.forReview)).toEqual(['98980', '98981']);
  });

  it('include 98981 alone when its 98980 is billed already', () => {
    expect(codes(splitForBulkBilling([line('98981')]).billable)).toEqual(['98981']);
  });
});

it('RTM-08 a code counts in the month of its last day, and any open one is shown', () => {
  const cycle = (code: string, status: 'BILLED' | 'IN_PROGRESS' | 'READY_TO_BILL', endDate: string) => ({
    code,
    status,
    endDate,
    flags: [],
  });
  const groups = groupRowCycles(
    [
      cycle('98977', 'READY_TO_BILL', '2026-10-31'),
      cycle('98985', 'READY_TO_BILL', '2026-11-18'),
      cycle('98980', 'BILLED', '2026-10-31'),
      cycle('98979', 'IN_PROGRESS', '2026-11-30'),
    ],
    '2026-10',
  );
  expect(Object.fromEntries(Object.entries(groups).map(([name, own]) => [name, codes(own)]))).toEqual({
    ready: ['98977'],
    billed: ['98980'],
    open: ['98979'],
    elsewhere: ['98985'],
  });
});
