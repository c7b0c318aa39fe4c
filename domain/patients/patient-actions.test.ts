import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { listPatientActions } from './patient.ts';
import type { Viewer } from '../identity/viewer.ts';

type ActionFacts = Pick<PatientRecord, 'may' | 'products'> & { hasAccount: boolean; programs: number };
const defaultFacts: ActionFacts = {
  may: { edit: true, assignProgram: true, resendInvite: true, discharge: true } as PatientRecord['may'],
  products: ['HEALTH'],
  hasAccount: false,
  programs: 0,
};
const offered = (
  more: Partial<ActionFacts> = {},
  organization: Viewer['organization'] = { products: ['HEALTH', 'GAIT'] },
) => {
  const { may, products, hasAccount, programs } = { ...defaultFacts, ...more };
  const record = {
    may,
    products,
    patient: { hasAccount },
    productData: { health: { heps: Array.from({ length: programs }, () => ({})) } },
  };
  const viewer: Viewer = { role: 'PORTAL_PRACTITIONER', features: [], practitionerId: 1, organization };
  return listPatientActions(record as unknown as PatientRecord, viewer);
};
const without = (action: string) => ['view', 'edit', 'assign', 'resend', 'discharge'].filter((one) => one !== action);

describe('the actions of a patient', () => {
  it('PAT-20 PAT-21 OPEN-046 are all where there is neither a program nor an account nor a planned discharge', () => {
    expect(offered()).toEqual(['view', 'edit', 'assign', 'resend', 'discharge']);
  });

  it('PAT-20 assign no second program, and none to a patient or by an organization without Health', () => {
    expect(offered({ programs: 1 })).toEqual(without('assign'));
    expect(offered({ products: ['GAIT'] })).toEqual(without('assign'));
    expect(offered({}, { products: ['GAIT'] })).toEqual(without('assign'));
  });

  it('PAT-21 invite nobody who has an account', () => {
    expect(offered({ hasAccount: true })).toEqual(without('resend'));
  });

  it.each([
    ['edit', 'edit'],
    ['assignProgram', 'assign'],
    ['resendInvite', 'resend'],
    ['discharge', 'discharge'],
  ])('are narrowed by what the server says of %s', (right, action) => {
    expect(offered({ may: { ...defaultFacts.may!, [right]: false } })).toEqual(without(action));
  });

  it('are those that need no answer of the server where it says nothing', () => {
    expect(offered({ may: undefined })).toEqual(without('discharge'));
  });
});
