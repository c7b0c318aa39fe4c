import { describe, expect, it } from 'vitest';
import {
  groupByAssessment,
  groupByParticipant,
  getLatestDay,
  OWN_CLOCKS,
  getReportSpan,
  getReportZones,
  filterByDay,
  listZoneChoices,
  parseReportQuery,
  toReportSearch,
} from './report.ts';

const session = (createdDate: string, locationId: number, assessmentId = 'AST-0009', uid: string | null = 'P-1') => ({
  createdDate,
  location: { id: locationId },
  session: { data: { assessmentId } },
  participant: uid === null ? null : { uid },
});
const zones = new Map([
  [1, 'America/New_York'],
  [2, 'Pacific/Honolulu'],
]);

describe('the zone of a scan report', () => {
  const places = [
    { id: 1, timezone: 'America/New_York' },
    { id: 2, timezone: 'Pacific/Honolulu' },
    { id: 3, timezone: 'America/New_York' },
  ];

  it('OPEN-064 is asked for where the locations lie in several, each named once', () => {
    expect(listZoneChoices(places)).toEqual(['America/New_York', 'Pacific/Honolulu']);
    expect(listZoneChoices([places[0]!, places[2]!])).toEqual([]);
    expect(listZoneChoices([])).toEqual([]);
  });

  it('OPEN-064 is that of every location, unless each goes by its own', () => {
    expect([...getReportZones(places, 'Pacific/Honolulu').values()]).toEqual(places.map(() => 'Pacific/Honolulu'));
    expect([...getReportZones(places, OWN_CLOCKS).values()]).toEqual(places.map(({ timezone }) => timezone));
  });

  it('SCAN-07 has its own last day: what is tomorrow in one zone may be today in another', () => {
    // 01:00 of Nov 21 in New York, 20:00 of Nov 20 in Honolulu.
    const now = new Date('2026-11-21T06:00:00Z');
    expect(getLatestDay(['Pacific/Honolulu'], now)).toBe('2026-11-20');
    expect(getLatestDay(['Pacific/Honolulu', 'America/New_York'], now)).toBe('2026-11-21');
  });
});

describe('the day of a scan report', () => {
  it('OPEN-064 asks from the first zone to reach the day to the last to leave it', () => {
    expect(getReportSpan('2026-11-20', zones)).toEqual({
      start: '2026-11-20T05:00:00.000Z',
      end: '2026-11-21T09:59:59.999Z',
    });
  });

  it('OPEN-064 keeps a session by the day at its own location, in the order of the clocks there', () => {
    // 03:30 UTC on the 21st: still the 20th in New York and in Honolulu; 06:00 UTC: the 21st in New York only.
    // By their clocks: 22:30 in New York, 20:00 in Honolulu.
    const late = session('2026-11-21T03:30:00Z', 1);
    const nextDay = session('2026-11-21T06:00:00Z', 1);
    const sameDay = session('2026-11-21T06:00:00Z', 2);
    const elsewhere = session('2026-11-20T18:00:00Z', 3);
    expect(filterByDay([late, nextDay, sameDay, elsewhere], '2026-11-20', zones)).toEqual([sameDay, late]);
  });
});

describe('what a scan report lists', () => {
  const sit = session('2026-11-20T18:00:00Z', 1, 'AST-0011', 'P-2');
  const go = session('2026-11-20T18:05:00Z', 1, 'AST-0009', 'P-2');
  const other = session('2026-11-20T18:10:00Z', 1, 'AST-0009', 'P-1');
  const nobody = session('2026-11-20T18:15:00Z', 1, 'AST-0009', null);

  it('OPEN-105 gathers sessions by assessment', () => {
    expect(groupByAssessment([sit, go, other, nobody])).toEqual([
      ['AST-0009', [go, other, nobody]],
      ['AST-0011', [sit]],
    ]);
  });

  it('OPEN-105 gathers sessions by participant UID, those of nobody last', () => {
    expect(groupByParticipant([nobody, sit, go, other])).toEqual([
      ['P-1', [other]],
      ['P-2', [sit, go]],
      [null, [nobody]],
    ]);
  });

  it('OPEN-105 people with the same UID are one, also at two locations; P-10 comes after P-2', () => {
    const elsewhere = session('2026-11-20T20:00:00Z', 2, 'AST-0001', 'P-2');
    const tenth = session('2026-11-20T17:00:00Z', 2, 'AST-0001', 'P-10');
    expect(groupByParticipant([tenth, sit, elsewhere])).toEqual([
      ['P-2', [sit, elsewhere]],
      ['P-10', [tenth]],
    ]);
  });
});

describe('the address of a scan report', () => {
  const places = [
    { id: 1, timezone: 'America/New_York' },
    { id: 2, timezone: 'Pacific/Honolulu' },
  ];
  // The 21st in New York, still the 20th in Honolulu.
  const now = new Date('2026-11-21T06:30:00Z');

  it.each([
    ['date=2026-11-21', { day: '2026-11-21', clock: OWN_CLOCKS }],
    ['date=2026-11-20&zone=Pacific%2FHonolulu', { day: '2026-11-20', clock: 'Pacific/Honolulu' }],
  ])('SCAN-09 `%s` names a report, and is written for it', (address, query) => {
    expect(parseReportQuery(new URLSearchParams(address), places, now)).toEqual(query);
    expect(new URLSearchParams(toReportSearch(query)).toString()).toBe(address);
  });

  it.each([
    '',
    'date=2026-02-30',
    'date=2026-11-22',
    'date=2026-11-21&zone=Pacific%2FHonolulu',
    'date=2026-11-20&zone=X',
  ])('SCAN-07 `%s` names no report', (address) =>
    expect(parseReportQuery(new URLSearchParams(address), places, now)).toBeNull(),
  );

  it('SCAN-08 names no report without a location', () => {
    expect(parseReportQuery(new URLSearchParams('date=2026-11-20'), [], now)).toBeNull();
  });
});
