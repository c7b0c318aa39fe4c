import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Block, ProgramBody } from '../../contract/program-shapes.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patients, programs, programVersions } from '../db/schema/index.ts';
import { setUpWithProgram } from '../rtm/set-up.ts';

/** What a program holds, and the template that it was copied from. */
export type ProgramContent = ProgramBody & { templateId: number | null };

interface Receiver {
  organizationId: number;
  id: number;
  timezone: string;
}

/** What a template of the organization holds now; undefined for an unknown one and for somebody's program. */
export async function templateContent(tx: Tx, scope: Scope, templateId: number): Promise<ProgramContent | undefined> {
  const [template] = await tx
    .select()
    .from(programs)
    .where(and(scope.organization(programs.organizationId), isNull(programs.patientId), eq(programs.id, templateId)));
  if (!template) return undefined;
  const { id, name, notes, dailyFrequency, weeklyFrequency, blocks } = template;
  return { name, notes, dailyFrequency, weeklyFrequency, blocks: blocks as Block[], templateId: id };
}

/** Ends the patient's program; answers the ended one's id, nothing without a program. */
export const endProgram = (tx: Tx, scope: Scope, patientId: number, now: Date) =>
  tx
    .update(programs)
    .set({ endedAt: now })
    .where(
      and(scope.organization(programs.organizationId), eq(programs.patientId, patientId), isNull(programs.endedAt)),
    )
    .returning({ id: programs.id });

/** The version of a patient's next program: no two have the same, so that nobody saves one in place of another. */
async function nextVersion(tx: Tx, scope: Scope, patientId: number): Promise<number> {
  const [latest] = await tx
    .select({ version: max(programVersions.version) })
    .from(programVersions)
    .where(and(scope.organization(programVersions.organizationId), eq(programVersions.patientId, patientId)));
  return (latest?.version ?? 0) + 1;
}

/**
 * Makes this the patient's program in place of the one before. `savedBy` is the practitioner who did it, null for a path.
 * What follows from it (cycles, attention) is the caller's to look at.
 */
export async function giveProgram(
  tx: Tx,
  scope: Scope,
  patient: Receiver,
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
      version: await nextVersion(tx, scope, patient.id),
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
    .where(and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, patient.id)));
  await setUpWithProgram(tx, scope, patient, now);
  return given!;
}
