import type { PatientRecord } from '../../../contract/patient-record.ts';

/** A Health patient with an involved left knee, without plans of care. */
export const ada: PatientRecord = {
  id: 12,
  version: 1,
  patient: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phoneNumber: '+15551234567',
    dob: '1985-12-10',
    language: 'en',
    hasAccount: true,
  },
  practitioner: { id: 7, firstName: 'Grace', lastName: 'Hopper', locations: [] },
  primaryPractitionerId: 7,
  location: { id: 3, name: 'North Clinic', timezone: 'America/Denver' },
  products: ['HEALTH'],
  discharged: false,
  mostRecentSession: null,
  mostRecentActivity: null,
  productData: {
    health: { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee', status: 'HAS_ACCOUNT', heps: [] },
    gait: null,
  },
  plansOfCare: [],
};
