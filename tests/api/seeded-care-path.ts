import type { Tx } from '../../server/platform/db/database.ts';
import * as schema from '../../server/platform/db/schema.ts';
import { canary, first } from './seeded-patient.ts';

/** Adds a published path of one phase that never ends, with patients of the organization's locations on it; returns its id. */
export async function carePathAt(
  tx: Tx,
  name: string,
  organizationId: number,
  templateId: number,
  patientIds: readonly number[],
): Promise<number> {
  const phases = [
    {
      id: crypto.randomUUID(),
      phaseNumber: 1,
      title: `Phase ${canary(name, '0')}`,
      exerciseTotal: 1,
      messageTotal: 1,
      track: 'Time in phase',
      logic: '>',
      number: 999,
      type: 'Weeks',
      messageProvider: true,
      templateId,
    },
  ];
  const published = { publishedPhases: phases, publishedAt: new Date('2026-11-01T16:00:00Z') };
  const { id: pathId } = await first(
    tx
      .insert(schema.carePaths)
      .values({ organizationId, name: `Path ${canary(name, '0')}`, phases, ...published })
      .returning({ id: schema.carePaths.id }),
  );
  for (const [place, patientId] of patientIds.entries())
    await tx.insert(schema.patientPaths).values({
      organizationId,
      patientId,
      pathId,
      name: `Path ${canary(name, `${place + 1}`)}`,
      phases,
      phaseSince: '2026-11-02',
      startedAt: new Date('2026-11-02T16:00:00Z'),
    });
  return pathId;
}
