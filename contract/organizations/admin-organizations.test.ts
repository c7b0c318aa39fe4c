import { describe, expect, it } from 'vitest';
import { NewOrganization } from './admin-organizations.ts';

const practitioner = {
  firstName: 'Lee',
  lastName: 'Ito',
  email: 'lee@tideline.example' as string | null,
  role: 'PORTAL_PROVIDER_ADMIN',
};
const location = {
  name: 'Pier 4',
  timezone: 'America/Denver',
  address1: '',
  address2: '',
  city: '',
  stateCode: '',
  countryCode: '',
  zipCode: '',
  keyword: '',
};
const whole = { orgName: 'Tideline', timezone: 'America/Denver', products: ['SCAN'], practitioner, location };

/** The message of each invalid field. */
const getErrors = (change: object) =>
  Object.fromEntries(
    (NewOrganization.safeParse({ ...whole, ...change }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('a new organization', () => {
  it('is valid with all fields, with or without the email of its admin', () => {
    expect(getErrors({})).toEqual({});
    for (const email of ['', null]) expect(getErrors({ practitioner: { ...practitioner, email } })).toEqual({});
  });

  it.each<[string, string, string, object]>([
    ['AORG-22 no name', 'orgName', 'Organization name is required', { orgName: ' ' }],
    [
      'AORG-23 no first name',
      'practitioner.firstName',
      'First name is required',
      { practitioner: { ...practitioner, firstName: '' } },
    ],
    [
      'AORG-24 no last name',
      'practitioner.lastName',
      'Last name is required',
      { practitioner: { ...practitioner, lastName: ' ' } },
    ],
    ...['lee@tideline', 'nora@', 'lee'].map((email): [string, string, string, object] => [
      `AORG-26 the email ${email}`,
      'practitioner.email',
      'Email must be valid',
      { practitioner: { ...practitioner, email } },
    ]),
    ...['', undefined, 'VENDOR_ADMIN'].map((role): [string, string, string, object] => [
      `AORG-27 AORG-28 the role ${role}`,
      'practitioner.role',
      'Role is required',
      { practitioner: { ...practitioner, role } },
    ]),
    ...['', undefined, 'Europe/Berlin'].flatMap((timezone): [string, string, string, object][] => [
      [`AORG-30 AORG-37 the zone ${timezone}`, 'timezone', 'Timezone is required', { timezone }],
      [
        `AORG-33 AORG-37 a location in the zone ${timezone}`,
        'location.timezone',
        'Timezone is required',
        { location: { ...location, timezone } },
      ],
    ]),
    ['AORG-31 no product', 'products', 'You must select at least one product.', { products: [] }],
    ['AORG-32 a location without name', 'location.name', 'Name is required', { location: { ...location, name: '' } }],
    [
      'OPEN-117 a state that is none',
      'location.stateCode',
      'Not a valid state',
      { location: { ...location, stateCode: 'XX' } },
    ],
  ])('%s is rejected at its own field', (_, field, message, change) => {
    expect(getErrors(change)).toEqual({ [field]: message });
  });
});
