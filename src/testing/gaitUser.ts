import type { Product } from '../../contract/enumerations.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import type { CurrentUser } from '../../contract/users.ts';
import { clinicAdmin } from './people.ts';

const timezone = 'America/Denver';

/** The clinic's admin, of an organization that holds these products. */
export const holding = (...products: Product[]): CurrentUser => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});

/** Of a clinic in Denver that holds Gait, with two locations. */
export const gaitUser: CurrentUser = {
  ...holding('GAIT'),
  locations: [
    { id: 3, name: 'Harbor', timezone },
    { id: 4, name: 'Lakeside', timezone },
  ],
};

/** A gait patient of the first location. */
export const gaitPatient = (id: number, uid: string, firstName: string, lastName: string) =>
  ({
    id,
    version: 5,
    patient: { firstName, lastName, email: null },
    location: { id: 3, name: 'Harbor', timezone },
    products: ['GAIT'],
    mostRecentActivity: null,
    productData: { health: null, gait: { uid, mostRecentSession: null } },
  }) as unknown as PatientRecord;
