import type { Product } from '../../contract/platform/enumerations.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { CurrentUser } from '../../contract/identity/users.ts';
import { clinicAdmin } from './people.ts';
import type { GaitSession } from '../../contract/gait/gait-session.ts';

/** Location, day and recording of a gait session without a recording. */
export const buildWalk = (day: string): Pick<GaitSession, 'location' | 'day' | 'recording'> => ({
  location: { id: 3, name: 'Harbor' },
  day,
  recording: { state: 'NONE', quality: null, fault: null },
});

const timezone = 'America/Denver';

/** The clinic's admin with an organization that holds these products. */
export const holding = (...products: Product[]): CurrentUser => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});

/** A user of a clinic in Denver that holds Gait and has two locations. */
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
