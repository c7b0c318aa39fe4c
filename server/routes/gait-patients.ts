import { addGaitPatient } from '../../contract/gait-event.ts';
import { todayIn } from '../../domain/calendar.ts';
import { patients, plansOfCare } from '../db/schema/index.ts';
import { presentPatient } from './patient-presenter.ts';
import { defaultProvider, placeNamed, withoutDuplicates } from './patient-references.ts';
import { patientRow } from './patient-rows.ts';
import type { Routes } from './index.ts';

/** Patients of whom only the Unique Gait ID is known (OPEN-101). */
export const gaitPatientRoutes: Routes = (served) => {
  served.acting(addGaitPatient, async ({ tx, scope, actor, now, body: { locationId, gaitUid } }) => {
    const reader = { tx, scope, actor, now };
    const place = await placeNamed(reader, locationId);
    const { organizationId } = actor;
    const primaryPractitionerId = await defaultProvider(reader, place);
    const [added] = await withoutDuplicates(
      tx
        .insert(patients)
        .values({ organizationId, locationId, gaitUid, primaryPractitionerId, products: ['GAIT'] })
        .returning({ id: patients.id }),
    );
    const { id } = added!;
    await tx.insert(plansOfCare).values({ organizationId, patientId: id, start: todayIn(place.timezone, now) });
    return presentPatient((await patientRow(reader, id))!, reader);
  });
};
