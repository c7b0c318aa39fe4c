import { describe, expect, it } from 'vitest';
import { toCsv } from '../platform/csv.ts';
import { reportColumns, getReportFileName, toReportRow } from './report-csv.ts';

const walk = (capturedDate: string, speed: number | null, firstName = 'Ada', lastName = 'Moreno') => ({
  capturedDate,
  speed,
  subject: { patientId: 1, firstName, lastName, gaitUid: 'G-1' },
});

describe('the gait CSV', () => {
  it('GAIT-15 GAIT-16 GAIT-17 CONST-09 OPEN-099 a row has names, speed with two decimals, and the organization’s time', () => {
    expect(reportColumns).toEqual(['First Name', 'Last Name', 'Gait Speed (m/s)', 'Date']);
    // 02:05 in UTC is the evening before in Denver, and the next noon but one hour in Tokyo.
    expect(toReportRow(walk('2026-11-22T02:05:59Z', 0.7), 'America/Denver')).toEqual([
      'Ada',
      'Moreno',
      '0.70',
      '11-21-2026 19:05',
    ]);
    expect(toReportRow(walk('2026-11-22T02:05:59Z', 1.236), 'Asia/Tokyo').slice(2)).toEqual([
      '1.24',
      '11-22-2026 11:05',
    ]);
    // Before and after the clocks went back.
    expect(toReportRow(walk('2026-11-01T07:30:00Z', 1), 'America/Denver')[3]).toBe('11-01-2026 01:30');
    expect(toReportRow(walk('2026-11-01T08:30:00Z', 1), 'America/Denver')[3]).toBe('11-01-2026 01:30');
    expect(toReportRow(walk('2026-11-21T07:00:00Z', 1), 'America/Denver')[3]).toBe('11-21-2026 00:00');
  });

  it('GAIT-16 the cell of a speed that was not measured is empty', () => {
    expect(toReportRow(walk('2026-11-22T02:05:00Z', null), 'UTC')[2]).toBe('');
  });

  it('GAIT-15 formulas are removed from names, and speeds stay unchanged', () => {
    const rows = [reportColumns, toReportRow(walk('2026-11-22T02:05:00Z', 0.8, '=1+1', 'O"Neill, Jr'), 'UTC')];
    expect(toCsv(rows)).toBe(
      'First Name,Last Name,Gait Speed (m/s),Date\r\n"\'=1+1","O""Neill, Jr",0.80,11-22-2026 02:05',
    );
  });

  it('GAIT-18 the file is named by the date, or by both ends of a range', () => {
    expect(getReportFileName({ from: '2026-11-21', to: '2026-11-21' })).toBe('11-21-2026');
    expect(getReportFileName({ from: '2026-10-01', to: '2026-11-21' })).toBe('10-01-2026 to 11-21-2026');
  });
});
