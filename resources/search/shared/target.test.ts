import { expect, it } from 'vitest';
import { addRecent, listOtherRecents } from './recentPatients.ts';
import { findPages } from './target.ts';

const menu = [
  { label: 'Patients', to: '/patients/' },
  { label: 'RTM Billing', to: '/rtm-billing/' },
  { label: 'Your Organization', children: [{ label: 'Team', to: '/team/' }] },
  { label: 'Help Center', href: 'https://help.test' },
  { label: 'Insights', to: '/insights/', disabled: 'not configured' },
];
const find = (words: string) => findPages(menu, words, 'Pages', (key) => key).map(({ label }) => label);

it('pages are found by part of the name, those that begin with the words first, pages of a group with its name', () => {
  expect(find('')).toEqual(['Patients', 'RTM Billing', 'Your Organization: Team']);
  expect(find('t')).toEqual(['Patients', 'RTM Billing', 'Your Organization: Team']);
  expect(find(' TEAM ')).toEqual(['Your Organization: Team']);
  expect(find('b')).toEqual(['RTM Billing']);
  expect(
    findPages(
      [
        { label: 'My team', to: '/a' },
        { label: 'Team', to: '/b' },
      ],
      'team',
      'Pages',
      (key) => key,
    ),
  ).toMatchObject([{ label: 'Team' }, { label: 'My team' }]);
});

it('recent patients are the last six opened records, the last one first, without the open one', () => {
  expect(addRecent([1, 2], '/patients/3/health/surveys')).toEqual([3, 1, 2]);
  expect(addRecent([1, 2], '/patients/2')).toEqual([2, 1]);
  expect(addRecent([1, 2, 3, 4, 5, 6], '/patients/7')).toEqual([7, 1, 2, 3, 4, 5]);
  const same = [1, 2];
  for (const path of ['/patients/1', '/patients/', '/home/', '/patients/add', '/programs/assign/5'])
    expect(addRecent(same, path)).toBe(same);
  expect(listOtherRecents([3, 1], '/patients/3/activity')).toEqual([1]);
});
