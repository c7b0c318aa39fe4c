import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../contract/platform/call.ts';
import { createUntranslatedMessage, type Message } from '../../contract/platform/message.ts';
import {
  listShownKinds,
  WORKLIST_COUNT_MAX,
  worklistKinds,
  type listWorklist,
  type Worklist,
  type WorklistKind,
  type WorklistReason,
} from '../../contract/worklist/worklist.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { accessibleWorklistItems as found } from '../platform/db/accessible-worklist-items.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientInScope } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { worklistItems, patients, practitioners } from '../platform/db/schema.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';

type Filters = QueryOf<typeof listWorklist>;

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** The stored column of each kind of reason; each has its own index. */
const hasKind = {
  SURVEY_OUT_OF_RANGE: found.surveyOutOfRange,
  BILLING_WINDOW_CLOSING: found.billingWindowClosing,
  FALLING_ADHERENCE: found.fallingAdherence,
  NO_SESSION: found.noSession,
  NOTE_DUE: found.noteDue,
  PATH_STEP: found.pathStep,
} satisfies Record<WorklistKind, unknown>;

/** Accessible patients on the worklist with a reason of these kinds. */
function isOnWorklist({ scope, actor }: Reader, filters: Filters, kinds: readonly WorklistKind[]): SQL | undefined {
  const provider = filters.practitionerId === 'mine' ? actor.practitionerId : filters.practitionerId;
  return and(
    scope.location(found.organizationId, found.locationId),
    kinds.length < worklistKinds.length ? (or(...kinds.map((kind) => sql`${hasKind[kind]}`)) ?? sql`false`) : undefined,
    filters.locationIds ? inArray(found.locationId, filters.locationIds) : undefined,
    provider ? eq(found.primaryPractitionerId, provider) : undefined,
  );
}

/** Counts patients with reasons of these kinds up to the displayed maximum. */
const countUpToMax = (reader: Reader, filters: Filters, kinds: readonly WorklistKind[]) => {
  const few = reader.tx
    .select({ one: sql`1` })
    .from(found)
    .where(isOnWorklist(reader, filters, kinds))
    .limit(WORKLIST_COUNT_MAX);
  return sql<number>`(select count(*)::int from (${few}) few)`;
};

/** Totals for all shown kinds together and for each. */
async function countTotals(reader: Reader, filters: Filters, shown: WorklistKind[]) {
  const ofKind = (kind: WorklistKind) =>
    shown.includes(kind) ? countUpToMax(reader, filters, [kind]) : sql<number>`0`;
  const [totals] = await reader.tx
    .select({
      ALL: countUpToMax(reader, filters, shown),
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

function selectPage(reader: Reader, filters: Filters, kinds: WorklistKind[]) {
  const { tx, scope, actor } = reader;
  const page = tx
    .select({ patientId: found.patientId })
    .from(found)
    .where(isOnWorklist(reader, filters, kinds))
    .orderBy(desc(found.urgency), desc(found.patientId))
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit)
    .as('page');
  return tx
    .select({
      patient: {
        id: patients.id,
        firstName: patients.firstName,
        lastName: patients.lastName,
        phoneNumber: patients.phoneNumber,
      },
      products: patients.products,
      health: { injuredSideOfBody: patients.injuredSideOfBody, injuredBodyPart: patients.injuredBodyPart },
      reasons: worklistItems.reasons,
      asOf: worklistItems.asOf,
      lastSessionAt: patients.lastSessionAt,
      provider: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(page)
    .innerJoin(
      worklistItems,
      and(eq(worklistItems.organizationId, actor.organizationId), eq(worklistItems.patientId, page.patientId)),
    )
    .innerJoin(
      patients,
      and(eq(patients.organizationId, actor.organizationId), eq(patients.id, page.patientId), isPatientInScope(scope)),
    )
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, patients.organizationId),
        eq(practitioners.id, patients.primaryPractitionerId),
        isProviderAccessible(tx, actor, scope),
      ),
    )
    .orderBy(desc(worklistItems.urgency), desc(worklistItems.patientId));
}

/** Rows from before explanations were messages and had headlines hold less until they are evaluated again. */
export type StoredReason = Omit<WorklistReason, 'explanation' | 'headline'> & {
  explanation: Message | string;
  headline?: WorklistReason['headline'];
};

export const presentReason = ({ explanation, headline = null, ...reason }: StoredReason): WorklistReason => ({
  ...reason,
  headline,
  explanation: typeof explanation === 'string' ? createUntranslatedMessage(explanation) : explanation,
});

/** A page of the worklist in index order, with the totals. */
export async function listWorklistPage(reader: Reader, filters: Filters): Promise<Worklist> {
  const shown = listShownKinds(reader.actor.products);
  const { kind } = filters;
  const kinds = kind ? shown.filter((name) => name === kind) : shown;
  const [rows, { ALL: all, ...totals }] = await Promise.all([
    selectPage(reader, filters, kinds),
    countTotals(reader, filters, shown),
  ]);
  return {
    items: rows.map(({ patient, products, health, reasons, asOf, lastSessionAt, provider }) => {
      const own = (reasons as StoredReason[]).filter((reason) => shown.includes(reason.kind)).map(presentReason);
      return {
        patient,
        health: products.includes('HEALTH') && reader.actor.products.includes('HEALTH') ? health : null,
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
