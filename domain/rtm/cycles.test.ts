import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rtmCodes } from '../../contract/platform/enumerations.ts';
import { listRules } from './rules-in-force.ts';
import { rtmRules } from './rules.ts';
import { computeScenario, formatScenario, listDays } from './scenario.fixtures.ts';
import { defaultRtmSettings, type RtmSettings } from './settings.ts';

describe('all cycles of an episode', () => {
  it('RTM-20 are set-up, supply and management side by side, the earliest first', () => {
    const given = {
      setupDate: '2026-03-01',
      dataDays: [...listDays('2026-03-02', 17), ...listDays('2026-04-02', 3)],
      notes: [
        { date: '2026-03-10', minutes: 45, live: true },
        { date: '2026-04-10', minutes: 10, live: true },
      ],
      today: '2026-04-20',
    };
    expect(formatScenario(given)).toEqual([
      '98980 2026-03-01..2026-03-31 READY_TO_BILL 45 min x1',
      '98981 2026-03-01..2026-03-31 READY_TO_BILL 45 min x1',
      '98975 2026-03-02..2026-03-31 READY_TO_BILL 17/2',
      '98977 2026-03-02..2026-03-31 READY_TO_BILL 17/16',
      '98979 2026-04-01..2026-04-30 IN_PROGRESS 10 min x1',
      '98985 2026-04-01..2026-04-30 IN_PROGRESS 3/2',
    ]);
  });

  it('a window cut short by the discharge counts its days under the rules of that day and is flagged', () => {
    const given = { dataDays: listDays('2025-12-20', 20), dischargeDate: '2026-01-05', today: '2026-02-01' };
    expect(formatScenario(given)).toEqual([
      '98975 2025-12-20..2026-01-05 READY_TO_BILL 17/2',
      '98977 2025-12-20..2026-01-05 READY_TO_BILL 17/16',
    ]);
    expect(computeScenario(given)[1]!.flags).toEqual(['ENDED_EARLY', 'SPANS_RULE_CHANGE']);
    expect(formatScenario({ ...given, dischargeDate: '2025-12-31' })).toContain(
      '98977 2025-12-20..2025-12-31 ACTIVE_DAYS_INCOMPLETE 12/16',
    );
  });

  it('a new episode has its own 98975', () => {
    const dataDays = [...listDays('2026-01-05', 4), ...listDays('2026-06-01', 4)];
    const first = computeScenario({ dataDays, dischargeDate: '2026-02-28', today: '2026-09-01' });
    const second = computeScenario({ dataDays, setupDate: '2026-06-01', today: '2026-09-01' });
    expect(
      [first, second].map((cycles) => cycles.filter(({ code }) => code === '98975').map(({ startDate }) => startDate)),
    ).toEqual([['2026-01-05'], ['2026-06-01']]);
  });

  it.each([
    [
      { dataDays: listDays('2026-11-13', 13), today: '2026-11-27' },
      '98985 earned (13 data days). 98977 needs 3 more by Dec 12, 2026.',
    ],
    [
      { dataDays: listDays('2026-11-13', 13), today: '2026-12-11' },
      '98985 earned (13 data days). Billable after Dec 12, 2026.',
    ],
    [{ dataDays: listDays('2026-11-13', 1), today: '2026-11-27' }, '98985 needs 1 more data day by Dec 12, 2026.'],
    [
      { dataDays: listDays('2026-11-13', 1), today: '2026-11-13', dischargeDate: '2026-11-13' },
      '98985 can no longer be earned: 1 more data day needed, 0 days left through Nov 13, 2026.',
    ],
    [
      {
        notes: [{ date: '2026-11-02', minutes: 18, live: false }],
        dischargeDate: '2026-11-19',
        today: '2026-11-21',
      },
      '98979 is not billable: 18 minutes and no live interaction by Nov 19, 2026.',
    ],
    [{ dataDays: listDays('2025-11-13', 13), today: '2025-11-27' }, '98977 needs 3 more data days by Dec 12, 2025.'],
    [
      { dataDays: listDays('2026-11-01', 16), today: '2026-11-27' },
      '98977 earned (16 data days). Billable after Nov 30, 2026.',
    ],
    [{ dataDays: listDays('2026-11-01', 16), today: '2026-12-01' }, '98977 is billable: 16 data days by Nov 30, 2026.'],
    [
      { dataDays: listDays('2026-11-01', 1), today: '2026-12-01' },
      '98985 is not billable: 1 of 2 data days by Nov 30, 2026.',
    ],
    [
      { notes: [{ date: '2026-11-02', minutes: 25, live: false }], today: '2026-11-27' },
      '98980 needs a live interaction by Nov 30, 2026.',
    ],
    [
      { notes: [{ date: '2026-11-02', minutes: 9, live: false }], today: '2026-11-27' },
      '98979 needs 1 more minute and a live interaction by Nov 30, 2026.',
    ],
    [
      { notes: [{ date: '2026-11-02', minutes: 12, live: true }], today: '2026-11-27' },
      '98979 earned (12 minutes). Billable after Nov 30, 2026.',
    ],
    [
      { notes: [{ date: '2026-11-02', minutes: 20, live: true }], today: '2026-12-01' },
      '98980 is billable: 20 minutes by Nov 30, 2026.',
    ],
    [
      { notes: [{ date: '2025-11-02', minutes: 12, live: true }], today: '2025-12-01' },
      '98980 is not billable: 12 of 20 minutes by Nov 30, 2025.',
    ],
    [
      { notes: [{ date: '2026-11-02', minutes: 20, live: false }], today: '2026-12-01' },
      '98980 is not billable: 20 minutes and no live interaction by Nov 30, 2026.',
    ],
  ])('explains %o', (given, sentence) =>
    expect(computeScenario(given).findLast(({ startDate }) => startDate < '2026-12-01')!.explanation.text).toBe(
      sentence,
    ),
  );
});

describe('for any data', () => {
  const day = fc.integer({ min: 0, max: 420 }).map((at) => listDays('2025-10-01', at + 1).at(-1)!);
  const episode = fc.record({
    setupDate: day,
    today: day,
    dischargeDate: fc.option(day),
    dataDays: fc.array(day, { maxLength: 120 }),
    notes: fc.array(fc.record({ date: day, minutes: fc.nat(40), live: fc.boolean() }), { maxLength: 20 }),
  });

  it('the order of arrival does not matter, windows never overlap and exclusive codes never occur together', () => {
    fc.assert(
      fc.property(episode, (given) => {
        const cycles = computeScenario(given);
        expect(
          computeScenario({ ...given, dataDays: given.dataDays.toReversed(), notes: given.notes.toReversed() }),
        ).toEqual(cycles);
        const windows = cycles.filter(({ clock }) => clock === 'ROLLING_30');
        expect(windows.slice(1).every(({ startDate }, at) => startDate > windows[at]!.endDate)).toBe(true);
        expect(cycles.filter(({ code }) => code === '98975').length).toBeLessThanOrEqual(1);
        for (const { code, startDate, numActiveDays, endDate, status } of cycles) {
          expect(rtmCodes).toContain(code);
          expect(numActiveDays).toBeLessThanOrEqual(30);
          expect(status === 'IN_PROGRESS').toBe(given.today <= endDate);
          const excluded = rtmRules.find((rule) => rule.code === code)!.excludes;
          expect(cycles.some((other) => other.startDate === startDate && excluded.includes(other.code))).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the rule rows', () => {
  it('leave no code twice on one day, and name their source', () => {
    for (const date of ['2022-01-01', '2025-12-31', '2026-01-01', '2026-12-31']) {
      const codes = rtmRules
        .filter((rule) => rule.effectiveFrom <= date && (rule.effectiveTo ?? '9999') >= date)
        .map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
    }
    expect(rtmRules.every(({ source }) => source.text.includes('CMS'))).toBe(true);
  });

  it('keep respiratory and behavioural supply switched off, until an organization chooses it', () => {
    const codes = (settings?: RtmSettings) => listRules('2026-03-31', 'ROLLING_30', settings).map(({ code }) => code);
    expect(codes()).toEqual(['98985', '98977']);
    expect(codes({ ...defaultRtmSettings, supplyDomain: 'RESP' })).toEqual(['98984', '98976']);
    expect(codes({ ...defaultRtmSettings, supplyDomain: 'CBT' })).toEqual(['98986', '98978']);
  });

  it('put the assistant’s modifier on set-up and management, not on supply', () => {
    const carrying = new Set(rtmRules.filter(({ assistantModifier }) => assistantModifier).map(({ code }) => code));
    expect([...carrying].toSorted()).toEqual(['98975', '98979', '98980', '98981']);
  });
});
