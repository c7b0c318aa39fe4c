import { expect, it } from 'vitest';
import type { ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { listChosenRows, isAsPreviewed, countOutcomes } from './preview.ts';

const row = (at: number, outcome: ReconcilePreviewRow['outcome'], version = 3): ReconcilePreviewRow => ({
  row: at,
  gaitUid: `G-${at}`,
  firstName: 'Ann',
  lastName: 'Lee',
  email: null,
  outcome,
  patient:
    outcome === 'NO_PATIENT'
      ? null
      : { id: at * 10, version, firstName: '', lastName: '', email: null, discharged: false },
  changes: [],
  willInvite: false,
  reasons: [],
  otherRows: [],
});

it('OPEN-100 does what will be updated, and of those that ask first the ticked ones alone', () => {
  const rows = [
    row(2, 'UPDATE'),
    row(3, 'NAMED_OTHERWISE'),
    row(4, 'NAMED_OTHERWISE'),
    row(5, 'DISCHARGED'),
    row(6, 'UNCHANGED'),
    row(7, 'NO_PATIENT'),
    row(8, 'EMAIL_TAKEN'),
  ];
  const chosen = listChosenRows(rows, new Set([3, 5, 6, 7, 8]));
  expect(chosen.map((choice) => [choice.row, choice.confirmed])).toEqual([
    [2, false],
    [3, true],
    [5, true],
  ]);
  expect(chosen[0]).toEqual({
    row: 2,
    gaitUid: 'G-2',
    firstName: 'Ann',
    lastName: 'Lee',
    email: null,
    patientId: 20,
    version: 3,
    confirmed: false,
  });
});

it('OPEN-100 tells that a row would do something else by now', () => {
  const previewed = [row(2, 'UPDATE'), row(3, 'NAMED_OTHERWISE')];
  const choices = listChosenRows(previewed, new Set([3]));
  expect(isAsPreviewed(choices, previewed)).toBe(true);
  expect(isAsPreviewed(choices, [row(2, 'UPDATE', 4), previewed[1]!])).toBe(false);
  expect(isAsPreviewed(choices, [row(2, 'NAMED_OTHERWISE'), previewed[1]!])).toBe(false);
  expect(isAsPreviewed(choices, [row(2, 'NO_PATIENT'), previewed[1]!])).toBe(false);
  expect(isAsPreviewed([...choices, choices[0]!], [...previewed, previewed[0]!])).toBe(false);
  expect(isAsPreviewed([{ ...choices[1]!, confirmed: false }], [previewed[1]!])).toBe(false);
  expect(isAsPreviewed([{ ...choices[0]!, patientId: 99 }], [previewed[0]!])).toBe(false);
});

it('OPEN-100 counts rows by what becomes of them, done ones first', () => {
  const rows = [
    { row: 2, outcome: 'NO_PATIENT' },
    { row: 3, outcome: 'UPDATE' },
    { row: 4, outcome: 'NO_PATIENT' },
    { row: 5, outcome: 'UPDATE' },
    { row: 6, outcome: 'NAMED_OTHERWISE' },
  ] as const;
  expect(countOutcomes(rows, new Set([5, 6]))).toEqual([
    { outcome: 'UPDATED', count: 2 },
    { outcome: 'UPDATE', count: 1 },
    { outcome: 'NO_PATIENT', count: 2 },
  ]);
});
