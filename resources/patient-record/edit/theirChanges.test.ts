import { expect, it } from 'vitest';
import { valuesOf } from '../../../src/components/patient-form/patientDraft.ts';
import { ada, recordWith } from '../../../src/testing/patientRecords.ts';
import { theirChanges, typedOver } from './theirChanges.ts';

const current = recordWith({
  version: 9,
  patient: { lastName: 'King', email: null },
  health: { injuredSideOfBody: null },
});

it('C1 names what was saved elsewhere, and what was typed here against it', () => {
  const typed = { ...valuesOf(ada), firstName: 'Augusta', lastName: 'Byron' };
  expect(theirChanges(ada, current, typed)).toEqual([
    { field: 'lastName', before: 'Lovelace', theirs: 'King', mine: 'Byron' },
    { field: 'email', before: 'ada@example.com', theirs: '' },
    { field: 'injuredSideOfBody', before: 'Left', theirs: 'N/A' },
  ]);
});

it('C1 both typed the same: there is nothing to choose', () => {
  const typed = { ...valuesOf(ada), lastName: 'King' };
  expect(theirChanges(ada, current, typed)[0]).toEqual({ field: 'lastName', before: 'Lovelace', theirs: 'King' });
});

it('C1 keeps what was typed and takes over the rest', () => {
  const typed = { ...valuesOf(ada), firstName: 'Augusta', lastName: 'Byron', dob: '' };
  expect(typedOver(ada, current, typed)).toEqual({
    ...valuesOf(current),
    firstName: 'Augusta',
    lastName: 'Byron',
    dob: '',
  });
});
