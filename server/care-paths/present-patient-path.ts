import { and, desc, eq } from 'drizzle-orm';
import type { Because, Phase } from '../../contract/care-path-shapes.ts';
import type { PatientPath } from '../../contract/patient-paths.ts';
import { todayIn } from '../../domain/calendar.ts';
import { measure, type Measurement } from '../../domain/care-paths/measure.ts';
import type { Member } from '../../domain/actor.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientPaths, patientPathSteps, practitioners } from '../db/schema/index.ts';
import { providersInReach } from '../routes/providers-in-reach.ts';
import { gatherPathFacts, type Measurable } from './gather-path-facts.ts';
import { shownPhases, templateNames } from './phases.ts';

type Row = typeof patientPaths.$inferSelect;

/** A provider's name, as far as the reader may see who that is. */
const named = { firstName: practitioners.firstName, lastName: practitioners.lastName };

async function assigner(tx: Tx, scope: Scope, actor: Member, { assignedBy }: Row) {
  if (assignedBy === null) return null;
  const [person] = await tx
    .select(named)
    .from(practitioners)
    .where(
      and(
        scope.organization(practitioners.organizationId),
        eq(practitioners.id, assignedBy),
        providersInReach(tx, actor, scope),
      ),
    );
  return person ?? null;
}

const stepsOf = (tx: Tx, scope: Scope, actor: Member, { id }: Row) =>
  tx
    .select({
      id: patientPathSteps.id,
      fromIndex: patientPathSteps.fromIndex,
      toIndex: patientPathSteps.toIndex,
      day: patientPathSteps.day,
      because: patientPathSteps.because,
      takenBy: named,
    })
    .from(patientPathSteps)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, patientPathSteps.organizationId),
        eq(practitioners.id, patientPathSteps.takenBy),
        providersInReach(tx, actor, scope),
      ),
    )
    .where(and(scope.organization(patientPathSteps.organizationId), eq(patientPathSteps.patientPathId, id)))
    .orderBy(desc(patientPathSteps.id));

/** What the current phase measures today; nothing on the day it began, before anything of it can be known. */
async function measuredNow(
  tx: Tx,
  scope: Scope,
  row: Row,
  patient: Measurable,
  now: Date,
): Promise<Measurement | null> {
  const phase = (row.phases as Phase[])[row.phaseIndex];
  if (row.endedAt || !phase) return null;
  const facts = await gatherPathFacts(tx, scope, [patient], [phase], row.phaseSince);
  return measure(phase, facts.get(patient.id)!, row.phaseSince, todayIn(patient.timezone, now));
}

/** A patient's path as it is answered. */
export async function presentPatientPath(
  tx: Tx,
  scope: Scope,
  actor: Member,
  row: Row,
  patient: Measurable,
  now: Date,
): Promise<PatientPath> {
  const phases = row.phases as Phase[];
  const names = await templateNames(tx, scope, phases);
  const found = await measuredNow(tx, scope, row, patient, now);
  const steps = await stepsOf(tx, scope, actor, row);
  return {
    id: row.id,
    version: row.version,
    pathId: row.pathId,
    name: row.name,
    phases: shownPhases(phases, names),
    phaseIndex: row.phaseIndex,
    phaseSince: row.phaseSince,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: row.endedBy as PatientPath['endedBy'],
    assignedBy: await assigner(tx, scope, actor, row),
    measured: found && 'measured' in found ? found.measured : null,
    unmeasured: found && 'unmeasured' in found ? found.unmeasured : null,
    steps: steps.map((step) => ({ ...step, because: step.because as Because | null })),
  };
}
