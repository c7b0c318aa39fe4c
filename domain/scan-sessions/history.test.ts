import { describe, expect, it } from 'vitest';
import type { MeasuredSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { createHistory, groupHistory } from './history.ts';
import { compareToError } from './measurement-error.ts';
import { countRiskLevels, listRiskLevels } from './risk-levels.ts';
import { evaluateSession } from '../risk-analysis/session-analysis.ts';

const criteria = { stored: [], reading: 'ADMIN' } as const;
const woman = { age: 72, sex: 'FEMALE' };

let id = 100;
const session = (
  assessmentId: string,
  results: MeasuredSession['session']['data']['results'],
  demographics: MeasuredSession['session']['meta']['demographics'] = woman,
): MeasuredSession => ({
  id: id--,
  createdDate: '2026-11-20T16:00:00.000Z',
  session: { type: 'SCAN-1', data: { assessmentId, results }, meta: { demographics } },
  location: { name: 'Harbor', timezone: 'America/Denver' },
  practitioner: null,
});
const time = (value: number | null, units = 's') => [{ id: 'time', name: 'Time', value, units }];

describe('the history of an assessment', () => {
  it('compares each session with the one before it and with the first, by the values as they are shown', () => {
    const [now, before, first] = createHistory(
      [session('AST-0011', time(13.004)), session('AST-0011', time(14.996)), session('AST-0011', time(16.5))],
      criteria,
    );
    // 13.00 less 15.00, and less 16.50; a change of 2.5 s or more is beyond the error of older women.
    expect(now!.sincePrevious).toMatchObject([{ difference: -2, verdict: 'WITHIN', error: { value: 2.5 } }]);
    expect(now!.sinceFirst).toMatchObject([{ difference: -3.5, verdict: 'BEYOND' }]);
    expect(before!.sincePrevious).toMatchObject([{ difference: -1.5 }]);
    // The first is also the one before.
    expect(before!.sinceFirst).toEqual([]);
    expect([first!.sincePrevious, first!.sinceFirst]).toEqual([[], []]);
  });

  it('passes over sessions without results, and compares nothing in other units', () => {
    const [now, , earlier] = createHistory(
      [session('AST-0009', time(12)), session('AST-0009', time(null)), session('AST-0009', time(10))],
      criteria,
    );
    expect(now!.sincePrevious).toMatchObject([{ difference: 2, earlier: { value: 10 } }]);
    expect(earlier!.sincePrevious).toEqual([]);
    const [other] = createHistory([session('AST-0009', time(12)), session('AST-0009', time(0.2, 'min'))], criteria);
    expect(other!.sincePrevious).toEqual([]);
  });

  it('has the sessions of each assessment, that of the newest session first', () => {
    const sessions = [session('AST-0018', []), session('AST-0009', []), session('AST-0018', [])];
    expect(groupHistory(sessions).map(([assessment, own]) => [assessment, own.length])).toEqual([
      ['AST-0018', 2],
      ['AST-0009', 1],
    ]);
  });
});

describe('the measurement error of a difference', () => {
  const seconds = (difference: number) => ({ difference, units: 's' });
  it.each([
    ['AST-0011', -2.49, { age: 72, sex: 'FEMALE' }, 'WITHIN'],
    ['AST-0011', -2.5, { age: 60, sex: 'FEMALE' }, 'BEYOND'],
    ['AST-0012', 3, { age: 59, sex: 'FEMALE' }, 'OTHER_PEOPLE'],
    ['AST-0012', 3, { age: 72, sex: 'MALE' }, 'OTHER_PEOPLE'],
    ['AST-0011', 3, { age: null, sex: 'FEMALE' }, 'OTHER_PEOPLE'],
    ['AST-0009', 3, { age: 72, sex: 'FEMALE' }, 'OTHER_PEOPLE'],
    ['AST-0020', 3, { age: 72, sex: 'FEMALE' }, 'NOT_KNOWN'],
  ] as const)('of %s by %d s for %o is %s', (assessment, difference, person, verdict) => {
    expect(compareToError(assessment, seconds(difference), person).verdict).toBe(verdict);
  });

  it('OPEN-160 of a tremor is within the sensor’s own error below 1.1 cm, and not known beyond it', () => {
    const nobody = { age: null, sex: null };
    expect(compareToError('AST-0050', { difference: 1, units: 'cm' }, nobody).verdict).toBe('WITHIN');
    expect(compareToError('AST-0050', { difference: 1.1, units: 'cm' }, nobody).verdict).toBe('NOT_KNOWN');
  });
});

it('RISK-24 OPEN-134 a session counts once for each category of its results, and as not assessed without one', () => {
  const evaluated = [
    session('AST-0009', time(13)),
    session('AST-0009', time(null)),
    session('AST-0011', time(13), { age: 40, sex: 'FEMALE' }),
    session('AST-0050', [
      { id: 'left-amplitude', name: 'Left', value: 0.5, units: 'cm' },
      { id: 'right-amplitude', name: 'Right', value: 2, units: 'cm' },
    ]),
  ].map((each) => evaluateSession(each, criteria));
  expect(evaluated.map(listRiskLevels)).toEqual([['HIGH'], ['NOT_ASSESSED'], ['NOT_ASSESSED'], ['SLIGHT', 'MILD']]);
  expect(countRiskLevels(evaluated)).toEqual({ HIGH: 1, NOT_ASSESSED: 2, SLIGHT: 1, MILD: 1 });
});
