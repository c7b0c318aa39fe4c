import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { Because, Phase } from '../../contract/care-path-shapes.ts';
import type { ToldPathStep } from '../../domain/attention/care-facts.ts';
import { measuredWords } from '../../domain/care-paths/criterion.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientPaths, patientPathSteps } from '../db/schema/index.ts';

/** The latest step of each patient since a day that a rule took and whose phase tells the provider. */
export async function toldSteps(
  tx: Tx,
  scope: Scope,
  ids: number[],
  since: string,
): Promise<(ToldPathStep & { patientId: number })[]> {
  const rows = await tx
    .select({
      patientId: patientPathSteps.patientId,
      path: patientPaths.name,
      phases: patientPaths.phases,
      fromIndex: patientPathSteps.fromIndex,
      toIndex: patientPathSteps.toIndex,
      day: patientPathSteps.day,
      because: patientPathSteps.because,
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
        inArray(patientPathSteps.patientId, ids),
        gte(patientPathSteps.day, since),
        isNotNull(patientPathSteps.because),
      ),
    )
    .orderBy(desc(patientPathSteps.day), desc(patientPathSteps.id));
  return rows
    .filter(({ phases, fromIndex }) => (phases as Phase[])[fromIndex]?.messageProvider)
    .map(({ patientId, path, phases, toIndex, day, because }) => {
      const { phaseNumber, title } = (phases as Phase[])[toIndex ?? 0]!;
      return {
        patientId,
        path,
        to: toIndex === null ? null : { phaseNumber, title },
        day,
        because: measuredWords(because as Because),
        measuredOn: (because as Because).day,
      };
    });
}
