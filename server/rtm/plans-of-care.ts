import { and, asc, inArray } from 'drizzle-orm';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { plansOfCare } from '../db/schema/index.ts';

/** The plans of care of patients, the earliest first, each with its set-up of monitoring. */
export const plansOf = (tx: Tx, scope: Scope, patientIds: number[]) =>
  tx
    .select({
      id: plansOfCare.id,
      patientId: plansOfCare.patientId,
      start: plansOfCare.start,
      end: plansOfCare.end,
      setupDate: plansOfCare.setupDate,
      setupBy: plansOfCare.setupBy,
    })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), inArray(plansOfCare.patientId, patientIds)))
    .orderBy(asc(plansOfCare.start), asc(plansOfCare.id));
