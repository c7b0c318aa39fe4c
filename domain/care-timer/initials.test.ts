import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('takes the first letters of a name, as far as there is one', () => {
  expect(initialsOf({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('AL');
  expect(initialsOf({ firstName: ' élan', lastName: null })).toBe('É');
  expect(initialsOf({ firstName: '', lastName: undefined })).toBe('?');
});
