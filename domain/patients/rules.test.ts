import { describe, expect, it } from 'vitest';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { toTexts } from '../platform/message-texts.fixtures.ts';
import {
  parseNewPatient,
  validateInvolvedSide,
  isCompleteFor,
  validateNewPatient,
  validatePatientChange,
  omitEmptyEmail,
} from './rules.ts';

const today = '2026-11-21';

const draft = {
  products: ['HEALTH'] as PatientProduct[],
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNumber: '(555)123-4567',
  dob: '1985-12-10',
  locationId: 3,
  injuredSideOfBody: 'Left' as const,
  injuredBodyPart: 'Knee',
};

describe('add patient', () => {
  it('finds nothing wrong with a whole draft', () => expect(toTexts(validateNewPatient(draft, today))).toEqual({}));

  it('PAT-41 PAT-42 the date of birth is empty, today or earlier', () => {
    for (const dob of ['', null, undefined, '1900-01-01', today])
      expect(toTexts(validateNewPatient({ ...draft, dob }, today))).toEqual({});
    expect(toTexts(validateNewPatient({ ...draft, dob: '2026-11-22' }, today))).toEqual({
      dob: 'Date of birth cannot be in the future',
    });
    expect(toTexts(validateNewPatient({ ...draft, dob: '11/22/2026' }, today))).toEqual({ dob: 'Not a valid date' });
  });

  it('PAT-42 is told beside the other messages', () => {
    expect(
      toTexts(validateNewPatient({ ...draft, firstName: ' ', dob: '2027-01-01', phoneNumber: '1' }, today)),
    ).toEqual({
      firstName: 'First name is required',
      phoneNumber: 'Phone number must be 10 digits',
      dob: 'Date of birth cannot be in the future',
    });
  });

  it('PAT-30 an empty form asks for products first', () => {
    expect(toTexts(validateNewPatient({}, today))).toEqual({
      products: 'You must select at least one product.',
      locationId: 'Location is required',
    });
  });

  it('answers the patient in stored form, and survives nonsense', () => {
    expect(parseNewPatient(draft, today)).toMatchObject({
      patient: { phoneNumber: '+15551234567', dob: '1985-12-10' },
    });
    for (const nonsense of [null, 'patient', 7, []]) expect(parseNewPatient(nonsense, today)).toHaveProperty('errors');
  });
});

describe('edit patient', () => {
  const stored = {
    products: ['HEALTH'] as PatientProduct[],
    hasAccount: false,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phoneNumber: '+15551234567',
    injuredSideOfBody: 'Left' as string | null,
    injuredBodyPart: 'Knee',
  };
  const gait = { ...stored, products: ['GAIT'] as PatientProduct[] };
  const pro = { ...stored, products: ['PRO'] as PatientProduct[] };

  it('PAT-57 Health: phone may be emptied, the rest as in add', () => {
    expect(toTexts(validatePatientChange(stored, { phoneNumber: null }, today))).toEqual({});
    expect(
      toTexts(
        validatePatientChange(stored, { firstName: null, lastName: null, email: null, injuredBodyPart: null }, today),
      ),
    ).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      injuredBodyPart: 'Involved body part is required',
    });
    const { injuredSideOfBody: _side, ...sideless } = stored;
    expect(toTexts(validatePatientChange(sideless, {}, today))).toEqual({
      injuredSideOfBody: 'Side of body is required',
    });
  });

  it('PAT-58 the date of birth may be emptied, not lie in the future', () => {
    expect(toTexts(validatePatientChange(stored, { dob: null }, today))).toEqual({});
    expect(toTexts(validatePatientChange(stored, { dob: today }, today))).toEqual({});
    expect(toTexts(validatePatientChange(stored, { dob: '2026-11-22' }, today))).toEqual({
      dob: 'Date of birth cannot be in the future',
    });
  });

  it('PAT-59 Gait: email, side, part and gait id may be emptied, names not', () => {
    const emptied = { email: null, injuredSideOfBody: null, injuredBodyPart: null, gaitUid: null, phoneNumber: null };
    expect(toTexts(validatePatientChange(gait, emptied, today))).toEqual({});
    expect(toTexts(validatePatientChange(gait, { lastName: null }, today))).toEqual({
      lastName: 'Last name is required',
    });
  });

  it('PAT-60 PAT-61 PRO: phone is required, names are not', () => {
    expect(toTexts(validatePatientChange(pro, { firstName: null, lastName: null, email: null }, today))).toEqual({});
    expect(toTexts(validatePatientChange(pro, { phoneNumber: null }, today))).toEqual({
      phoneNumber: 'Phone number is required',
    });
    const both = { ...stored, products: ['HEALTH', 'PRO'] as PatientProduct[] };
    expect(toTexts(validatePatientChange(both, { phoneNumber: null }, today))).toEqual({
      phoneNumber: 'Phone number is required',
    });
  });

  it('PAT-62 an account locks the email', () => {
    const withAccount = { ...stored, hasAccount: true };
    expect(toTexts(validatePatientChange(withAccount, { email: 'ada@example.com' }, today))).toEqual({});
    expect(toTexts(validatePatientChange(withAccount, { email: 'new@example.com' }, today))).toEqual({
      email: 'Email cannot be changed because the patient already has an account.',
    });
    expect(toTexts(validatePatientChange(stored, { email: 'new@example.com' }, today))).toEqual({});
  });

  it('PAT-63 OPEN-057 a Health patient is not submitted without side or part; N/A is a side', () => {
    const message = 'You must set Side of Body and Involved Body Part for Health patients.';
    const { injuredSideOfBody: _side, ...sideless } = stored;
    expect(validateInvolvedSide(stored, { injuredBodyPart: null })?.text).toBe(message);
    expect(validateInvolvedSide(sideless, {})?.text).toBe(message);
    expect(validateInvolvedSide(stored, { injuredSideOfBody: null })).toBeNull();
    expect(validateInvolvedSide(gait, { injuredBodyPart: null })).toBeNull();
  });

  it('PAT-64 an empty email is dropped from what is sent', () => {
    for (const email of ['', '  ', null])
      expect(omitEmptyEmail({ email, firstName: 'Ada' })).toEqual({ firstName: 'Ada' });
    expect(omitEmptyEmail({ email: 'ada@example.com' })).toEqual({ email: 'ada@example.com' });
  });
});

describe('completeness', () => {
  const nobody = { firstName: null, lastName: null, email: null, phoneNumber: null, injuredBodyPart: null };
  const named = { ...nobody, firstName: 'Ada', lastName: 'Lovelace' };
  const health = { ...named, email: 'ada@example.com', injuredBodyPart: 'Knee', injuredSideOfBody: 'Left' };

  it('PAT-55 Gait needs first and last name', () => {
    expect(isCompleteFor('GAIT', named)).toBe(true);
    expect(isCompleteFor('GAIT', { ...health, firstName: null })).toBe(false);
    expect(isCompleteFor('GAIT', { ...health, lastName: '' })).toBe(false);
  });

  it('PAT-56 Health needs names, email, body part and side, but no phone', () => {
    expect(isCompleteFor('HEALTH', health)).toBe(true);
    for (const field of ['firstName', 'lastName', 'email', 'injuredBodyPart'] as const) {
      expect(isCompleteFor('HEALTH', { ...health, [field]: null })).toBe(false);
    }
    expect(isCompleteFor('HEALTH', { ...health, injuredSideOfBody: undefined })).toBe(false);
  });

  it('OPEN-057 a side of N/A (null) is complete', () => {
    expect(isCompleteFor('HEALTH', { ...health, injuredSideOfBody: null })).toBe(true);
  });

  it('OPEN-055 PRO needs a phone', () => {
    expect(isCompleteFor('PRO', { ...nobody, phoneNumber: '+15551234567' })).toBe(true);
    expect(isCompleteFor('PRO', health)).toBe(false);
  });
});
