import { and, eq } from 'drizzle-orm';
import { locations, patients, rtmSettings } from '../db/schema/index.ts';
import { patientHidden } from '../http/refusal.ts';
import type { MonthReader } from './month-reader.ts';
import { ruleSettings } from './rule-settings.ts';

/** The patient with what the month needs of the record; 404 alike for an unknown one, one out of reach and a hidden one. */
export async function patientOf({ tx, scope, patientId }: MonthReader) {
  const [found] = await tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      dob: patients.dob,
      location: { id: locations.id, name: locations.name },
      timezone: locations.timezone,
    })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(
      and(
        scope.location(patients.organizationId, patients.locationId),
        eq(patients.id, patientId),
        eq(patients.hidden, false),
      ),
    );
  if (!found) throw patientHidden();
  return found;
}

/** How the organization bills; nothing while nobody has set anything. */
export const settingsOf = ({ tx, scope }: MonthReader) =>
  tx.select(ruleSettings).from(rtmSettings).where(scope.organization(rtmSettings.organizationId));
