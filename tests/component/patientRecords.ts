import type { PatientRecord } from '../../contract/patients/record.ts';

const may = {
  edit: true,
  changeEmail: true,
  resendInvite: true,
  assignProgram: true,
  discharge: true,
  undoDischarge: false,
  editPlan: true,
  newPlan: true,
};

/** A patient of Health with a program and an account. */
export const ada: PatientRecord = {
  id: 12,
  version: 4,
  patient: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phoneNumber: '+15551234567',
    dob: '1985-12-10',
    language: 'en',
    hasAccount: true,
  },
  practitioner: { id: 7, firstName: 'Grace', lastName: 'Hopper', locations: [{ id: 3, name: 'North Clinic' }] },
  primaryPractitionerId: 7,
  location: { id: 3, name: 'North Clinic', timezone: 'America/Denver' },
  products: ['HEALTH'],
  discharged: false,
  mostRecentSession: '2026-11-20T03:30:00Z',
  mostRecentActivity: '2026-11-20T03:30:00Z',
  productData: {
    health: {
      injuredSideOfBody: 'Left',
      injuredBodyPart: 'Knee',
      payerName: 'Aetna',
      payerId: '60054',
      memberId: 'W123456789',
      groupNumber: null,
      status: 'HAS_ACCOUNT',
      heps: [{ id: 5, name: 'Knee strength' }],
    },
    gait: null,
  },
  plansOfCare: [{ start: '2026-08-01', end: null }],
  may,
};

type Health = NonNullable<PatientRecord['productData']['health']>;

/** Builds a variation of Ada's record. */
export const buildRecord = ({
  patient,
  health,
  ...facts
}: Partial<Omit<PatientRecord, 'patient'>> & {
  patient?: Partial<PatientRecord['patient']>;
  health?: Partial<Health>;
} = {}): PatientRecord => ({
  ...ada,
  ...facts,
  patient: { ...ada.patient, ...patient },
  productData: facts.productData ?? { ...ada.productData, health: { ...ada.productData.health!, ...health } },
});
