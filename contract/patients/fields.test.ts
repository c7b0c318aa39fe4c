import { describe, expect, it } from 'vitest';
import type { PatientProduct } from '../platform/enumerations.ts';
import { NewPatient, PatientChange } from './fields.ts';

const whole = {
  products: ['HEALTH'] as PatientProduct[],
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNumber: '(555) 123-4567',
  dob: '1985-12-10',
  locationId: 3,
  injuredSideOfBody: 'Left',
  injuredBodyPart: 'Knee',
};

/** The first message of each faulty field. */
function faults(change: object): Record<string, string> {
  const result = NewPatient.safeParse({ ...whole, ...change });
  return Object.fromEntries(
    (result.error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

const accepted = (change: object) => NewPatient.parse({ ...whole, ...change });

describe('add patient', () => {
  it('takes a whole Health patient, trimmed and in stored form', () => {
    expect(accepted({ firstName: ' Ada ', email: ' ADA@Example.com ' })).toEqual({
      ...whole,
      phoneNumber: '+15551234567',
      gaitUid: null,
      payerName: null,
      payerId: null,
      memberId: null,
      groupNumber: null,
    });
  });

  it.each([{ products: [] }, { products: undefined }])('PAT-29 PAT-30 without a product: %o', (change) => {
    expect(faults(change)).toEqual({ products: 'You must select at least one product.' });
  });

  it('refuses a product named twice, an unknown product and an unknown field', () => {
    expect(faults({ products: ['GAIT', 'GAIT'] })).toHaveProperty('products', 'A product is listed twice.');
    expect(NewPatient.safeParse({ ...whole, products: ['SCAN'] }).success).toBe(false);
    expect(NewPatient.safeParse({ ...whole, organizationId: 9 }).success).toBe(false);
  });

  it.each([
    ['PAT-36', 'firstName', 'First name is required'],
    ['PAT-37', 'lastName', 'Last name is required'],
    ['PAT-38', 'email', 'Email is required'],
    ['PAT-40', 'phoneNumber', 'Phone number is required'],
    ['PAT-45', 'injuredBodyPart', 'Involved body part is required'],
  ])('%s Health asks for %s, and blanks only are empty (OPEN-163)', (_row, field, message) => {
    for (const products of [['HEALTH'], ['HEALTH', 'GAIT', 'PRO']]) {
      for (const empty of ['', '   ', null, undefined])
        expect(faults({ products, [field]: empty })).toEqual({ [field]: message });
    }
  });

  it.each(['ada', 'ada@', 'ada@example', 'a da@example.com', '@example.com'])(
    'PAT-39 PAT-46 refuses the email %s',
    (email) => {
      expect(faults({ email })).toEqual({ email: 'Email must be valid.' });
      expect(faults({ email, products: ['GAIT'] })).toEqual({ email: 'Email must be valid.' });
    },
  );

  it.each([null, undefined, ''])('PAT-41 takes %o as no date of birth', (dob) => {
    expect(accepted({ dob }).dob).toBeNull();
  });

  it.each(['1985-02-30', '12/10/1985', '1985-12-10T00:00:00Z'])('refuses %s as a date of birth', (dob) => {
    expect(faults({ dob })).toEqual({ dob: 'Not a valid date' });
  });

  it.each([null, undefined, '', 0, 1.5])('PAT-43 %o is no location', (locationId) => {
    for (const products of [['HEALTH'], ['GAIT'], ['PRO']]) {
      expect(faults({ products, locationId })).toEqual({ locationId: 'Location is required' });
    }
  });

  it('PAT-44 ENT-054 OPEN-057 an untouched side is missing, N/A (null) is an answer', () => {
    expect(faults({ injuredSideOfBody: undefined })).toEqual({ injuredSideOfBody: 'Side of body is required' });
    expect(accepted({ injuredSideOfBody: null }).injuredSideOfBody).toBeNull();
    expect(faults({ injuredSideOfBody: 'N/A' })).toHaveProperty('injuredSideOfBody');
  });

  it('PAT-46 PAT-47 PAT-48 PAT-49 Gait only: email, phone, side and part may be left out; an empty phone is null', () => {
    const { firstName, lastName, locationId } = whole;
    const gait = NewPatient.parse({ products: ['GAIT'], firstName, lastName, locationId, phoneNumber: '' });
    expect(gait).toMatchObject({ email: null, phoneNumber: null, injuredBodyPart: null });
  });

  it('PAT-47 PAT-50 PAT-51 a wrong phone is refused for every product mix', () => {
    for (const products of [['HEALTH'], ['GAIT'], ['PRO'], ['HEALTH', 'GAIT']]) {
      expect(faults({ products, phoneNumber: '555-1234' })).toEqual({ phoneNumber: 'Phone number must be 10 digits' });
    }
  });

  it('OPEN-055 PRO only: phone and location are required, names are not', () => {
    const pro = NewPatient.parse({ products: ['PRO'], phoneNumber: '5551234567', locationId: 3 });
    expect(pro).toMatchObject({ firstName: null, lastName: null, email: null, phoneNumber: '+15551234567' });
    expect(faults({ products: ['PRO'], phoneNumber: null })).toEqual({ phoneNumber: 'Phone number is required' });
  });

  it('ENT-053 takes five body parts and no other', () => {
    for (const injuredBodyPart of ['Shoulder', 'Hip', 'Knee', 'Spine', 'Multiple'])
      expect(faults({ injuredBodyPart })).toEqual({});
    for (const injuredBodyPart of ['Elbow', 'knee', ''])
      expect(faults({ injuredBodyPart })).toEqual({ injuredBodyPart: expect.any(String) });
  });

  it('shows every message of an empty Health form at once', () => {
    const messages = NewPatient.safeParse({ products: ['HEALTH'] }).error?.issues.map(({ message }) => message);
    expect(messages?.toSorted()).toEqual([
      'Email is required',
      'First name is required',
      'Involved body part is required',
      'Last name is required',
      'Location is required',
      'Phone number is required',
      'Side of body is required',
    ]);
  });
});

describe('edit patient', () => {
  it('PAT-57 PAT-65 leaves untouched fields out, empties the phone to null and normalises it', () => {
    expect(PatientChange.parse({})).toEqual({});
    expect(PatientChange.parse({ phoneNumber: '' })).toEqual({ phoneNumber: null });
    expect(PatientChange.parse({ phoneNumber: '1 (555) 123-4567' })).toEqual({ phoneNumber: '+15551234567' });
  });

  it('refuses products, which change only with a new plan of care', () => {
    expect(PatientChange.safeParse({ products: ['GAIT'] }).success).toBe(false);
  });
});
