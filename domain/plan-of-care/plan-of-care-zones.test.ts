import { describe, expect, it } from 'vitest';
import { timeZones } from '../../contract/platform/enumerations.ts';
import { getToday } from '../platform/calendar.ts';
import {
  validateDay,
  getDischargeWindow,
  getEditPlanWindow,
  isDischarged,
  getNewPlanWindow,
  getPlanAction,
  getPlanLabel,
} from './plan-of-care.ts';

/** Hours behind UTC in winter; in summer one less, except where the clocks stay. */
const behind: Record<(typeof timeZones)[number], number> = {
  'America/New_York': 5,
  'America/Detroit': 5,
  'America/Chicago': 6,
  'America/Indiana/Indianapolis': 5,
  'America/Indiana/Knox': 6,
  'America/Indiana/Marengo': 5,
  'America/Indiana/Petersburg': 5,
  'America/Indiana/Tell_City': 6,
  'America/Indiana/Vevay': 5,
  'America/Indiana/Vincennes': 5,
  'America/Indiana/Winamac': 5,
  'America/Kentucky/Louisville': 5,
  'America/Kentucky/Monticello': 5,
  'America/North_Dakota/Beulah': 6,
  'America/North_Dakota/Center': 6,
  'America/North_Dakota/New_Salem': 6,
  'America/Denver': 7,
  'America/Boise': 7,
  'America/Phoenix': 7,
  'America/Los_Angeles': 8,
  'Pacific/Honolulu': 10,
};
const withoutSummerTime = ['America/Phoenix', 'Pacific/Honolulu'];

/** [the day that is over, the day that begins, 28 days before it, 28 days after it, its midnight is in summer time]. */
const midnights = [
  ['the clocks go forward that day', '2026-03-07', '2026-03-08', '2026-02-08', '2026-04-05', false],
  ['the clocks went forward the day before', '2026-03-08', '2026-03-09', '2026-02-09', '2026-04-06', true],
  ['the clocks go back that day', '2026-10-31', '2026-11-01', '2026-10-04', '2026-11-29', true],
  ['the clocks went back the day before', '2026-11-01', '2026-11-02', '2026-10-05', '2026-11-30', false],
  ['a short month ends', '2026-02-28', '2026-03-01', '2026-02-01', '2026-03-29', false],
  ['a year ends', '2026-12-31', '2027-01-01', '2026-12-04', '2027-01-29', false],
  ['a leap day begins', '2028-02-28', '2028-02-29', '2028-02-01', '2028-03-28', false],
  ['a leap day ends', '2028-02-29', '2028-03-01', '2028-02-02', '2028-03-29', false],
] as const;

const dayBefore: Record<string, string> = {
  '2026-02-08': '2026-02-07',
  '2026-02-09': '2026-02-08',
  '2026-10-04': '2026-10-03',
  '2026-10-05': '2026-10-04',
  '2026-02-01': '2026-01-31',
  '2026-12-04': '2026-12-03',
  '2028-02-01': '2028-01-31',
  '2028-02-02': '2028-02-01',
};
const dayAfter: Record<string, string> = {
  '2026-04-05': '2026-04-06',
  '2026-04-06': '2026-04-07',
  '2026-11-29': '2026-11-30',
  '2026-11-30': '2026-12-01',
  '2026-03-29': '2026-03-30',
  '2027-01-29': '2027-01-30',
  '2028-03-28': '2028-03-29',
  '2028-03-29': '2028-03-30',
};

const cases = timeZones.flatMap((zone) =>
  midnights.map(([what, over, begun, back, ahead, summer]) => {
    const hours = behind[zone] - (summer && !withoutSummerTime.includes(zone) ? 1 : 0);
    const midnight = Date.parse(`${begun}T${String(hours).padStart(2, '0')}:00:00Z`);
    const at = (instant: number) => getToday(zone, new Date(instant));
    return { zone, what, over, begun, back, ahead, yesterday: at(midnight - 1), today: at(midnight) };
  }),
);

const plan = (end: string | null, start = '2025-01-15') => [{ start, end }];
const picks = (window: Parameters<typeof validateDay>[0], days: (string | undefined)[]) =>
  days.map((day) => validateDay(window, day!) === null);

describe.each(cases)('$zone, where $what', ({ over, begun, back, ahead, yesterday, today }) => {
  it('OPEN-064 one millisecond before midnight it is the day before', () => {
    expect([yesterday, today]).toEqual([over, begun]);
  });

  it('REC-42 discharge: 28 days back and ahead can be selected, one day more cannot', () => {
    const window = getDischargeWindow({ start: '2025-01-15' }, today);
    const days = [dayBefore[back], back, over, begun, ahead, dayAfter[ahead]];
    expect(picks(window, days)).toEqual([false, true, true, true, true, false]);
    expect(validateDay(getDischargeWindow({ start: '2025-01-15' }, yesterday), ahead)).not.toBeNull();
  });

  it('REC-42 discharge: not before the plan began', () => {
    expect(picks(getDischargeWindow({ start: begun }, today), [over, begun])).toEqual([false, true]);
    expect(picks(getDischargeWindow({ start: over }, yesterday), [back, over])).toEqual([false, true]);
  });

  it('REC-43 edit plan of care: today to 28 days ahead', () => {
    expect(picks(getEditPlanWindow(today), [over, begun, ahead, dayAfter[ahead]])).toEqual([false, true, true, false]);
    expect(picks(getEditPlanWindow(yesterday), [over, ahead])).toEqual([true, false]);
  });

  it('REC-44 OPEN-065 new plan of care: from the day after the last end, up to today', () => {
    expect(getNewPlanWindow(plan(over), yesterday)).toBeNull();
    expect(getNewPlanWindow(plan(over), today)).toEqual({ from: begun, to: begun });
    expect(picks(getNewPlanWindow(plan(back), today), [back, over, begun, ahead])).toEqual([false, true, true, false]);
    expect(getNewPlanWindow(plan(begun), today)).toBeNull();
    expect(getNewPlanWindow(plan(null), today)).toBeNull();
  });

  it('REC-14 REC-15 REC-41 REC-50 the last day of care is a day of care, the next one is not', () => {
    const stands = (end: string | null, day: string) => [
      isDischarged(plan(end), day),
      getPlanLabel(plan(end), day),
      getPlanAction(plan(end), day),
    ];
    expect(stands(over, yesterday)).toEqual([false, 'Scheduled to be discharged', 'EDIT_PLAN']);
    expect(stands(over, today)).toEqual([true, 'Discharged', 'NEW_PLAN']);
    expect(stands(begun, today)).toEqual([false, 'Scheduled to be discharged', 'EDIT_PLAN']);
    expect(stands(null, today)).toEqual([false, null, 'DISCHARGE']);
  });
});

it('the cases include every time zone', () => {
  expect(Object.keys(behind).toSorted()).toEqual([...timeZones].toSorted());
});
