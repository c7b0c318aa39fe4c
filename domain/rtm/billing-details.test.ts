import { expect, it } from 'vitest';
import { billingProblems } from './billing-details.ts';

it('who bills may leave the NPI out, and cannot give one whose last digit does not fit', () => {
  expect(billingProblems({ npi: null })).toEqual({});
  // The example of the Centers for Medicare and Medicaid Services for the check digit.
  expect(billingProblems({ npi: '1234567893' })).toEqual({});
  expect(billingProblems({ npi: '1234567890' })).toEqual({
    'billing.npi': 'This is no NPI: its last digit does not fit the others',
  });
});
