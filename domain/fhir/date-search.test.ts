import { describe, expect, it } from 'vitest';
import { parseSearchedDate } from './date-search.ts';

describe('a date of a search', () => {
  it('FHIR-05 stands for all days of its year, its month or itself', () => {
    expect(parseSearchedDate('1985')).toEqual({ prefix: 'eq', kind: 'days', first: '1985-01-01', last: '1985-12-31' });
    expect(parseSearchedDate('ge2024-02')).toEqual({
      prefix: 'ge',
      kind: 'days',
      first: '2024-02-01',
      last: '2024-02-29',
    });
    expect(parseSearchedDate('lt2026-11-23')).toEqual({
      prefix: 'lt',
      kind: 'days',
      first: '2026-11-23',
      last: '2026-11-23',
    });
  });

  it('FHIR-05 with a time stands for its minute, second or millisecond, in UTC without a zone', () => {
    const read = (text: string) => {
      const date = parseSearchedDate(text);
      return date?.kind === 'instants' ? [date.prefix, date.from.toISOString(), date.until.toISOString()] : date;
    };
    expect(read('2026-11-23T10:30Z')).toEqual(['eq', '2026-11-23T10:30:00.000Z', '2026-11-23T10:31:00.000Z']);
    expect(read('gt2026-11-23T10:30:15-05:00')).toEqual(['gt', '2026-11-23T15:30:15.000Z', '2026-11-23T15:30:16.000Z']);
    expect(read('sa2026-11-23T10:30:15.5')).toEqual(['sa', '2026-11-23T10:30:15.500Z', '2026-11-23T10:30:15.501Z']);
  });

  it.each([
    '',
    'ge',
    'yesterday',
    '2026-13',
    '2026-02-30',
    'ap2026',
    '26-11-23',
    '2026-11-23T25:00Z',
    '2026-11-23 10:30',
  ])('FHIR-05 %j is none', (text) => expect(parseSearchedDate(text)).toBeNull());
});
