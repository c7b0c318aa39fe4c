import { and, eq, sql } from 'drizzle-orm';
import type { Because, Phase } from '../../contract/care-path-shapes.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientPaths, patientPathSteps } from '../db/schema/index.ts';
import { giveProgram, templateContent } from '../programs/give-program.ts';
import { refuseSideless, sideBlocks } from '../programs/sided-blocks.ts';

/** Who gets the program of a phase, on which side of the body. */
type Receiver = Parameters<typeof giveProgram>[2] & { injuredSideOfBody: string | null };

interface Taken {
  path: typeof patientPaths.$inferSelect;
  patient: Receiver;
  step: { fromIndex: number; toIndex: number | null; day: string; because: Because | null };
  /** The practitioner who moved the patient on; null for the rule. */
  takenBy: number | null;
  now: Date;
}

/** The program that a phase begins with, for this patient; undefined where there is none, or its template is gone. */
async function programOf(tx: Tx, scope: Scope, patient: Receiver, { templateId }: Pick<Phase, 'templateId'>) {
  const content = templateId === null ? undefined : await templateContent(tx, scope, templateId);
  if (!content) return undefined;
  return { content, sided: await sideBlocks(tx, scope, content.blocks, patient.injuredSideOfBody) };
}

/** Refuses phases with exercises of which nobody could say on which side this patient does them (BLD-64). */
export async function refuseSidelessPhases(tx: Tx, scope: Scope, patient: Receiver, phases: Phase[]): Promise<void> {
  for (const phase of phases) {
    const program = await programOf(tx, scope, patient, phase);
    if (program) refuseSideless(program.sided);
  }
}

/** Whether a phase could begin for this patient: a rule chooses no side of the body where none is known. */
export async function mayBegin(tx: Tx, scope: Scope, patient: Receiver, phase: Phase | undefined): Promise<boolean> {
  const program = phase && (await programOf(tx, scope, patient, phase));
  return !program || program.sided.sideless.size === 0;
}

/** The phase's program becomes the patient's; one whose template is gone leaves the patient's program as it is. */
export async function beginPhase(
  tx: Tx,
  scope: Scope,
  patient: Receiver,
  phase: Pick<Phase, 'templateId'>,
  savedBy: number | null,
  now: Date,
): Promise<void> {
  const program = await programOf(tx, scope, patient, phase);
  if (!program) return;
  const { content, sided } = program;
  refuseSideless(sided);
  await giveProgram(tx, scope, patient, { ...content, blocks: sided.blocks }, savedBy, now);
}

/** Writes a step down: the path stands at the next phase, whose program begins, or has ended. */
export async function takeStep(tx: Tx, scope: Scope, { path, patient, step, takenBy, now }: Taken): Promise<void> {
  const { organizationId, id: patientPathId, patientId } = path;
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
    .values({ organizationId, patientPathId, patientId, ...step, takenBy, createdAt: now });
  const next = step.toIndex === null ? undefined : (path.phases as Phase[])[step.toIndex];
  if (next) await beginPhase(tx, scope, patient, next, takenBy, now);
}
