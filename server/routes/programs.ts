import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import type { Block, ProgramBody } from '../../contract/program-shapes.ts';
import { assignProgram, getProgram, unassignProgram, updateProgram } from '../../contract/programs.ts';
import { todayIn } from '../../domain/calendar.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { refreshAttention } from '../attention/refresh-attention.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patients, programs } from '../db/schema/index.ts';
import { clash, conflict, faulty, notFound } from '../http/refusal.ts';
import { patientInReach } from './patient-in-reach.ts';
import { checkExercises, presentProgram } from './program-shape.ts';
import type { Routes } from './index.ts';

const isCurrent = (scope: Scope, patientId: number, which?: SQL) =>
  and(scope.organization(programs.organizationId), eq(programs.patientId, patientId), isNull(programs.endedAt), which);

async function currentOf(tx: Tx, scope: Scope, patientId: number) {
  const [row] = await tx.select().from(programs).where(isCurrent(scope, patientId));
  return row;
}

/** What is assigned: the program sent, or what the template holds now. */
async function contentOf(
  tx: Tx,
  scope: Scope,
  body: BodyOf<typeof assignProgram>,
): Promise<ProgramBody & { templateId: number | null }> {
  if (!('templateId' in body)) {
    await checkExercises(tx, body);
    return { ...body, templateId: null };
  }
  const [template] = await tx
    .select()
    .from(programs)
    .where(
      and(scope.organization(programs.organizationId), isNull(programs.patientId), eq(programs.id, body.templateId)),
    );
  if (!template) throw faulty('templateId', 'Template not found.');
  const { id, name, notes, dailyFrequency, weeklyFrequency, blocks } = template;
  return { name, notes, dailyFrequency, weeklyFrequency, blocks: blocks as Block[], templateId: id };
}

const patientRow = (scope: Scope, id: number) =>
  and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, id));

const end = (tx: Tx, scope: Scope, patientId: number, now: Date) =>
  tx.update(programs).set({ endedAt: now }).where(isCurrent(scope, patientId));

export const programRoutes: Routes = (served) => {
  served.acting(getProgram, async ({ tx, scope, params }) => {
    const { id } = await patientInReach(tx, scope, params.patientId);
    const row = await currentOf(tx, scope, id);
    return row ? presentProgram(row) : null;
  });

  served.acting(assignProgram, async ({ tx, scope, actor, params, body, now }) => {
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    if (!patient.products.includes('HEALTH')) throw conflict('Only Health patients can have a Program.');
    if (patient.discharged) throw conflict('The patient is discharged.');
    const content = await contentOf(tx, scope, body);
    await end(tx, scope, patient.id, now);
    const [assigned] = await tx
      .insert(programs)
      .values({
        organizationId: actor.organizationId,
        patientId: patient.id,
        ...content,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await tx
      .update(patients)
      .set({
        programName: content.name,
        // The first assignment sets monitoring up; a later one leaves that day alone.
        setupDate: sql`coalesce(${patients.setupDate}, ${todayIn(patient.timezone, now)})`,
        lastActivityAt: sql`greatest(${patients.lastActivityAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(patientRow(scope, patient.id));
    await patientDataChanged(tx, scope, patient.id, now);
    return presentProgram(assigned!);
  });

  served.acting(updateProgram, async ({ tx, scope, params, body, version, now }) => {
    const { id } = await patientInReach(tx, scope, params.patientId, 'lock');
    const before = await currentOf(tx, scope, id);
    if (!before) throw notFound('Program');
    if (before.version !== version) throw clash(presentProgram(before));
    await checkExercises(tx, body);
    const [saved] = await tx
      .update(programs)
      .set({ ...body, version: version + 1, updatedAt: now })
      .where(isCurrent(scope, id, eq(programs.version, version)))
      .returning();
    if (!saved) throw clash(presentProgram(before));
    await tx.update(patients).set({ programName: body.name }).where(patientRow(scope, id));
    await refreshAttention(tx, scope, [id], now);
    return presentProgram(saved);
  });

  served.acting(unassignProgram, async ({ tx, scope, params, now }) => {
    const { id } = await patientInReach(tx, scope, params.patientId, 'lock');
    const ended = await end(tx, scope, id, now).returning({ id: programs.id });
    if (!ended.length) throw notFound('Program');
    await tx.update(patients).set({ programName: null }).where(patientRow(scope, id));
    await refreshAttention(tx, scope, [id], now);
  });
};
