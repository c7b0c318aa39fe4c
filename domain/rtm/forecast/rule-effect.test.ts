import { describe, expect, it } from 'vitest';
import { defaultRtmSettings, type RtmSettings } from '../settings.ts';
import {
  compareRules,
  compareYears,
  computeGain,
  explainEffects,
  isDifferent,
  type CodeUnits,
  type CountedPeriod,
} from './rule-effect.ts';

const window = (numActiveDays: number, code: CountedPeriod['code'] = '98977'): CountedPeriod => ({
  code,
  clock: code === '98975' ? 'EPISODE' : 'ROLLING_30',
  endDate: '2026-11-18',
  numActiveDays,
  minutes: 0,
  liveContacts: 0,
});
const month = (minutes: number, liveContacts: number): CountedPeriod => ({
  ...window(0, '98980'),
  clock: 'CALENDAR_MONTH',
  endDate: '2026-11-30',
  minutes,
  liveContacts,
});
const text = (units: CodeUnits[]) => units.map(({ code, units: times }) => `${code}x${times}`).join('+') || '-';
const years = (period: CountedPeriod, settings: Partial<RtmSettings> = {}) => {
  const { earlier, later } = compareRules(period, { ...defaultRtmSettings, ...settings });
  return `${text(earlier)} then ${text(later)}`;
};
const effectOf = (period: CountedPeriod) => ({ period, ...compareRules(period, defaultRtmSettings) });

describe('one period under the 2025 rules and of 2026', () => {
  it.each([
    [1, '- then -'],
    [2, '- then 98985x1'],
    [15, '- then 98985x1'],
    [16, '98977x1 then 98977x1'],
    [30, '98977x1 then 98977x1'],
  ])('a window with %i data days', (days, expected) => {
    expect(years(window(days))).toBe(expected);
    expect(years(window(days, '98985'))).toBe(expected);
  });

  it.each([
    [1, '- then -'],
    [2, '- then 98975x1'],
    [16, '98975x1 then 98975x1'],
  ])('a set-up with %i data days', (days, expected) => expect(years(window(days, '98975'))).toBe(expected));

  it.each([
    [9, 1, '- then -'],
    [10, 1, '- then 98979x1'],
    [10, 0, '- then -'],
    [19, 1, '- then 98979x1'],
    [20, 1, '98980x1 then 98980x1'],
    [39, 2, '98980x1 then 98980x1'],
    [40, 1, '98980x1+98981x1 then 98980x1+98981x1'],
    [65, 1, '98980x1+98981x2 then 98980x1+98981x2'],
    [65, 0, '- then -'],
  ])('a month with %i minutes and %i contacts', (minutes, contacts, expected) =>
    expect(years(month(minutes, contacts))).toBe(expected),
  );

  it('follows the organization’s settings for further units and device', () => {
    expect(years(month(65, 1), { mostFurtherUnits: 1 })).toBe('98980x1+98981x1 then 98980x1+98981x1');
    expect(years(month(65, 1), { contactPerFurtherUnit: true })).toBe('98980x1 then 98980x1');
    expect(years(window(5, '98976'))).toBe('- then 98984x1');
  });
});

describe('the comparison', () => {
  it('adds up periods of either year, by code', () => {
    const compared = compareYears(
      [
        { ...effectOf(window(5)), periods: 10 },
        { ...effectOf(window(20)), periods: 2 },
        { ...effectOf(month(65, 1)), periods: 3 },
      ],
      { 98985: 100, 98981: 10 },
    );
    expect(compared.codes).toEqual([
      { code: '98977', earlier: { units: 2, cents: null }, later: { units: 2, cents: null } },
      { code: '98985', earlier: { units: 0, cents: 0 }, later: { units: 10, cents: 1000 } },
      { code: '98980', earlier: { units: 3, cents: null }, later: { units: 3, cents: null } },
      { code: '98981', earlier: { units: 6, cents: 60 }, later: { units: 6, cents: 60 } },
    ]);
    expect(compared.total).toEqual({ earlier: { units: 11, cents: 60 }, later: { units: 21, cents: 1060 } });
  });

  it('explains what a patient gains or loses in one sentence', () => {
    const effects = [effectOf(window(9, '98975')), effectOf(window(9, '98985')), effectOf(month(12, 1))];
    expect(effects.every(isDifferent)).toBe(true);
    expect(isDifferent(effectOf(window(16)))).toBe(false);
    expect(explainEffects(effects).text).toBe(
      '9 data days by Nov 18, 2026: 98975 and 98985 under the 2026 rules, nothing under the 2025 rules; ' +
        '12 minutes with a live interaction by Nov 30, 2026: 98979 under the 2026 rules, nothing under the 2025 rules.',
    );
    expect(explainEffects([effectOf(month(12, 0))]).text).toMatch(
      /^12 minutes without a live interaction by Nov 30, 2026: /,
    );
    expect(computeGain(effects, { 98985: 100 })).toEqual({ units: 3, cents: 100 });
    expect(computeGain(effects, {})).toEqual({ units: 3, cents: null });
    const [{ earlier, later }] = [effectOf(window(9, '98985'))];
    expect(computeGain([{ earlier: later, later: earlier }], { 98985: 100 })).toEqual({ units: -1, cents: -100 });
  });
});
