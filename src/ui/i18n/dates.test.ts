import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatShortMonth,
  formatMediumDate,
  formatWeekday,
} from './calendarFormat.ts';
import { formatDate, formatTime, formatDateTime, formatTimeZone, formatZoneName, formatMoney } from './format.ts';
import { resetLanguage, setLocale } from './language.ts';
import { formatZonedDateTime } from '../DateTimeText.tsx';

// `Intl` uses some non-breaking spaces.
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const all = () => ({
  day: formatDate('2026-11-21'),
  ofMoment: formatDate('2026-03-05T23:30:00Z'),
  none: formatDate(null),
  short: formatShortDate('2026-11-21'),
  long: formatLongDate('2026-11-21'),
  spoken: formatMediumDate('2026-11-21'),
  weekday: formatWeekday('2026-11-21'),
  months: [formatShortMonth('2026-11-01'), formatShortMonth('2026-01-04'), formatMonth('2026-11')],
  moment: plain(formatDateTime('2026-11-21T16:05:09Z', 'America/Denver')),
  precise: plain(formatDateTime('2026-11-21T16:05:09Z', 'America/Denver', true)),
  overnight: plain(formatDateTime('2026-11-22T03:00:00Z', 'America/Denver')),
  clock: formatTime('2026-11-21T23:30:00Z', 'America/Denver'),
  zone: formatZoneName('America/Denver'),
  money: formatMoney(123450),
});

it('OPEN-058 English dates are month, day and year in digits', () => {
  expect(all()).toEqual({
    day: '11/21/2026',
    ofMoment: '03/05/2026',
    none: '',
    short: '11/21',
    long: 'Sat, 11/21/2026',
    spoken: 'Nov 21, 2026',
    weekday: 'Sat',
    months: ['Nov', 'Jan 2026', 'November 2026'],
    moment: '11/21/2026, 09:05 AM',
    precise: '11/21/2026, 09:05:09 AM',
    overnight: '11/21/2026, 08:00 PM',
    clock: '04:30 PM',
    zone: 'Mountain Time',
    money: '$1,234.50',
  });
});

it.each([
  ['America/Kentucky/Monticello', 'Eastern Time'],
  ['America/Indiana/Tell_City', 'Central Time'],
  ['America/North_Dakota/Beulah', 'Central Time'],
  ['America/Detroit', 'Eastern Time'],
])('%s has the name of the time that is kept there today, not in 1970: %s', (zone, name) =>
  expect(formatZoneName(zone)).toBe(name),
);

it.each([
  ['America/Los_Angeles', 'Pacific Time (Los Angeles)'],
  ['America/Indiana/Knox', 'Central Time (Knox, Indiana)'],
  ['America/North_Dakota/New_Salem', 'Central Time (New Salem, North Dakota)'],
])('%s is written with its place: %s', (zone, name) => expect(formatTimeZone(zone)).toBe(name));

it.each([
  ['2026-11-20T17:05:00Z', 'America/Los_Angeles', '11/20/2026, 09:05 AM PST'],
  ['2026-07-20T19:05:00Z', 'America/Los_Angeles', '07/20/2026, 12:05 PM PDT'],
  ['2027-01-01T07:05:00Z', 'America/Denver', '01/01/2027, 12:05 AM MST'],
  ['2028-02-28T22:00:00Z', 'Pacific/Kiritimati', '02/29/2028, 12:00 PM GMT+14'],
  ['2027-01-01T03:29:00Z', 'America/St_Johns', '12/31/2026, 11:59 PM GMT-3:30'],
])('OPEN-058 %s in %s is formatted as %s, with spaces that a search finds', (instant, zone, written) =>
  expect(formatZonedDateTime(instant, zone)).toBe(written),
);

describe('a Spanish date', () => {
  beforeAll(() => setLocale('es'));
  afterAll(resetLanguage);

  it('OPEN-013 has its month as a word, so that it cannot be misread', () => {
    expect(all()).toEqual({
      day: '21 nov 2026',
      ofMoment: '5 mar 2026',
      none: '',
      short: '21 nov',
      long: 'sáb, 21 nov 2026',
      spoken: '21 nov 2026',
      weekday: 'sáb',
      months: ['nov', 'ene 2026', 'noviembre de 2026'],
      moment: '21 nov 2026, 09:05 a.m.',
      precise: '21 nov 2026, 09:05:09 a.m.',
      overnight: '21 nov 2026, 08:00 p.m.',
      clock: '04:30 p.m.',
      zone: 'hora de las Montañas Rocosas',
      money: '$1,234.50',
    });
  });

  it('OPEN-013 has the usual abbreviation of September and the Spanish day period', () => {
    expect(formatDate('2026-09-05')).toBe('5 sept 2026');
    expect(formatShortMonth('2026-09-01')).toBe('sept');
    expect(formatZonedDateTime('2026-11-20T20:05:00Z', 'America/Los_Angeles')).toBe('20 nov 2026, 12:05 p.m. PST');
  });

  it("OPEN-013 can be formatted in a given language, as patients' documents are", () => {
    expect(formatDate('2026-11-21', 'en')).toBe('11/21/2026');
    expect(plain(formatDateTime('2026-11-21T16:05:09Z', 'America/Denver', false, 'en'))).toBe('11/21/2026, 09:05 AM');
  });
});
