import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EmergencyAccess, EmergencyRequest } from '../../contract/emergency-access/emergency-access.ts';
import { emergencyMessage } from '../../contract/emergency-access/messages.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { isPatientAccessible, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { emergencyAccesses, emergencyViews, patients, practitioners } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { notFound } from '../platform/http/http-error.ts';

export interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const ender = alias(practitioners, 'ender');

/** Open by the database's clock, which also decides for the role `app_emergency`. */
export const isOpen = sql<boolean>`(${emergencyAccesses.endedAt} is null and ${emergencyAccesses.expiresAt} > now())`;

/** All of the organization for its admins, else the own ones. */
export const isShownTo = ({ scope, actor }: Pick<Reader, 'scope' | 'actor'>): SQL | undefined =>
  and(
    scope.organization(emergencyAccesses.organizationId),
    scope.coversWholeOrganization ? undefined : eq(emergencyAccesses.userId, actor.userId),
  );

/** The patients of the organization with exactly this name and date of birth, at whatever location. */
export const findNamedPatients = (tx: Tx, organizationId: number, { firstName, lastName, dob }: EmergencyRequest) =>
  tx
    .select({ id: patients.id, locationId: patients.locationId })
    .from(patients)
    .where(
      and(
        eq(patients.organizationId, organizationId),
        eq(patients.dob, dob),
        eq(patients.hidden, false),
        sql`lower(${patients.firstName}) = lower(${firstName})`,
        sql`lower(${patients.lastName}) = lower(${lastName})`,
      ),
    )
    .limit(2);

const loadViews = (tx: Tx, scope: Scope, accessIds: number[]) =>
  tx
    .select({ accessId: emergencyViews.accessId, section: emergencyViews.section, at: emergencyViews.at })
    .from(emergencyViews)
    .where(and(scope.organization(emergencyViews.organizationId), inArray(emergencyViews.accessId, accessIds)))
    .orderBy(asc(emergencyViews.id));

export async function loadAccesses(
  reader: Reader,
  {
    which,
    limit,
    offset = 0,
    oldestFirst = false,
  }: { which?: SQL; limit: number; offset?: number; oldestFirst?: boolean },
): Promise<EmergencyAccess[]> {
  const { tx, scope, actor } = reader;
  const order = oldestFirst ? asc : desc;
  const rows = await tx
    .select({
      access: emergencyAccesses,
      open: isOpen,
      patient: { id: patients.id, firstName: patients.firstName, lastName: patients.lastName },
      person: { firstName: practitioners.firstName, lastName: practitioners.lastName },
      endedBy: { firstName: ender.firstName, lastName: ender.lastName },
    })
    .from(emergencyAccesses)
    .leftJoin(patients, and(isPatientOf(emergencyAccesses), isPatientAccessible(scope)))
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, emergencyAccesses.organizationId),
        eq(practitioners.id, emergencyAccesses.practitionerId),
      ),
    )
    .leftJoin(
      ender,
      and(eq(ender.organizationId, emergencyAccesses.organizationId), eq(ender.id, emergencyAccesses.endedBy)),
    )
    .where(and(isShownTo(reader), which))
    .orderBy(order(emergencyAccesses.openedAt), order(emergencyAccesses.id))
    .limit(limit)
    .offset(offset);
  const views = rows.length
    ? await loadViews(
        tx,
        scope,
        rows.map(({ access }) => access.id),
      )
    : [];
  return rows.map(({ access, open, patient, person, endedBy }) => ({
    id: access.id,
    patient,
    person,
    own: access.userId === actor.userId,
    reason: access.reason,
    openedAt: access.openedAt.toISOString(),
    expiresAt: access.expiresAt.toISOString(),
    endedAt: access.endedAt?.toISOString() ?? null,
    endedBy,
    open,
    views: views
      .filter(({ accessId }) => accessId === access.id)
      .map(({ section, at }) => ({ section, at: at.toISOString() })),
  }));
}

export async function countAccesses(reader: Reader): Promise<number> {
  const [row] = await reader.tx.select({ total: count() }).from(emergencyAccesses).where(isShownTo(reader));
  return row!.total;
}

/** The access of a call; the same 404 for one that does not exist and for one that is not the reader's. */
export async function requireAccess(reader: Reader, id: number): Promise<EmergencyAccess> {
  const [access] = await loadAccesses(reader, { which: eq(emergencyAccesses.id, id), limit: 1 });
  if (!access) throw notFound(emergencyMessage('emergency.notFound'));
  return access;
}

/** Ends an open access; one that is over stays as it is. */
export const endAccess = ({ tx, scope, actor }: Reader, id: number) =>
  tx
    .update(emergencyAccesses)
    .set({ endedAt: sql`now()`, endedBy: actor.practitionerId })
    .where(
      and(
        isShownTo({ scope, actor }),
        eq(emergencyAccesses.id, id),
        isNull(emergencyAccesses.endedAt),
        sql`${emergencyAccesses.expiresAt} > now()`,
      ),
    );
