import { and, inArray, isNull, desc, eq } from 'drizzle-orm';
import {
  logicOptions,
  trackOptions,
  typeOptions,
  type Phase,
  type PhaseView,
  type Because,
} from '../../contract/care-paths/shapes.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { programs, type carePaths, patientPaths, patientPathSteps, practitioners } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { CarePath } from '../../contract/care-paths/care-paths.ts';
import type { PatientPath } from '../../contract/care-paths/patient-paths.ts';
import { programMessage } from '../../contract/programs/messages.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { measurePhase, type Measurement } from '../../domain/care-paths/measure.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';
import { loadPathInputs, type MeasuredPatient } from './load-path-inputs.ts';

const listTemplateIds = (phases: readonly Phase[]) => [
  ...new Set(phases.map(({ templateId }) => templateId).filter((id) => id !== null)),
];

/** Names of the phases' templates by id, without deleted templates. */
async function loadTemplateNames(tx: Tx, scope: Scope, phases: readonly Phase[]): Promise<Map<number, string>> {
  const ids = listTemplateIds(phases);
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: programs.id, name: programs.name })
    .from(programs)
    .where(and(scope.organization(programs.organizationId), isNull(programs.patientId), inArray(programs.id, ids)));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Rejects phases with a template that the organization does not have, by field. */
export async function requireTemplates(tx: Tx, scope: Scope, phases: readonly Phase[]): Promise<void> {
  const names = await loadTemplateNames(tx, scope, phases);
  const errors = phases.flatMap(({ templateId }, index) =>
    templateId !== null && !names.has(templateId)
      ? [[`phases.${index}.templateId`, programMessage('programs.templateNotFound')]]
      : [],
  );
  if (errors.length)
    throw new HttpError(422, programMessage('programs.templateNotFound'), { fields: Object.fromEntries(errors) });
}

/** Phases in the contract's shape (ENT-050). */
const presentPhases = (phases: readonly Phase[], names: ReadonlyMap<number, string>): PhaseView[] =>
  phases.map((phase) => ({
    ...phase,
    trackOptions: [...trackOptions],
    typeOptions: [...typeOptions],
    logicOptions: [...logicOptions],
    templateName: phase.templateId === null ? null : (names.get(phase.templateId) ?? null),
  }));

type Row = typeof carePaths.$inferSelect;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function getState({ phases, publishedPhases, publishedAt }: Row): CarePath['state'] {
  if (publishedAt === null) return 'DRAFT';
  return isSame(phases, publishedPhases) ? 'PUBLISHED' : 'CHANGED';
}

/** Paths in the contract's shape, with the names of their templates: the draft or the published version. */
export async function presentPaths(
  tx: Tx,
  scope: Scope,
  rows: readonly Row[],
  which: 'draft' | 'published' = 'draft',
): Promise<CarePath[]> {
  const getPhases = ({ phases, publishedPhases }: Row) =>
    ((which === 'published' && publishedPhases) || phases) as Phase[];
  const names = await loadTemplateNames(tx, scope, rows.flatMap(getPhases));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    phases: presentPhases(getPhases(row), names),
    state: getState(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    archived: row.archivedAt !== null,
    dateUpdated: row.updatedAt.toISOString(),
  }));
}

type PatientPathRow = typeof patientPaths.$inferSelect;

/** Null when the reader may not see the provider. */
const nameColumns = { firstName: practitioners.firstName, lastName: practitioners.lastName };

async function findAssigner(tx: Tx, scope: Scope, actor: Member, { assignedBy }: PatientPathRow) {
  if (assignedBy === null) return null;
  const [person] = await tx
    .select(nameColumns)
    .from(practitioners)
    .where(
      and(
        scope.organization(practitioners.organizationId),
        eq(practitioners.id, assignedBy),
        isProviderAccessible(tx, actor, scope),
      ),
    );
  return person ?? null;
}

const selectSteps = (tx: Tx, scope: Scope, actor: Member, { id }: PatientPathRow) =>
  tx
    .select({
      id: patientPathSteps.id,
      fromIndex: patientPathSteps.fromIndex,
      toIndex: patientPathSteps.toIndex,
      day: patientPathSteps.day,
      because: patientPathSteps.trigger,
      takenBy: nameColumns,
    })
    .from(patientPathSteps)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, patientPathSteps.organizationId),
        eq(practitioners.id, patientPathSteps.advancedBy),
        isProviderAccessible(tx, actor, scope),
      ),
    )
    .where(and(scope.organization(patientPathSteps.organizationId), eq(patientPathSteps.patientPathId, id)))
    .orderBy(desc(patientPathSteps.id));

/** What the current phase measures today; null on its first day, before anything can be known. */
async function measureCurrentPhase(
  tx: Tx,
  scope: Scope,
  row: PatientPathRow,
  patient: MeasuredPatient,
  now: Date,
): Promise<Measurement | null> {
  const phase = (row.phases as Phase[])[row.phaseIndex];
  if (row.endedAt || !phase) return null;
  const facts = await loadPathInputs(tx, scope, [patient], [phase], row.phaseSince);
  return measurePhase(phase, facts.get(patient.id)!, row.phaseSince, getToday(patient.timezone, now));
}

/** A patient's path in the contract's shape. */
export async function presentPatientPath(
  tx: Tx,
  scope: Scope,
  actor: Member,
  row: PatientPathRow,
  patient: MeasuredPatient,
  now: Date,
): Promise<PatientPath> {
  const phases = row.phases as Phase[];
  const names = await loadTemplateNames(tx, scope, phases);
  const found = await measureCurrentPhase(tx, scope, row, patient, now);
  const steps = await selectSteps(tx, scope, actor, row);
  return {
    id: row.id,
    version: row.version,
    pathId: row.pathId,
    name: row.name,
    phases: presentPhases(phases, names),
    phaseIndex: row.phaseIndex,
    phaseSince: row.phaseSince,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: row.endedBy as PatientPath['endedBy'],
    assignedBy: await findAssigner(tx, scope, actor, row),
    measured: found && 'measured' in found ? found.measured : null,
    unmeasured: found && 'unmeasured' in found ? found.unmeasured : null,
    steps: steps.map((step) => ({ ...step, because: step.because as Because | null })),
  };
}
