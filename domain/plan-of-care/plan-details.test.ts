import { describe, expect, it } from 'vitest';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { toTexts } from '../platform/message-texts.fixtures.ts';
import { validateAddedProducts, validateNewPlan, listAddedProducts, listProductsWith } from './plan-details.ts';

const today = '2026-11-21';
const stored = {
  products: ['HEALTH'] as PatientProduct[],
  hasAccount: false,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com' as string | null,
  phoneNumber: null as string | null,
  injuredSideOfBody: 'Left' as string | null | undefined,
  injuredBodyPart: 'Knee' as string | null,
};
const plansOfCare = [{ start: '2026-01-05', end: '2026-11-10' }];
const plan = {
  start: '2026-11-20',
  products: ['HEALTH'] as PatientProduct[],
  locationId: 3,
  injuredSideOfBody: 'Right' as const,
  injuredBodyPart: 'Hip' as const,
};
const problems = (change: object = {}, patient: object = {}) =>
  toTexts(validateNewPlan({ ...stored, plansOfCare, ...patient }, { ...plan, ...change }, today));

describe('a new plan of care', () => {
  it('is valid with its required fields, without a phone for a patient who has Health already', () => {
    expect(problems()).toEqual({});
  });

  it('REC-48 REC-49 requires the involved side and body part of a Health patient again; N/A is an answer', () => {
    expect(problems({ injuredSideOfBody: undefined, injuredBodyPart: undefined })).toEqual({
      injuredSideOfBody: 'Involved side of body is required',
      injuredBodyPart: 'Involved body part is required',
    });
    expect(problems({ injuredSideOfBody: null })).toEqual({});
  });

  it('does not require them without Health', () => {
    const patient = { products: ['GAIT'], injuredSideOfBody: undefined, injuredBodyPart: undefined };
    expect(problems(patient, { products: ['GAIT'] })).toEqual({});
    expect(problems(patient)).toHaveProperty('injuredSideOfBody');
  });

  it('REC-44 OPEN-065 names the days that can be selected, or says that there is none yet', () => {
    expect(problems({ start: '2026-11-10' })).toEqual({ start: 'The date must be from 11/11/2026 to 11/21/2026.' });
    expect(problems({}, { plansOfCare: [{ start: '2026-01-05', end: '2026-11-20' }] })).toEqual({
      start: 'The date must be 11/21/2026.',
    });
    expect(problems({}, { plansOfCare: [{ start: '2026-01-05', end: today }] })).toEqual({
      start: 'A new plan of care can start the day after the last one ends.',
    });
  });

  it('REC-46 keeps assigned products and requires the fields of the added ones', () => {
    expect(listProductsWith(['PRO'], ['HEALTH'])).toEqual(['HEALTH', 'PRO']);
    expect(listAddedProducts(['PRO'], ['HEALTH', 'PRO'])).toEqual(['HEALTH']);
    expect(problems({ products: ['PRO'] })).toEqual({ phoneNumber: 'Phone number is required' });
    expect(problems({ products: ['PRO'], phoneNumber: '+15551234567' })).toEqual({});
  });

  it('PAT-62 rejects another email for a patient with an account', () => {
    expect(problems({ email: 'other@example.com' }, { hasAccount: true })).toHaveProperty('email');
  });
});

describe('added products', () => {
  it('REC-20 require for Health what adding a Health patient requires', () => {
    const unnamed = { firstName: '', lastName: '', email: null, injuredSideOfBody: undefined, injuredBodyPart: null };
    const pro = { ...stored, ...unnamed, products: ['PRO'] as PatientProduct[] };
    expect(toTexts(validateAddedProducts(pro, { products: ['HEALTH'] }, today))).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phoneNumber: 'Phone number is required',
      injuredSideOfBody: 'Involved side of body is required',
      injuredBodyPart: 'Involved body part is required',
    });
  });

  it('PAT-40 PAT-44 PAT-45 accept N/A as the side of the body, but require a body part', () => {
    const pro = { ...stored, phoneNumber: '+15551234567', products: ['PRO'] as PatientProduct[] };
    const getHealthErrors = (more: object) =>
      toTexts(validateAddedProducts({ ...pro, ...more }, { products: ['HEALTH'] }, today));
    expect(getHealthErrors({ injuredSideOfBody: null })).toEqual({});
    expect(getHealthErrors({ injuredBodyPart: null })).toEqual({ injuredBodyPart: 'Involved body part is required' });
    expect(getHealthErrors({ phoneNumber: null })).toEqual({ phoneNumber: 'Phone number is required' });
  });

  it('require nothing of a Health patient for Gait', () => {
    expect(validateAddedProducts(stored, { products: ['GAIT'] }, today)).toEqual({});
  });
});
