import { expect, it } from 'vitest';
import { mergeTyped, theirChanges } from './conflict.ts';

const before = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', roles: ['PT'], dob: '1985-12-10' };
const theirs = { ...before, lastName: 'King', email: '', roles: ['PT', 'OT'] };

it('C1 names what was saved elsewhere, and what was typed here against it', () => {
  const typed = { ...before, firstName: 'Augusta', lastName: 'Byron' };
  expect(theirChanges(before, theirs, typed)).toEqual([
    { field: 'lastName', before: 'Lovelace', theirs: 'King', mine: 'Byron' },
    { field: 'email', before: 'ada@example.com', theirs: '' },
    { field: 'roles', before: ['PT'], theirs: ['PT', 'OT'] },
  ]);
});

it('C1 both typed the same: there is nothing to choose', () => {
  const [change] = theirChanges(before, theirs, { ...before, lastName: 'King' });
  expect(change).toEqual({ field: 'lastName', before: 'Lovelace', theirs: 'King' });
});

it('C1 keeps what was typed and takes over the rest', () => {
  const typed = { ...before, firstName: 'Augusta', lastName: 'Byron', dob: '' };
  expect(mergeTyped(before, theirs, typed)).toEqual({ ...theirs, firstName: 'Augusta', lastName: 'Byron', dob: '' });
});
