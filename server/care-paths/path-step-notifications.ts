import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Because, Phase } from '../../contract/care-paths/shapes.ts';
import type { PathStepNotification } from '../../domain/worklist/worklist-inputs.ts';
import { formatMeasured } from '../../domain/care-paths/criterion.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { patientPaths, patientPathSteps } from '../platform/db/schema.ts';
import { isOneOf } from '../platform/db/sql-expressions.ts';

/** The latest automatic step of each patient since a day, if its phase notifies the provider. */
export async function listStepsToNotify(
  tx: Tx,
  scope: Scope,
  ids: number[],
  since: string,
): Promise<(PathStepNotification & { patientId: number })[]> {
  const rows = await tx
    .select({
      patientId: patientPathSteps.patientId,
      path: patientPaths.name,
      phases: patientPaths.phases,
      fromIndex: patientPathSteps.fromIndex,
      toIndex: patientPathSteps.toIndex,
      day: patientPathSteps.day,
      trigger: patientPathSteps.trigger,
    })
    .from(patientPathSteps)
    .innerJoin(
      patientPaths,
      and(
        eq(patientPaths.organizationId, patientPathSteps.organizationId),
        eq(patientPaths.id, patientPathSteps.patientPathId),
      ),
    )
    .where(
      and(
        scope.organization(patientPathSteps.organizationId),
        isOneOf(patientPathSteps.patientId, ids),
        gte(patientPathSteps.day, since),
        isNotNull(patientPathSteps.trigger),
      ),
    )
    .orderBy(desc(patientPathSteps.day), desc(patientPathSteps.id));
  return rows
    .filter(({ phases, fromIndex }) => (phases as Phase[])[fromIndex]?.messageProvider)
    .map(({ patientId, path, phases, toIndex, day, trigger }) => {
      const { phaseNumber, title } = (phases as Phase[])[toIndex ?? 0]!;
      return {
        patientId,
        path,
        to: toIndex === null ? null : { phaseNumber, title },
        day,
        trigger: formatMeasured(trigger as Because),
        measuredOn: (trigger as Because).day,
      };
    });
}
