import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import {
  attentionKinds,
  WORKLIST_COUNT_MAX,
  type AttentionKind,
  type AttentionReason,
  type listWorklist,
  type Worklist,
} from '../../contract/worklist.ts';
import { kindsShown } from '../../domain/attention/kinds-shown.ts';
import type { Member } from '../../domain/actor.ts';
import { attentionInReach as found } from '../db/attention-in-reach.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientAttention, patients, practitioners } from '../db/schema/index.ts';
import { providersInReach } from '../routes/providers-in-reach.ts';
import { uncompiled } from './row-by-row.ts';

type Filters = QueryOf<typeof listWorklist>;

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** The stored column of each kind of reason; each has an index of its own. */
const hasKind = {
  SURVEY_OUT_OF_RANGE: found.surveyOutOfRange,
  BILLING_WINDOW_CLOSING: found.billingWindowClosing,
  FALLING_ADHERENCE: found.fallingAdherence,
  NO_SESSION: found.noSession,
  NOTE_DUE: found.noteDue,
  PATH_STEP: found.pathStep,
} satisfies Record<AttentionKind, unknown>;

/** Who stands on the worklist, with reasons of some of the kinds that are shown. */
function onWorklist({ scope, actor }: Reader, filters: Filters, kinds: readonly AttentionKind[]): SQL | undefined {
  const provider = filters.practitionerId === 'mine' ? actor.practitionerId : filters.practitionerId;
  return and(
    scope.location(found.organizationId, found.locationId),
    kinds.length < attentionKinds.length
      ? (or(...kinds.map((kind) => sql`${hasKind[kind]}`)) ?? sql`false`)
      : undefined,
    filters.locationIds ? inArray(found.locationId, filters.locationIds) : undefined,
    provider ? eq(found.primaryPractitionerId, provider) : undefined,
  );
}

/** Patients with reasons of these kinds, counted up to what anybody works through. */
const counted = (reader: Reader, filters: Filters, kinds: readonly AttentionKind[]) => {
  const few = reader.tx
    .select({ one: sql`1` })
    .from(found)
    .where(onWorklist(reader, filters, kinds))
    .limit(WORKLIST_COUNT_MAX);
  return sql<number>`(select count(*)::int from (${few}) few)`;
};

/** Patients with any reason that is shown, and with each. */
async function totalsOf(reader: Reader, filters: Filters, shown: AttentionKind[]) {
  const ofKind = (kind: AttentionKind) => (shown.includes(kind) ? counted(reader, filters, [kind]) : sql<number>`0`);
  const [totals] = await reader.tx
    .select({
      ALL: counted(reader, filters, shown),
      SURVEY_OUT_OF_RANGE: ofKind('SURVEY_OUT_OF_RANGE'),
      BILLING_WINDOW_CLOSING: ofKind('BILLING_WINDOW_CLOSING'),
      FALLING_ADHERENCE: ofKind('FALLING_ADHERENCE'),
      NO_SESSION: ofKind('NO_SESSION'),
      NOTE_DUE: ofKind('NOTE_DUE'),
      PATH_STEP: ofKind('PATH_STEP'),
    })
    .from(sql`(select 1) one`);
  return totals!;
}

function pageOf(reader: Reader, filters: Filters, kinds: AttentionKind[]) {
  const { tx, scope, actor } = reader;
  const page = tx
    .select({ patientId: found.patientId })
    .from(found)
    .where(onWorklist(reader, filters, kinds))
    .orderBy(desc(found.urgency), desc(found.patientId))
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit)
    .as('page');
  return tx
    .select({
      patient: { id: patients.id, firstName: patients.firstName, lastName: patients.lastName },
      reasons: patientAttention.reasons,
      asOf: patientAttention.asOf,
      lastSessionAt: patients.lastSessionAt,
      provider: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(page)
    .innerJoin(
      patientAttention,
      and(eq(patientAttention.organizationId, actor.organizationId), eq(patientAttention.patientId, page.patientId)),
    )
    .innerJoin(
      patients,
      and(
        eq(patients.organizationId, actor.organizationId),
        eq(patients.id, page.patientId),
        scope.location(patients.organizationId, patients.locationId),
      ),
    )
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, patients.organizationId),
        eq(practitioners.id, patients.primaryPractitionerId),
        providersInReach(tx, actor, scope),
      ),
    )
    .orderBy(desc(patientAttention.urgency), desc(patientAttention.patientId));
}

/** A page of the worklist, a walk along an index of the view, and beside it how many there are. */
export async function worklistPage(reader: Reader, filters: Filters): Promise<Worklist> {
  const shown = kindsShown(reader.actor.products);
  const { kind } = filters;
  const kinds = kind ? shown.filter((name) => name === kind) : shown;
  const [, rows, { ALL: all, ...totals }] = await Promise.all([
    uncompiled(reader.tx),
    pageOf(reader, filters, kinds),
    totalsOf(reader, filters, shown),
  ]);
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
    total: kind ? totals[kind] : all,
    totalOfAll: all,
    totals,
    itemsForPage: filters.limit,
  };
}
