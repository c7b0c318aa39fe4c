import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import { assignProgram, getProgram, unassignProgram, updateProgram } from '../../contract/programs.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { refreshAttention } from '../attention/refresh-attention.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patients, programs } from '../db/schema/index.ts';
import { clash, conflict, faulty, notFound } from '../http/refusal.ts';
import { blocksWithSides } from '../programs/sided-blocks.ts';
import { endProgram, giveProgram, templateContent, type ProgramContent } from '../programs/give-program.ts';
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
async function contentOf(tx: Tx, scope: Scope, body: BodyOf<typeof assignProgram>): Promise<ProgramContent> {
  if (!('templateId' in body)) {
    await checkExercises(tx, scope, body);
    return { ...body, templateId: null };
  }
  const content = await templateContent(tx, scope, body.templateId);
  if (!content) throw faulty('templateId', 'Template not found.');
  return content;
}

const patientRow = (scope: Scope, id: number) =>
  and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, id));

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
    const sent = await contentOf(tx, scope, body);
    const content = { ...sent, blocks: await blocksWithSides(tx, scope, sent.blocks, patient.injuredSideOfBody) };
    const { organizationId, practitionerId } = actor;
    const assigned = await giveProgram(tx, scope, { ...patient, organizationId }, content, practitionerId, now);
    await patientDataChanged(tx, scope, patient.id, now);
    return presentProgram(assigned);
  });

  served.acting(updateProgram, async ({ tx, scope, actor, params, body, version, now }) => {
    const { id, injuredSideOfBody } = await patientInReach(tx, scope, params.patientId, 'lock');
    const before = await currentOf(tx, scope, id);
    if (!before) throw notFound('Program');
    if (before.version !== version) throw clash(presentProgram(before));
    await checkExercises(tx, scope, body);
    const blocks = await blocksWithSides(tx, scope, body.blocks, injuredSideOfBody);
    const [saved] = await tx
      .update(programs)
      .set({ ...body, blocks, version: version + 1, savedBy: actor.practitionerId, updatedAt: now })
      .where(isCurrent(scope, id, eq(programs.version, version)))
      .returning();
    if (!saved) throw clash(presentProgram(before));
    await tx.update(patients).set({ programName: body.name }).where(patientRow(scope, id));
    await refreshAttention(tx, scope, [id], now);
    return presentProgram(saved);
  });

  served.acting(unassignProgram, async ({ tx, scope, params, now }) => {
    const { id } = await patientInReach(tx, scope, params.patientId, 'lock');
    const ended = await endProgram(tx, scope, id, now);
    if (!ended.length) throw notFound('Program');
    await tx.update(patients).set({ programName: null }).where(patientRow(scope, id));
    await refreshAttention(tx, scope, [id], now);
  });
};
