import { describe, expect, it } from 'vitest';
import { toCsv } from '../../platform/csv.ts';
import { november } from './november.fixtures.ts';
import { toPacketRows } from './packet-rows.ts';

describe('the evidence as rows', () => {
  const [head, ...rows] = toPacketRows(november);
  const cells = (name: string) => {
    const own = rows.filter((row) => row[2] === name);
    return own.map((row) => Object.fromEntries(head!.map((column, index) => [column, row[index]])));
  };

  it('RTM-07 the CSV has one line for each code, flag, day, note, author and change, as wide as the header', () => {
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head!.length]));
    expect(new Set(rows.map(([patient, month]) => `${patient} ${month}`))).toEqual(new Set(['12 2026-11']));
    const sections = ['Code', 'Flag', 'Data day', 'Care note', 'Author', 'Set-up', 'Device', 'Pause', 'Status change'];
    expect(sections.map((name) => cells(name).length)).toEqual([3, 1, 4, 2, 1, 1, 1, 1, 2]);
  });

  it('the CSV has numbers as numbers and days as civil dates', () => {
    expect(cells('Code')[0]).toMatchObject({
      Date: '2026-11-01',
      Until: '2026-11-30',
      Code: '98979',
      Status: 'Ready to Bill',
      Units: 1,
      Modifiers: 'GP CQ',
      'Counted minutes': 15,
      'Live interactions': 1,
    });
    expect(cells('Code')[1]).toMatchObject({ What: '2 data days', 'Counted minutes': null });
    expect(cells('Care note')[0]).toMatchObject({ Date: '2026-11-10', Minutes: 20, 'Counted minutes': 15 });
    // A note of which neither clock nor contact is known leaves these cells empty.
    expect(cells('Care note')[1]).toMatchObject({ Clock: null, Credential: 'Aide', Contact: 'Live' });
    expect(rows.flat()).not.toContain('-');
    expect(cells('Data day').map(({ Counts, Remarks }) => [Counts, Remarks])).toEqual([
      ['Yes', null],
      ['Yes', null],
      ['No', 'Received after billing'],
      ['No', 'Not in a window'],
    ]);
    expect(cells('Status change')[0]!.Remarks).toContain('In the name of Ada Lovelace. No other practitioner');
  });

  it('the CSV contains no formula that a spreadsheet would run', () => {
    expect(toCsv(toPacketRows(november))).toContain("'=cmd|holiday");
  });
});
