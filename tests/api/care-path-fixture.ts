import type { CarePathBody, Phase } from '../../contract/care-paths/shapes.ts';
import { createCarePath, publishCarePath } from '../../contract/care-paths/care-paths.ts';
import { assignPath, getPatientPath } from '../../contract/care-paths/patient-paths.ts';
import type { Caller } from './world.ts';

/** A phase that ends after more than 14 days by default. */
export const pathPhase = (change: Partial<Phase>): Phase => ({
  id: crypto.randomUUID(),
  phaseNumber: 1,
  title: 'Phase',
  exerciseTotal: 1,
  messageTotal: 1,
  track: 'Time in phase',
  logic: '>',
  number: 14,
  type: 'Days',
  messageProvider: false,
  templateId: null,
  ...change,
});

export const pathBody = (name: string, phases: Phase[] = [pathPhase({})]): CarePathBody => ({ name, phases });

/** Paths that are published and given to patients by one person. */
export const carePathFixture = (who: Caller) => ({
  async published(name: string, phases: Phase[]): Promise<number> {
    const { id } = (await who.call(createCarePath, { body: pathBody(name, phases) })).body;
    const reply = await who.call(publishCarePath, { params: { id }, headers: { 'if-match': '1' } });
    if (reply.status !== 200) throw new Error(reply.problem.message);
    return id;
  },
  give: (patientId: number, pathId: number) => who.call(assignPath, { params: { patientId }, body: { pathId } }),
  getPath: async (patientId: number) => (await who.call(getPatientPath, { params: { patientId } })).body,
});
