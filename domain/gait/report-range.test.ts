import { expect, it } from 'vitest';
import { toReportSearch, parseReportQuery, listDays, findReportLength, findRangeError } from './report-range.ts';

const today = '2026-11-21';

it('GAIT-03 a report ends neither in the future nor before its first day', () => {
  expect(findRangeError(today, today, today)).toBeNull();
  expect(findRangeError(today, '2026-11-22', today)).toBe('future');
  expect(findRangeError('2026-11-22', '2026-11-22', today)).toBe('future');
  expect(findRangeError('2026-11-20', '2026-11-19', today)).toBe('order');
});

it('a report has at most 92 days', () => {
  // 22 August to 21 November: 10 + 30 + 31 + 21.
  expect(findRangeError('2026-08-22', today, today)).toBeNull();
  expect(findRangeError('2026-08-21', today, today)).toBe('long');
  expect(listDays({ from: '2026-08-22', to: today })).toHaveLength(92);
});

it('findReportLength finds the preset ranges', () => {
  expect(findReportLength('2026-11-15', today, today)).toBe(7);
  expect(findReportLength('2026-10-23', today, today)).toBe(30);
  expect(findReportLength('2026-08-22', today, today)).toBe(92);
  expect(findReportLength('2026-11-14', '2026-11-20', today)).toBeNull();
});

it('listDays lists every day once, over the end of a month', () => {
  expect(listDays({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it.each([
  ['date=2026-11-21', { from: '2026-11-21', to: '2026-11-21', locationId: null }],
  ['date=2026-11-21&location=3', { from: '2026-11-21', to: '2026-11-21', locationId: 3 }],
  ['from=2026-11-01&to=2026-11-21', { from: '2026-11-01', to: '2026-11-21', locationId: null }],
])('the address ?%s is read and written', (address, asked) => {
  expect(parseReportQuery(new URLSearchParams(address))).toEqual(asked);
  expect(String(toReportSearch(asked))).toBe(address);
});

it.each(['', 'date=', 'date=yesterday', 'date=2026-02-30', 'from=2026-11-01', 'to=2026-11-01', 'date=2026-13-01'])(
  'the address ?%s names no days',
  (address) => expect(parseReportQuery(new URLSearchParams(address))).toBeNull(),
);

it('an invalid location in the address is ignored', () => {
  for (const location of ['0', '-3', 'Harbor', '3.5', '99999999999'])
    expect(parseReportQuery(new URLSearchParams({ date: today, location }))?.locationId).toBeNull();
});
