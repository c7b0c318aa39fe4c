import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { pick } from '../../contract/platform/typed-keys.ts';
import { programFields, type ProgramBody } from '../../contract/programs/shapes.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientInScope } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { patients, programs, programVersions } from '../platform/db/schema.ts';
import { setUpMonitoringWithProgram } from '../rtm/set-up.ts';
import { recordOfPatient } from '../webhooks/record-events.ts';

/** The content of a program, and the template that it was copied from. */
export type ProgramContent = ProgramBody & { templateId: number | null };

interface ProgramRecipient {
  organizationId: number;
  id: number;
  timezone: string;
}

/** The present content of a template; undefined for an unknown one and for a patient's program. */
export async function findTemplateContent(
  tx: Tx,
  scope: Scope,
  templateId: number,
): Promise<ProgramContent | undefined> {
  const [template] = await tx
    .select()
    .from(programs)
    .where(and(scope.organization(programs.organizationId), isNull(programs.patientId), eq(programs.id, templateId)));
  if (!template) return undefined;
  return { ...pick(template, programFields), templateId: template.id };
}

/** Ends the patient's program and returns its id; returns nothing without a program. */
export const endProgram = (tx: Tx, scope: Scope, patientId: number, now: Date) =>
  tx
    .update(programs)
    .set({ endedAt: now })
    .where(
      and(scope.organization(programs.organizationId), eq(programs.patientId, patientId), isNull(programs.endedAt)),
    )
    .returning({ id: programs.id });

/** Versions are unique per patient, so that nobody overwrites a program that they have not seen. */
async function getNextVersion(tx: Tx, scope: Scope, patientId: number): Promise<number> {
  const [latest] = await tx
    .select({ version: max(programVersions.version) })
    .from(programVersions)
    .where(and(scope.organization(programVersions.organizationId), eq(programVersions.patientId, patientId)));
  return (latest?.version ?? 0) + 1;
}

/**
 * Replaces the patient's program. `savedBy` is the practitioner, or null for a care path. The caller recalculates
 * cycles and worklist.
 */
export async function saveAssignedProgram(
  tx: Tx,
  scope: Scope,
  patient: ProgramRecipient,
  content: ProgramContent,
  savedBy: number | null,
  now: Date,
): Promise<typeof programs.$inferSelect> {
  await endProgram(tx, scope, patient.id, now);
  const [given] = await tx
    .insert(programs)
    .values({
      organizationId: patient.organizationId,
      patientId: patient.id,
      ...content,
      version: await getNextVersion(tx, scope, patient.id),
      savedBy,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await tx
    .update(patients)
    .set({
      programName: content.name,
      lastActivityAt: sql`greatest(${patients.lastActivityAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(isPatientInScope(scope), eq(patients.id, patient.id)));
  await setUpMonitoringWithProgram(tx, scope, patient, now);
  const assigned = { id: given!.id, patientId: patient.id };
  await recordOfPatient(tx, patient.organizationId, 'program.assigned', assigned, 'program');
  return given!;
}
