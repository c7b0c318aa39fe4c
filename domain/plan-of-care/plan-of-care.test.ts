import { describe, expect, it } from 'vitest';
import {
  getDischargeWindow,
  getEditPlanWindow,
  isDischarged,
  isWithin,
  findLatestPlan,
  getNewPlanWindow,
  getPlanAction,
  getPlanLabel,
  getPlanWeek,
} from './plan-of-care.ts';

const today = '2026-11-21';
const plan = (start: string, end: string | null) => [{ start, end }];

describe('days that can be selected', () => {
  it('REC-42 discharge: from 28 days ago, or the plan’s start when that is later, to 28 days ahead', () => {
    expect(getDischargeWindow({ start: '2026-01-05' }, today)).toEqual({ from: '2026-10-24', to: '2026-12-19' });
    expect(getDischargeWindow({ start: '2026-11-10' }, today)).toEqual({ from: '2026-11-10', to: '2026-12-19' });
    expect(getDischargeWindow({ start: '2026-10-24' }, today).from).toBe('2026-10-24');
  });

  it('REC-43 edit plan of care: from today to 28 days ahead', () => {
    const window = getEditPlanWindow(today);
    expect(window).toEqual({ from: '2026-11-21', to: '2026-12-19' });
    expect(isWithin(window, '2026-11-20')).toBe(false);
    expect(isWithin(window, '2026-11-21')).toBe(true);
    expect(isWithin(window, '2026-12-19')).toBe(true);
    expect(isWithin(window, '2026-12-20')).toBe(false);
  });

  it('REC-44 new plan of care: from the day after the last end up to today', () => {
    expect(getNewPlanWindow(plan('2026-01-05', '2026-10-31'), today)).toEqual({ from: '2026-11-01', to: today });
    expect(getNewPlanWindow(plan('2026-01-05', '2026-11-20'), today)).toEqual({ from: today, to: today });
  });

  it('OPEN-065 no day can be selected while the last end is today or later, or open', () => {
    expect(getNewPlanWindow(plan('2026-01-05', today), today)).toBeNull();
    expect(getNewPlanWindow(plan('2026-01-05', '2026-12-01'), today)).toBeNull();
    expect(getNewPlanWindow(plan('2026-01-05', null), today)).toBeNull();
  });
});

describe('the status of a patient', () => {
  it.each([
    [null, false],
    ['2026-12-01', false],
    ['2026-11-21', false],
    ['2026-11-20', true],
  ])('REC-41 OPEN-062 with the end %s discharged is %s', (end, discharged) => {
    expect(isDischarged(plan('2026-01-05', end), today)).toBe(discharged);
  });

  it('depends on the plan that started last, in any order of the plans', () => {
    const plans = [...plan('2026-10-01', null), ...plan('2025-01-01', '2025-06-30')];
    for (const order of [plans, plans.toReversed()]) {
      expect(findLatestPlan(order)).toEqual({ start: '2026-10-01', end: null });
      expect(isDischarged(order, today)).toBe(false);
    }
    expect(isDischarged([], today)).toBe(false);
  });

  it.each([
    ['2026-12-01', 'Scheduled to be discharged'],
    ['2026-11-21', 'Scheduled to be discharged'],
    ['2026-11-20', 'Discharged'],
    [null, null],
  ])('REC-14 REC-15 OPEN-060 with the end %s the header says %s', (end, label) => {
    expect(getPlanLabel(plan('2026-01-05', end), today)).toBe(label);
  });

  it.each([
    [null, 'DISCHARGE'],
    ['2026-11-21', 'EDIT_PLAN'],
    ['2026-12-19', 'EDIT_PLAN'],
    ['2026-11-20', 'NEW_PLAN'],
  ])('REC-50 OPEN-061 with the end %s the action is %s', (end, action) => {
    expect(getPlanAction(plan('2026-01-05', end), today)).toBe(action);
  });
});

describe('the week of the plan of care', () => {
  it.each([
    ['2026-11-21', 1],
    ['2026-11-15', 1],
    ['2026-11-14', 2],
    ['2026-10-24', 5],
  ])('of a plan that started on %s is %d', (start, week) => {
    expect(getPlanWeek(plan(start, null), today)).toBe(week);
  });

  it('is unknown before the plan starts, after it has ended and without one', () => {
    expect(getPlanWeek(plan('2026-11-22', null), today)).toBeNull();
    expect(getPlanWeek(plan('2026-01-05', '2026-11-20'), today)).toBeNull();
    expect(getPlanWeek([], today)).toBeNull();
  });
});
