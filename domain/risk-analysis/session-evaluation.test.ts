import { describe, expect, it } from 'vitest';
import type { ScanResult, ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { findBuiltInOutcome } from './built-in-outcomes.ts';
import { evaluateSession, type Criteria } from './session-analysis.ts';

const result = (id: string, value: number | null, units: string): ScanResult => ({ id, name: id, value, units });
const session = (
  assessmentId: string,
  results: ScanResult[],
  demographics: ScanSession['session']['meta']['demographics'] = null,
): Pick<ScanSession, 'session'> => ({
  session: { type: 'SCAN-1', data: { assessmentId, results }, meta: { demographics } },
});
const published: Criteria = { stored: [], reading: 'ADMIN' };
const portal: Criteria = { stored: [], reading: 'PORTAL' };
const categories = (...[shown, criteria]: Parameters<typeof evaluateSession>) => {
  const evaluation = evaluateSession(shown, criteria);
  return evaluation.state === 'EVALUATED' ? evaluation.evaluations.map(({ category }) => category) : evaluation;
};

describe('OPEN-129 the numbers that evaluate a session if nothing is stored', () => {
  // A man of 65 in 10 s: up to 11.4 s by the published admin numbers, more than 8.4 s by the portal's.
  const stood = session('AST-0011', [result('time', 10, 's')], { age: 65, sex: 'MALE' });
  // Held for 12 s: at least 10 s by the admin defaults, less than 15 s by the portal rule.
  const held = session('AST-0020', [result('time', 12, 's')]);

  it('OPEN-129 by the published admin numbers unless the organization has chosen the others', () => {
    expect(categories(stood, published)).toEqual(['LOW']);
    expect(categories(held, published)).toEqual(['LOW']);
    expect(categories(stood, portal)).toEqual(['HIGH']);
    expect(categories(held, portal)).toEqual(['HIGH']);
  });

  it('OPEN-129 a stored outcome wins over either reading', () => {
    const own = { ...findBuiltInOutcome('AST-0020')!, factors: [] };
    for (const criteria of [published, portal])
      expect(categories(held, { ...criteria, stored: [own] })).toEqual(['LOW']);
    const strict = findBuiltInOutcome('AST-0020', 'PORTAL')!;
    expect(categories(held, { ...published, stored: [strict] })).toEqual(['HIGH']);
  });
});

describe('a session that cannot be evaluated', () => {
  it('RISK-12 OPEN-105 a session that does not say the age or the sex it needs', () => {
    const time = [result('time', 10, 's')];
    const missing = { state: 'NEEDS_DEMOGRAPHICS' };
    expect(categories(session('AST-0011', time), published)).toEqual({ ...missing, missing: ['SEX', 'AGE'] });
    expect(categories(session('AST-0011', time, { age: 65, sex: null }), portal)).toEqual({
      ...missing,
      missing: ['SEX'],
    });
    expect(categories(session('AST-0011', time, { age: null, sex: 'FEMALE' }), portal)).toEqual({
      ...missing,
      missing: ['AGE'],
    });
    expect(categories(session('AST-0009', time), published)).toEqual(['LOW']);
  });

  it('RISK-18 a session without the evaluated result', () => {
    for (const results of [[], [result('time', null, 's')], [result('distance', 3, 'in')]])
      expect(categories(session('AST-0009', results), published)).toEqual({ state: 'NO_RESULT' });
  });

  it('RISK-17 an assessment that has no criteria', () => {
    expect(categories(session('AST-0004', [result('angle', 61, 'degrees')]), portal)).toEqual({ state: 'NO_ANALYSIS' });
  });

  it('a result in other units than the limits', () => {
    expect(categories(session('AST-0001', [result('distance', 20, 'cm')]), published)).toEqual({
      state: 'OTHER_UNITS',
      expected: 'in',
      measured: 'cm',
    });
  });
});

it('ENT-078 each side of a tremor has its category', () => {
  const both = [result('left-amplitude', 0, 'cm'), result('right-amplitude', 10, 'cm')];
  expect(categories(session('AST-0050', both), published)).toEqual(['NORMAL', 'SEVERE']);
});
