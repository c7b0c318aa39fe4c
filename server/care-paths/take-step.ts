import { and, eq, sql } from 'drizzle-orm';
import type { Because, Phase } from '../../contract/care-path-shapes.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientPaths, patientPathSteps } from '../db/schema/index.ts';
import { giveProgram, templateContent } from '../programs/give-program.ts';

type Receiver = Parameters<typeof giveProgram>[2];

interface Taken {
  path: typeof patientPaths.$inferSelect;
  patient: Receiver;
  step: { fromIndex: number; toIndex: number | null; day: string; because: Because | null };
  /** The practitioner who moved the patient on; null for the rule. */
  takenBy: number | null;
  now: Date;
}

/** The phase's program becomes the patient's; one whose template is gone leaves the patient's program as it is. */
export async function beginPhase(
  tx: Tx,
  scope: Scope,
  patient: Receiver,
  { templateId }: Pick<Phase, 'templateId'>,
  savedBy: number | null,
  now: Date,
): Promise<void> {
  const content = templateId === null ? undefined : await templateContent(tx, scope, templateId);
  if (content) await giveProgram(tx, scope, patient, content, savedBy, now);
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
