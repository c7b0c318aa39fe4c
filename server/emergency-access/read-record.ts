import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { EmergencyRecord, EmergencySection } from '../../contract/emergency-access/emergency-access.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  careNotes,
  emergencyAccesses,
  healthSessions,
  locations,
  patients,
  plansOfCare,
  practitioners,
  programs,
} from '../platform/db/schema.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { isOpen } from './queries.ts';

/** The newest of a section; what is older is for ordinary access. */
const NEWEST = 50;

/** The section of a record, whose exercises have ids in place of names. */
export interface SectionRead extends Omit<EmergencyRecord, 'program'> {
  program: (Omit<NonNullable<EmergencyRecord['program']>, 'exercises'> & { blocks: Block[] }) | null;
}

/** The own open access. Row-level security finds the same; this is the application's layer. */
async function findOpenAccess(tx: Tx, { organizationId, userId }: Member, accessId: number) {
  const [access] = await tx
    .select({ patientId: emergencyAccesses.patientId, expiresAt: emergencyAccesses.expiresAt })
    .from(emergencyAccesses)
    .where(
      and(
        eq(emergencyAccesses.organizationId, organizationId),
        eq(emergencyAccesses.id, accessId),
        eq(emergencyAccesses.userId, userId),
        isOpen,
      ),
    );
  return access;
}

interface Subject {
  organizationId: number;
  patientId: number;
}

async function findPatient(tx: Tx, { organizationId, patientId }: Subject): Promise<EmergencyRecord['patient'] | null> {
  const [row] = await tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      dob: patients.dob,
      email: patients.email,
      phoneNumber: patients.phoneNumber,
      discharged: patients.discharged,
      injuredSideOfBody: patients.injuredSideOfBody,
      injuredBodyPart: patients.injuredBodyPart,
      location: locations.name,
      provider: { firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, patients.organizationId),
        eq(practitioners.id, patients.primaryPractitionerId),
      ),
    )
    .where(and(eq(patients.organizationId, organizationId), eq(patients.id, patientId), eq(patients.hidden, false)));
  if (!row) return null;
  const plans = await tx
    .select({ start: plansOfCare.start, end: plansOfCare.end })
    .from(plansOfCare)
    .where(and(eq(plansOfCare.organizationId, organizationId), eq(plansOfCare.patientId, patientId)))
    .orderBy(asc(plansOfCare.start), asc(plansOfCare.id));
  return { ...row, plansOfCare: plans };
}

async function findProgram(tx: Tx, { organizationId, patientId }: Subject): Promise<SectionRead['program']> {
  const { name, dailyFrequency, weeklyFrequency, blocks } = programs;
  const [row] = await tx
    .select({ name, dailyFrequency, weeklyFrequency, blocks })
    .from(programs)
    .where(
      and(eq(programs.organizationId, organizationId), eq(programs.patientId, patientId), isNull(programs.endedAt)),
    );
  return row ?? null;
}

const listNotes = (tx: Tx, { organizationId, patientId }: Subject) =>
  tx
    .select({ id: careNotes.id, date: careNotes.date, minutes: careNotes.minutes, notes: careNotes.notes })
    .from(careNotes)
    .where(and(eq(careNotes.organizationId, organizationId), eq(careNotes.patientId, patientId)))
    .orderBy(desc(careNotes.date), desc(careNotes.id))
    .limit(NEWEST);

const listSessions = (tx: Tx, { organizationId, patientId }: Subject) =>
  tx
    .select({
      id: healthSessions.id,
      day: sql<string>`${healthSessions.day}::text`,
      name: healthSessions.hepName,
    })
    .from(healthSessions)
    .where(and(eq(healthSessions.organizationId, organizationId), eq(healthSessions.patientId, patientId)))
    .orderBy(desc(healthSessions.performedAt), desc(healthSessions.id))
    .limit(NEWEST);

/**
 * A section of the record under the user's own open emergency access, in a transaction of the role that may read this one
 * patient and write nothing. Null without such an access.
 */
export const readSection = (
  tenantDb: TenantDb,
  actor: Member,
  { id, section }: { id: number; section: EmergencySection },
): Promise<SectionRead | null> =>
  tenantDb.underEmergencyAccess(
    { organizationId: actor.organizationId, userId: actor.userId, accessId: id },
    async (tx) => {
      const access = await findOpenAccess(tx, actor, id);
      if (!access) return null;
      const subject = { organizationId: actor.organizationId, patientId: access.patientId };
      const patient = await findPatient(tx, subject);
      if (!patient) return null;
      return {
        expiresAt: access.expiresAt.toISOString(),
        patient,
        program: section === 'program' ? await findProgram(tx, subject) : null,
        careNotes: section === 'care-notes' ? await listNotes(tx, subject) : [],
        sessions: section === 'sessions' ? await listSessions(tx, subject) : [],
      };
    },
  );
