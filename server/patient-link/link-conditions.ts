import { and, arrayContains, eq, isNotNull } from 'drizzle-orm';
import type { PatientLink } from '../../contract/patient-link/patient-link.ts';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { organizations, patients } from '../platform/db/schema.ts';

const HEALTH: PatientProduct[] = ['HEALTH'];

/** A patient in care of a clinic that has Health: the personal link shows something. */
export const isInHealthCare = and(
  eq(patients.hidden, false),
  eq(patients.discharged, false),
  arrayContains(patients.products, HEALTH),
  eq(organizations.disabled, false),
  arrayContains(organizations.products, HEALTH),
);

/** The same with a date of birth, without which nobody can open the link. */
export const isLinkOpen = and(isInHealthCare, isNotNull(patients.dob));

interface LinkFacts {
  dob: string | null;
  discharged: boolean;
  products: readonly string[];
  isBlocked: boolean;
}

/** Why a link opens nothing now, the first reason that staff can do something about. */
export function findObstacle({ dob, discharged, products, isBlocked }: LinkFacts): PatientLink['obstacle'] {
  if (!products.includes('HEALTH')) return 'NO_HEALTH';
  if (discharged) return 'NOT_IN_CARE';
  if (dob === null) return 'NO_DATE_OF_BIRTH';
  return isBlocked ? 'BLOCKED' : null;
}
