import { describe, expect, it } from 'vitest';
import { defaultRtmSettings, type RtmSettings } from '../settings.ts';
import { findNextCode } from './next-code.ts';
import type { ForecastCycle } from './forecast-codes.ts';

const window = (numActiveDays: number, more: Partial<ForecastCycle> = {}): ForecastCycle => ({
  code: '98985',
  clock: 'ROLLING_30',
  status: 'IN_PROGRESS',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  until: '2026-11-30',
  numActiveDays,
  minutes: 0,
  liveContacts: 0,
  units: numActiveDays >= 2 ? 1 : 0,
  loggedToday: false,
  ...more,
});
const month = (minutes: number, liveContacts: number, code: '98979' | '98980' = '98979'): ForecastCycle => ({
  ...window(0),
  code,
  clock: 'CALENDAR_MONTH',
  minutes,
  liveContacts,
  units: minutes >= 10 && liveContacts > 0 ? 1 : 0,
});
const shown = (cycle: ForecastCycle, today = '2026-11-10', settings: Partial<RtmSettings> = {}) => {
  const step = findNextCode(cycle, today, { ...defaultRtmSettings, ...settings });
  if (!step) return null;
  const { reached, next, days, minutes, contacts } = step.next;
  return `${reached ?? '-'} to ${next}: ${days} d ${minutes} min ${contacts} c`;
};

describe('the missing amount to the next code', () => {
  it('is needed by the end of care where that is sooner, and null after it', () => {
    const ending = { ...month(18, 1), until: '2026-11-19' };
    expect(findNextCode(ending, '2026-11-19', defaultRtmSettings)!.next).toMatchObject({
      minutes: 2,
      by: '2026-11-19',
    });
    expect(findNextCode(ending, '2026-11-20', defaultRtmSettings)).toBeNull();
  });

  it('is in days, by the end of the window', () => {
    expect(shown(window(1))).toBe('- to 98985: 1 d 0 min 0 c');
    expect(shown(window(2))).toBe('98985 to 98977: 14 d 0 min 0 c');
    expect(shown(window(16, { code: '98977' }))).toBeNull();
    expect(findNextCode(window(1), '2026-11-10', defaultRtmSettings)!.next.by).toBe('2026-11-30');
  });

  it('is null when the next code is out of reach', () => {
    expect(shown(window(13), '2026-11-28')).toBe('98985 to 98977: 3 d 0 min 0 c');
    expect(shown(window(13), '2026-11-29')).toBeNull();
    // Two more days, and of the last two only the very last one is free once Nov 29 has data.
    expect(shown(window(14), '2026-11-29')).toBe('98985 to 98977: 2 d 0 min 0 c');
    expect(shown(window(14, { loggedToday: true }), '2026-11-29')).toBeNull();
    expect(shown(window(1), '2026-12-01')).toBeNull();
    expect(shown(window(3, { status: 'READY_TO_BILL' }))).toBeNull();
  });

  it('is in minutes and a contact', () => {
    expect(shown(month(4, 0))).toBe('- to 98979: 0 d 6 min 1 c');
    expect(shown(month(15, 0))).toBe('- to 98979: 0 d 0 min 1 c');
    expect(shown(month(15, 1))).toBe('98979 to 98980: 0 d 5 min 0 c');
    expect(shown(month(25, 0, '98980'))).toBe('- to 98980: 0 d 0 min 1 c');
  });

  it('is the next full twenty minutes once the base code is reached', () => {
    expect(shown(month(20, 1, '98980'))).toBe('98980 to 98981: 0 d 20 min 0 c');
    expect(shown(month(39, 1, '98980'))).toBe('98980 to 98981: 0 d 1 min 0 c');
    expect(shown(month(65, 1, '98980'))).toBe('98981 to 98981: 0 d 15 min 0 c');
  });

  it('respects the organization’s limit of units, and the contacts that it requires', () => {
    expect(shown(month(65, 1, '98980'), '2026-11-10', { mostFurtherUnits: 2 })).toBeNull();
    expect(shown(month(65, 1, '98980'), '2026-11-10', { mostFurtherUnits: 3 })).toBe('98981 to 98981: 0 d 15 min 0 c');
    const each = { contactPerFurtherUnit: true };
    expect(shown(month(45, 1, '98980'), '2026-11-10', each)).toBe('98980 to 98981: 0 d 0 min 1 c');
    expect(shown(month(45, 2, '98980'), '2026-11-10', each)).toBe('98981 to 98981: 0 d 15 min 1 c');
  });

  it('is given once: by the window and not by the set-up, by the month and not by the add-on', () => {
    expect(shown(window(1, { code: '98975', clock: 'EPISODE' }))).toBeNull();
    expect(shown({ ...month(45, 1), code: '98981', units: 1 })).toBeNull();
  });

  it('is smaller, the closer the code', () => {
    const share = (cycle: ForecastCycle) => findNextCode(cycle, '2026-11-02', defaultRtmSettings)!.share;
    expect(share(window(15))).toBeLessThan(share(window(14)));
    expect(share(month(19, 1))).toBeLessThan(share(window(14)));
    expect(share(month(15, 0))).toBeLessThan(share(month(4, 0)));
  });
});
