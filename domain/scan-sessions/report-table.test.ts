import { expect, it } from 'vitest';
import type { ScanResult, ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { reportColumns, toReportRows } from './report-table.ts';
import { evaluateSession } from '../risk-analysis/session-analysis.ts';

const session = (assessmentId: string, results: ScanResult[], more: Partial<ScanSession> = {}): ScanSession => ({
  id: 1,
  createdDate: '2026-11-21T06:05:00Z',
  updatedDate: '2026-11-21T06:05:00Z',
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  session: { type: 'SCAN-1', data: { assessmentId, results }, meta: { demographics: null } },
  location: { id: 2, name: 'Lakeside', timezone: 'America/Denver' },
  practitioner: { firstName: 'Wes', lastName: 'Kim' },
  organization: { id: 1, name: 'Northside', logoUrl: null },
  artifacts: [],
  participant: { id: 50, uid: 'P-7', isArchived: false, archivedDate: null },
  resultsInsights: null,
  ...more,
});
const rows = (shown: ScanSession) =>
  toReportRows(shown, evaluateSession(shown, { stored: [], reading: 'ADMIN' }), new Map([[2, 'Pacific/Honolulu']]), {
    assessment: (id) => `name of ${id}`,
    level: ({ category, noCriterion }) => (noCriterion ? `no criterion for ${noCriterion}` : `risk ${category}`),
    notAssessed: ({ state }) => `not evaluated: ${state}`,
  });

it('OPEN-105 a line for each result, the risk beside the evaluated one', () => {
  const laps = session('AST-0024', [
    { id: 'speed', name: 'Gait Speed', value: 0.7, units: 'm/s' },
    { id: 'speed-lap-2', name: 'Gait Speed, Lap 2', value: 0.8123, units: 'm/s' },
    { id: 'avg-speed', name: 'Avg Speed', value: 0.76, units: 'm/s' },
  ]);
  const alike = [
    '2026-11-20',
    '20:05',
    'Pacific/Honolulu',
    'Lakeside',
    'P-7',
    'name of AST-0024',
    'Wes Kim',
    undefined,
    undefined,
  ];
  expect(rows(laps)).toEqual([
    [...alike, 'Gait Speed', '0.70', 'm/s', undefined],
    [...alike, 'Gait Speed, Lap 2', '0.81', 'm/s', undefined],
    [...alike, 'Avg Speed', '0.76', 'm/s', 'risk HIGH'],
  ]);
  expect(reportColumns).toHaveLength(13);
});

it('OPEN-105 of results under one id the risk is beside the evaluated one only', () => {
  const sent = [3, 8].map((value) => ({ id: 'distance', name: 'Distance', value, units: 'in' }));
  expect(rows(session('AST-0001', sent)).map((row) => row.slice(10))).toEqual([
    ['3.00', 'in', 'risk HIGH'],
    ['8.00', 'in', null],
  ]);
});

it('CONST-09 values have two decimals, degrees none; one below zero stays a number, which is no formula', () => {
  const bent = [
    ['angle', 45.6, 'degrees'],
    ['sway', -1.256, 'cm'],
    ['reps', 12, 'reps'],
    ['time', null, 's'],
  ] as const;
  const results = bent.map(([id, value, units]) => ({ id, name: id, value, units }));
  expect(rows(session('AST-0004', results)).map((row) => row[10])).toEqual(['46', -1.26, '12.00', null]);
});

it('OPEN-105 a session without results and participant is a line that says why it is not evaluated', () => {
  expect(rows(session('AST-0009', [], { participant: null, practitioner: null }))).toEqual([
    [
      '2026-11-20',
      '20:05',
      'Pacific/Honolulu',
      'Lakeside',
      undefined,
      'name of AST-0009',
      null,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'not evaluated: NO_RESULT',
    ],
  ]);
});

it('OPEN-105 a session without the age that its rule needs says so', () => {
  const stood = session('AST-0011', [{ id: 'time', name: 'Time', value: 10, units: 's' }]);
  expect(rows(stood)[0]!.at(-1)).toBe('not evaluated: NEEDS_DEMOGRAPHICS');
  stood.session.meta.demographics = { age: 71, sex: 'FEMALE' };
  expect(rows(stood)[0]!.slice(7)).toEqual([71, 'FEMALE', 'Time', '10.00', 's', 'risk LOW']);
  stood.session.meta.demographics = { age: 50, sex: 'FEMALE' };
  expect(rows(stood)[0]!.slice(7)).toEqual([50, 'FEMALE', 'Time', '10.00', 's', 'no criterion for AGE']);
});
