import { describe, expect, it } from 'vitest';
import { parsePatientSearch } from './patient-search.ts';

const TODAY = '2026-11-23';
const parse = (typed: string) => parsePatientSearch(typed, TODAY);

describe('a search of patients', () => {
  it.each([
    '03/14/1995',
    '3/14/1995',
    '03-14-1995',
    '3.14.1995',
    '1995-03-14',
    '1995/3/14',
    '3/14/95',
    'Mar 14 1995',
    'mar. 14, 1995',
    'March 14th, 1995',
    'MARCH 14 95',
    '14 Mar 1995',
    '14 de marzo de 1995',
    '14 mar 1995',
    '03141995',
    '19950314',
    '  03/14/1995 ',
  ])('PAT-11 reads %o as March 14, 1995', (typed) => {
    expect(parse(typed).birth).toEqual({ days: ['1995-03-14'], words: [] });
  });

  it.each([
    // Nobody is born after today: December 1 of this year lies ahead.
    ['11/23/26', ['2026-11-23', '1926-11-23']],
    ['12/01/26', ['1926-12-01']],
    ['5/6/07', ['2007-05-06', '1907-05-06']],
    ['5/6/06', ['2006-05-06']],
  ])('PAT-11 takes the year of %o for every century in which a patient can be born', (typed, days) => {
    expect(parse(typed).birth?.days).toEqual(days);
  });

  it.each(['02/30/1995', '13/01/1995', '3/14', '3/14/995', 'Foo 14 1995', 'ada', '555-0123', '1/2/3/4'])(
    'PAT-11 finds no date in %o',
    (typed) => {
      expect(parse(typed).birth).toBeNull();
    },
  );

  it('PAT-11 takes a date and a name together', () => {
    expect(parse('Lovelace, 03/14/1995').birth).toEqual({ days: ['1995-03-14'], words: ['lovelace'] });
    expect(parse('Mar 14 1995 Ada').birth).toEqual({ days: ['1995-03-14'], words: ['ada'] });
  });

  it.each([
    ['(555) 123-4567', '5551234567', '5551234567'],
    ['+1 555.123.4567', '5551234567', '5551234567'],
    ['15551234567', '5551234567', '5551234567'],
    ['123-4567', '1234567', '1234567'],
    ['555 123', '555123', '555123'],
    ['4567', '4567', null],
  ])('PAT-11 reads %o as digits of a phone number', (typed, ending, beginning) => {
    expect(parse(typed).phone).toEqual({ ending, beginning });
  });

  it.each(['567', '555123456789', 'ada 4567', '03/14/1995', '03-14-1995', '-'])(
    'PAT-11 finds no phone number in %o',
    (typed) => {
      expect(parse(typed).phone).toBeNull();
    },
  );

  it('PAT-11 reads eight digits as a date and as the end of a phone number', () => {
    expect(parse('03141995')).toMatchObject({ birth: { days: ['1995-03-14'] }, phone: { ending: '03141995' } });
  });

  it.each([
    ['Lovelace, Ada', ['lovelace', 'ada']],
    ['  ADA   lovelace ', ['ada', 'lovelace']],
    ['ada@example.com', ['ada@example.com']],
    ['', []],
    [' , ', []],
  ])('PAT-11 OPEN-045 splits %o into words, in any order', (typed, words) => {
    expect(parse(typed).words).toEqual(words);
  });

  it('PAT-11 takes any text for a Unique Gait ID', () => {
    expect(parse(' G-1042 ').gaitUid).toBe('g-1042');
    expect(parse('  ').gaitUid).toBeNull();
  });
});
