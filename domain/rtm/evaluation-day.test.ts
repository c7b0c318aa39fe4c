import { describe, expect, it } from 'vitest';
import { computeScenario, listDays } from './scenario.fixtures.ts';
import { explainFlag, explainModifier, explainCycle } from './sentences.ts';
import { defaultRtmSettings } from './settings.ts';

const given = {
  dataDays: [...listDays('2026-03-02', 5), ...listDays('2026-04-01', 20)],
  notes: [{ date: '2026-03-05', minutes: 12, live: true }],
  today: '2026-05-01',
  dischargeDate: '2026-04-30',
};
const codes = (more: Partial<Parameters<typeof computeScenario>[0]> = {}) =>
  computeScenario({ ...given, ...more }).map(({ code, startDate, status }) => `${code} ${startDate} ${status}`);

describe('the same record by the rules of another year', () => {
  it('is evaluated window by window and month by month as if it had ended in that year', () => {
    expect(codes()).toEqual([
      '98979 2026-03-01 READY_TO_BILL',
      '98975 2026-03-02 READY_TO_BILL',
      '98985 2026-03-02 READY_TO_BILL',
      '98977 2026-04-01 READY_TO_BILL',
    ]);
    expect(codes({ evaluationDay: (endDate) => `2025${endDate.slice(4)}` })).toEqual([
      '98980 2026-03-01 ACTIVE_DAYS_INCOMPLETE',
      '98977 2026-03-02 ACTIVE_DAYS_INCOMPLETE',
      '98975 2026-04-01 READY_TO_BILL',
      '98977 2026-04-01 READY_TO_BILL',
    ]);
  });

  it('is flagged for the rules by which it is evaluated', () => {
    const over = { dataDays: listDays('2025-12-20', 20), today: '2026-01-20' };
    const flags = (evaluationDay?: (endDate: string) => string) =>
      computeScenario({ ...over, ...(evaluationDay && { evaluationDay }) })[0]!.flags;
    expect(flags()).toEqual(['SPANS_RULE_CHANGE']);
    expect(flags(() => '2025-12-31')).toEqual([]);
    expect(flags(() => '2027-01-31')).toEqual(['LATEST_RULES_ASSUMED']);
  });
});

it('a rule still applies on its last day', () => {
  const december = {
    dataDays: listDays('2025-12-02', 15),
    notes: [],
    today: '2026-01-01',
    dischargeDate: '2025-12-31',
  };
  expect(codes(december)).toEqual([
    '98975 2025-12-02 ACTIVE_DAYS_INCOMPLETE',
    '98977 2025-12-02 ACTIVE_DAYS_INCOMPLETE',
  ]);
});

it('the supply codes are those of the organization’s device', () => {
  const settings = (supplyDomain: 'RESP' | 'CBT') => ({ ...defaultRtmSettings, supplyDomain });
  expect(
    codes({ settings: settings('RESP') }).filter((line) => line.includes('-02 ') || line.includes('-04-')),
  ).toEqual(['98975 2026-03-02 READY_TO_BILL', '98984 2026-03-02 READY_TO_BILL', '98976 2026-04-01 READY_TO_BILL']);
  expect(codes({ settings: settings('CBT') }).at(-1)).toBe('98978 2026-04-01 READY_TO_BILL');
  // Cognitive behavioural supply was not paid in 2022.
  const in2022 = { dataDays: listDays('2022-03-02', 20), notes: [], today: '2022-04-01', dischargeDate: '2022-03-31' };
  expect(codes({ ...in2022, settings: settings('CBT') })).toEqual(['98975 2022-03-02 READY_TO_BILL']);
});

describe('the sentence', () => {
  const cycle = {
    explanation: { code: 'rtm.billable', text: 'As it was.' },
    endDate: '2026-04-01',
    numActiveDays: 17,
    minutes: 0,
    units: 1,
  };
  const days = { ...cycle, code: '98977', clock: 'ROLLING_30' };
  const month = { ...cycle, endDate: '2026-03-31', minutes: 65, numActiveDays: 0, clock: 'CALENDAR_MONTH' };

  it('of a billed cycle names what it was billed with', () => {
    expect(explainCycle({ ...days, status: 'BILLED' }).text).toBe('98977 was billed: 17 data days by Apr 1, 2026.');
    expect(explainCycle({ ...month, code: '98980', status: 'BILLED' }).text).toBe(
      '98980 was billed: 65 minutes by Mar 31, 2026.',
    );
    expect(explainCycle({ ...month, code: '98981', units: 2, status: 'BILLED' }).text).toBe(
      '98981 was billed: 2 units for 65 minutes by Mar 31, 2026.',
    );
    expect(explainCycle({ ...days, status: 'READY_TO_BILL' }).text).toBe('As it was.');
  });

  it('of a flag or modifier explains what to review or why it applies', () => {
    expect(explainFlag('ENDED_EARLY').text).toBe('Discharge ended the window before its 30 days were over.');
    expect(explainModifier('CO').text).toBe(
      'CO: an occupational therapy assistant furnished the service or more than 10% of its minutes.',
    );
  });
});
