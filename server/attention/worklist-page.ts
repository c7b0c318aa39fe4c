import { and, arrayContains, arrayOverlaps, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import {
  attentionKinds,
  WORKLIST_COUNT_MAX,
  type AttentionReason,
  type listWorklist,
  type Worklist,
} from '../../contract/worklist.ts';
import { kindsShown } from '../../domain/attention/kinds-shown.ts';
import type { Member } from '../../domain/actor.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientAttention, patients, practitioners } from '../db/schema/index.ts';
import { providersInReach } from '../routes/providers-in-reach.ts';
import { rowByRow, uncompiled } from './row-by-row.ts';

type Filters = QueryOf<typeof listWorklist>;

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const ofPatient = and(
  eq(patients.organizationId, patientAttention.organizationId),
  eq(patients.id, patientAttention.patientId),
);
const mostUrgentFirst = [desc(patientAttention.urgency), desc(patientAttention.patientId)];

/** Who stands on the worklist: somebody with a reason, in care, within reach, not put off. */
function onWorklist({ scope, actor }: Reader, filters: Filters): SQL | undefined {
  const shown = kindsShown(actor.products);
  const provider = filters.practitionerId === 'mine' ? actor.practitionerId : filters.practitionerId;
  return and(
    scope.organization(patientAttention.organizationId),
    scope.location(patients.organizationId, patients.locationId),
    gt(patientAttention.urgency, 0),
    isNull(patientAttention.snoozedUntil),
    eq(patients.hidden, false),
    eq(patients.discharged, false),
    shown.length < attentionKinds.length ? arrayOverlaps(patientAttention.kinds, shown) : undefined,
    filters.locationIds ? inArray(patients.locationId, filters.locationIds) : undefined,
    provider ? eq(patients.primaryPractitionerId, provider) : undefined,
    filters.kind ? arrayContains(patientAttention.kinds, [filters.kind]) : undefined,
  );
}

/** Patients with each kind of reason and with any, among the most urgent ones. */
async function countedBy(reader: Reader, filters: Filters) {
  const counted = reader.tx
    .select({ kinds: patientAttention.kinds })
    .from(patientAttention)
    .innerJoin(patients, ofPatient)
    .where(onWorklist(reader, filters))
    .orderBy(...mostUrgentFirst)
    .limit(WORKLIST_COUNT_MAX)
    .as('counted');
  const withKind = (kind: string) =>
    sql<number>`(count(*) filter (where ${kind} = any (${counted.kinds})))::int`.mapWith(Number);
  const [totals] = await reader.tx
    .select({
      ALL: sql<number>`count(*)::int`,
      SURVEY_OUT_OF_RANGE: withKind('SURVEY_OUT_OF_RANGE'),
      BILLING_WINDOW_CLOSING: withKind('BILLING_WINDOW_CLOSING'),
      FALLING_ADHERENCE: withKind('FALLING_ADHERENCE'),
      NO_SESSION: withKind('NO_SESSION'),
      NOTE_DUE: withKind('NOTE_DUE'),
    })
    .from(counted);
  return totals!;
}

const pageOf = (reader: Reader, filters: Filters) => {
  const { tx, scope, actor } = reader;
  return tx
    .select({
      patient: { id: patients.id, firstName: patients.firstName, lastName: patients.lastName },
      reasons: patientAttention.reasons,
      asOf: patientAttention.asOf,
      lastSessionAt: patients.lastSessionAt,
      provider: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(patientAttention)
    .innerJoin(patients, ofPatient)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, patients.organizationId),
        eq(practitioners.id, patients.primaryPractitionerId),
        providersInReach(tx, actor, scope),
      ),
    )
    .where(onWorklist(reader, filters))
    .orderBy(...mostUrgentFirst)
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit);
};

/** A page of the worklist, a walk along its index, and beside it how many there are. */
export async function worklistPage(reader: Reader, filters: Filters): Promise<Worklist> {
  const { kind, ...others } = filters;
  const [, rows, { ALL: all, ...totals }, narrowed] = await Promise.all([
    // Whoever is looked for may stand far down the list.
    kind || others.practitionerId ? uncompiled(reader.tx) : rowByRow(reader.tx),
    pageOf(reader, filters),
    countedBy(reader, others),
    kind && countedBy(reader, filters),
  ]);
  const shown = kindsShown(reader.actor.products);
  const hidden = attentionKinds.filter((name) => !shown.includes(name));
  return {
    items: rows.map(({ patient, reasons, asOf, lastSessionAt, provider }) => {
      const own = (reasons as AttentionReason[]).filter((reason) => shown.includes(reason.kind));
      return {
        patient,
        reasons: own,
        urgency: own[0]!.urgency,
        lastSession: lastSessionAt?.toISOString() ?? null,
        today: asOf,
        provider,
      };
    }),
    total: narrowed ? narrowed.ALL : all,
    totals: { ...totals, ...Object.fromEntries(hidden.map((name) => [name, 0])) },
    isPartial: all === WORKLIST_COUNT_MAX,
    itemsForPage: filters.limit,
  };
}
