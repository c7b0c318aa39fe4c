import { and, inArray, isNull } from 'drizzle-orm';
import {
  logicOptions,
  trackOptions,
  typeOptions,
  type Phase,
  type ShownPhase,
} from '../../contract/care-path-shapes.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { programs } from '../db/schema/index.ts';
import { Refusal } from '../http/refusal.ts';

const templateIds = (phases: readonly Phase[]) => [
  ...new Set(phases.map(({ templateId }) => templateId).filter((id) => id !== null)),
];

/** Names of the templates that the phases begin with, by id; one that is gone is not in it. */
export async function templateNames(tx: Tx, scope: Scope, phases: readonly Phase[]): Promise<Map<number, string>> {
  const ids = templateIds(phases);
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: programs.id, name: programs.name })
    .from(programs)
    .where(and(scope.organization(programs.organizationId), isNull(programs.patientId), inArray(programs.id, ids)));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Refuses phases that name a template which the organization does not have, each at its place. */
export async function checkTemplates(tx: Tx, scope: Scope, phases: readonly Phase[]): Promise<void> {
  const names = await templateNames(tx, scope, phases);
  const faults = phases.flatMap(({ templateId }, index) =>
    templateId !== null && !names.has(templateId) ? [[`phases.${index}.templateId`, 'Template not found.']] : [],
  );
  if (faults.length) throw new Refusal(422, 'Template not found.', { fields: Object.fromEntries(faults) });
}

/** Phases as they are shown (ENT-050). */
export const shownPhases = (phases: readonly Phase[], names: ReadonlyMap<number, string>): ShownPhase[] =>
  phases.map((phase) => ({
    ...phase,
    trackOptions: [...trackOptions],
    typeOptions: [...typeOptions],
    logicOptions: [...logicOptions],
    templateName: phase.templateId === null ? null : (names.get(phase.templateId) ?? null),
  }));
