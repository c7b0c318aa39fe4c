import { and, eq, sql, isNull } from 'drizzle-orm';
import type { Because, Phase } from '../../contract/care-paths/shapes.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { patientPaths, patientPathSteps } from '../platform/db/schema.ts';
import { saveAssignedProgram, findTemplateContent } from '../programs/assign-program.ts';
import { addSchedule } from '../surveys/schedules.ts';
import { rejectMissingSides, assignSides } from '../programs/sided-blocks.ts';

/** The patient of a step, with the involved side. */
type StepPatient = Parameters<typeof saveAssignedProgram>[2] & { injuredSideOfBody: string | null; timezone: string };

interface StepChange {
  path: typeof patientPaths.$inferSelect;
  patient: StepPatient;
  step: { fromIndex: number; toIndex: number | null; day: string; because: Because | null };
  /** The practitioner who advanced the patient; null for the rule. */
  advancedBy: number | null;
  now: Date;
}

/** The program of a phase for this patient; undefined without a template, or when it was deleted. */
async function loadPhaseProgram(tx: Tx, scope: Scope, patient: StepPatient, { templateId }: Pick<Phase, 'templateId'>) {
  const content = templateId === null ? undefined : await findTemplateContent(tx, scope, templateId);
  if (!content) return undefined;
  return { content, sided: await assignSides(tx, scope, content.blocks, patient.injuredSideOfBody) };
}

/** Rejects phases with exercises whose side of the body is unknown for this patient (BLD-64). */
export async function rejectMissingPhaseSides(
  tx: Tx,
  scope: Scope,
  patient: StepPatient,
  phases: Phase[],
): Promise<void> {
  for (const phase of phases) {
    const program = await loadPhaseProgram(tx, scope, patient, phase);
    if (program) rejectMissingSides(program.sided);
  }
}

/** True unless the phase's program needs a side of the body that is unknown: a rule does not choose one. */
export async function canBeginPhase(
  tx: Tx,
  scope: Scope,
  patient: StepPatient,
  phase: Phase | undefined,
): Promise<boolean> {
  const program = phase && (await loadPhaseProgram(tx, scope, patient, phase));
  return !program || program.sided.sideless.size === 0;
}

/** What begins with the phase: its program, else the patient keeps the current one; and its survey is due. */
export async function beginPhase(
  tx: Tx,
  scope: Scope,
  patient: StepPatient,
  phase: Pick<Phase, 'templateId' | 'survey'>,
  savedBy: number | null,
  now: Date,
): Promise<void> {
  const { organizationId, id: patientId } = patient;
  if (phase.survey) {
    const from = getToday(patient.timezone, now);
    const { survey } = phase;
    await addSchedule(
      { tx, scope },
      { organizationId, patientId, survey, everyDays: null, from, assignedBy: null },
      now,
    );
  }
  const program = await loadPhaseProgram(tx, scope, patient, phase);
  if (!program) return;
  const { content, sided } = program;
  rejectMissingSides(sided);
  await saveAssignedProgram(tx, scope, patient, { ...content, blocks: sided.blocks }, savedBy, now);
}

/** Records a step: the path moves to the next phase and its program is assigned, or the path ends. */
export async function takeStep(
  tx: Tx,
  scope: Scope,
  { path, patient, step, advancedBy, now }: StepChange,
): Promise<void> {
  const { organizationId, id: patientPathId, patientId } = path;
  const { because: trigger, ...moved } = step;
  await tx
    .update(patientPaths)
    .set({
      version: sql`${patientPaths.version} + 1`,
      ...(step.toIndex === null
        ? { endedAt: now, endedBy: 'COMPLETED' }
        : { phaseIndex: step.toIndex, phaseSince: step.day }),
    })
    .where(and(scope.organization(patientPaths.organizationId), eq(patientPaths.id, patientPathId)));
  await tx
    .insert(patientPathSteps)
    .values({ organizationId, patientPathId, patientId, ...moved, trigger, advancedBy, createdAt: now });
  const next = step.toIndex === null ? undefined : (path.phases as Phase[])[step.toIndex];
  if (next) await beginPhase(tx, scope, patient, next, advancedBy, now);
}

/**
 * A patient who returns to care restarts the current phase on that day: time out of care and earlier measurements do
 * not count. `day` is civil, in the patient's time zone.
 */
export async function restartPhase(tx: Tx, scope: Scope, patientId: number, day: string): Promise<void> {
  await tx
    .update(patientPaths)
    .set({ phaseSince: day, version: sql`${patientPaths.version} + 1` })
    .where(
      and(
        scope.organization(patientPaths.organizationId),
        eq(patientPaths.patientId, patientId),
        isNull(patientPaths.endedAt),
      ),
    );
}
