import { integer } from 'drizzle-orm/pg-core';
import { patients } from '../patients/schema.ts';
import { isPatientVisible } from '../platform/db/policies.ts';
import { createdAt, tenantTable, updatedAt } from '../platform/db/tenant-table.ts';

/**
 * The personal link of a patient. Its code is sealed from the ids and the generation, so none is stored; there is a row
 * once a link was opened or replaced.
 */
export const patientLinks = tenantTable('patient_links', {
  columns: {
    patientId: integer('patient_id').notNull(),
    /** Codes of earlier generations open nothing. */
    generation: integer('generation').notNull().default(1),
    /** Wrong dates of birth in a row. */
    wrongDates: integer('wrong_dates').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  primaryKey: ['patientId'],
  references: { patientId: { table: () => patients, name: 'patient_links_patient' } },
  restrict: (t) => ({ of_patient: isPatientVisible(t) }),
  grants: { app_user: 'select, insert, update', app_service: 'select, insert, update' },
});
