import { describe, expect, it } from 'vitest';
import type { RtmCode, RtmStatus } from '../../contract/platform/enumerations.ts';
import {
  findOverlappingBilledCycles,
  findBillingConflict,
  isUnchangedSinceSeen,
  findRevertConflict,
  type BillableCycle,
} from './billing.ts';

let ids = 0;
const month = (code: RtmCode, status: RtmStatus, startDate = '2026-10-01', endDate = '2026-10-31'): BillableCycle => ({
  id: ++ids,
  code,
  clock: 'CALENDAR_MONTH',
  startDate,
  endDate,
  status,
});
const window = (code: RtmCode, status: RtmStatus, startDate = '2026-10-05', endDate = '2026-11-03'): BillableCycle => ({
  ...month(code, status, startDate, endDate),
  clock: 'ROLLING_30',
});
const findConflict = (chosen: BillableCycle[], others: BillableCycle[] = []) =>
  findBillingConflict(chosen, [...others, ...chosen])?.text ?? null;

describe('the cycles that may be billed together', () => {
  it('are a window and the management of a month with days of it', () => {
    expect(findConflict([window('98985', 'READY_TO_BILL'), month('98979', 'READY_TO_BILL')])).toBeNull();
  });

  it('are 98981 with 98980 of its month, or after it', () => {
    const further = month('98981', 'READY_TO_BILL');
    expect(findConflict([further, month('98980', 'READY_TO_BILL')])).toBeNull();
    expect(findConflict([further], [month('98980', 'BILLED')])).toBeNull();
    const alone = '98981 is billed together with 98980 of the same month, or after it.';
    expect(findConflict([further])).toBe(alone);
    expect(findConflict([further], [month('98980', 'READY_TO_BILL')])).toBe(alone);
    expect(findConflict([further], [month('98980', 'BILLED', '2026-09-01', '2026-09-30')])).toBe(alone);
  });

  it('are not two supply windows of two episodes that start less than 30 days apart', () => {
    const apart = 'Supply windows that start less than 30 days apart cannot be billed together. Bill one first.';
    const [first, day30] = [window('98985', 'READY_TO_BILL'), window('98985', 'READY_TO_BILL', '2026-11-03')];
    expect(findConflict([first, day30])).toBe(apart);
    expect(findConflict([first, window('98985', 'READY_TO_BILL', '2026-11-04')])).toBeNull();
    expect(findConflict([day30], [{ ...first, status: 'BILLED' }])).toBeNull();
  });

  it('are never 98985 and 98977 of one window, nor 98979 and 98980 of one month', () => {
    expect(findConflict([window('98985', 'READY_TO_BILL'), window('98977', 'READY_TO_BILL')])).toBe(
      '98985 cannot be billed with 98977 for the same period.',
    );
    expect(findConflict([month('98980', 'READY_TO_BILL')], [month('98979', 'BILLED')])).toBe(
      '98980 cannot be billed with 98979 for the same period.',
    );
    expect(
      findConflict([window('98985', 'READY_TO_BILL')], [window('98977', 'BILLED', '2026-09-05', '2026-10-04')]),
    ).toBeNull();
  });
});

describe('the cycles that may be reverted', () => {
  it('RTM-16 include 98980 only when 98981 of its month is not billed', () => {
    const base = month('98980', 'BILLED');
    const later = '98981 is billed as an add-on to 98980 for the same month. Revert 98981 first.';
    expect(findRevertConflict(base, [base, month('98981', 'BILLED')])?.text).toBe(later);
    expect(findRevertConflict(base, [base, month('98981', 'READY_TO_BILL')])).toBeNull();
    expect(findRevertConflict(base, [base, month('98981', 'BILLED', '2026-11-01', '2026-11-30')])).toBeNull();
    const further = month('98981', 'BILLED');
    expect(findRevertConflict(further, [base, further])).toBeNull();
  });
});

describe('the cycles of one billing practitioner', () => {
  it('are billed windows with days in common, and codes of one month', () => {
    const early = window('98985', 'BILLED', '2026-10-20', '2026-11-18');
    const before = window('98985', 'BILLED', '2026-09-05', '2026-10-04');
    const base = month('98980', 'BILLED');
    const open = window('98985', 'READY_TO_BILL', '2026-10-30', '2026-11-28');
    const known = [early, before, base, open];
    expect(findOverlappingBilledCycles([window('98977', 'READY_TO_BILL')], known)).toEqual([early]);
    expect(findOverlappingBilledCycles([month('98981', 'READY_TO_BILL')], known)).toEqual([base]);
  });

  it('are windows that share one day alone, the last of one and the first of the other', () => {
    const billed = window('98985', 'BILLED', '2026-10-05', '2026-11-03');
    const from = (start: string, end: string) =>
      findOverlappingBilledCycles([window('98977', 'READY_TO_BILL', start, end)], [billed]);
    expect(from('2026-11-03', '2026-12-02')).toEqual([billed]);
    expect(from('2026-11-04', '2026-12-03')).toEqual([]);
    expect(from('2026-09-06', '2026-10-05')).toEqual([billed]);
    expect(from('2026-09-05', '2026-10-04')).toEqual([]);
  });
});

describe('a cycle is billed as the user saw it', () => {
  const cycle = { code: '98985', units: 1, modifiers: ['GP'], flags: ['ENDED_EARLY'] };
  const seen = {
    id: 1,
    code: '98985',
    units: 1,
    modifiers: ['GP'],
    flags: ['ENDED_EARLY', 'SPANS_RULE_CHANGE'],
  } satisfies Parameters<typeof isUnchangedSinceSeen>[1];

  it('when it has the same charge and no new flag', () => {
    expect(isUnchangedSinceSeen(cycle, seen)).toBe(true);
    expect(isUnchangedSinceSeen(cycle, { id: 1, code: '98985', units: 1 })).toBe(true);
    expect(isUnchangedSinceSeen({ ...cycle, flags: [] }, seen)).toBe(true);
  });

  it('but not when it has a new flag beside a known one', () => {
    const flagged = { ...cycle, flags: ['ENDED_EARLY', 'HELD_FOR_REVIEW'] };
    expect(isUnchangedSinceSeen(flagged, { ...seen, flags: ['ENDED_EARLY'] })).toBe(false);
    expect(isUnchangedSinceSeen(flagged, { ...seen, flags: ['HELD_FOR_REVIEW', 'ENDED_EARLY'] })).toBe(true);
  });

  it.each([[{ code: '98977' as const }], [{ units: 2 }], [{ modifiers: [] }], [{ flags: [] }]])(
    'not with %o',
    (other) => expect(isUnchangedSinceSeen(cycle, { ...seen, ...other })).toBe(false),
  );
});
