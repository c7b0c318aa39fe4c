import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { EhrConnection, NewEhrConnection } from '../../contract/ehr-launch/connections.ts';
import { MAX_EHR_CONNECTIONS } from '../../contract/ehr-launch/limits.ts';
import { ehrLaunchMessage } from '../../contract/ehr-launch/messages.ts';
import { validateIssuer } from '../../domain/ehr-launch/ehr-address.ts';
import { seal, unseal, type Secrets } from '../identity/tokens.ts';
import type { Tx } from '../platform/db/database.ts';
import { ehrConnections, practitioners } from '../platform/db/schema.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { conflict, notFound, validationError } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';

/** What the secret of a connection is sealed for. */
const USE = 'ehr-connection';

export interface Manager {
  tx: Tx;
  organizationId: number;
  practitionerId: number;
}

const fields = {
  id: ehrConnections.id,
  name: ehrConnections.name,
  issuer: ehrConnections.issuer,
  clientId: ehrConnections.clientId,
  hasSecret: ehrConnections.hasSecret,
  createdAt: ehrConnections.createdAt,
  lastUsedAt: ehrConnections.lastUsedAt,
  createdBy: { firstName: practitioners.firstName, lastName: practitioners.lastName },
};

const select = ({ tx, organizationId }: Manager, id?: number) =>
  tx
    .select(fields)
    .from(ehrConnections)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, ehrConnections.organizationId),
        eq(practitioners.id, ehrConnections.createdBy),
      ),
    )
    .where(
      and(eq(ehrConnections.organizationId, organizationId), id === undefined ? undefined : eq(ehrConnections.id, id)),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

const toConnection = ({ createdAt, lastUsedAt, ...row }: Row): EhrConnection => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const sortKeys = { name: sql`lower(${ehrConnections.name})`, createdAt: ehrConnections.createdAt };

export async function listConnections(manager: Manager, { sort, limit, offset }: ListQuery) {
  const rows = await select(manager)
    .orderBy(...orderByKey(sortKeys, sort, ehrConnections.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toConnection), total: await countConnections(manager) };
}

async function countConnections({ tx, organizationId }: Manager): Promise<number> {
  const isOwn = eq(ehrConnections.organizationId, organizationId);
  const [row] = await tx.select({ total: count() }).from(ehrConnections).where(isOwn);
  return row!.total;
}

/** Throws the same 404 for a connection of another organization and for one that does not exist. */
async function requireConnection(manager: Manager, id: number): Promise<EhrConnection> {
  const [row] = await select(manager, id).orderBy(asc(ehrConnections.id));
  if (!row) throw notFound(ehrLaunchMessage('ehrLaunch.notFound'));
  return toConnection(row);
}

interface Sealing {
  secrets: Secrets;
  allowsLoopback: boolean;
}

export async function addConnection(
  manager: Manager,
  { clientSecret, ...body }: NewEhrConnection,
  { secrets, allowsLoopback }: Sealing,
): Promise<EhrConnection> {
  const refusal = validateIssuer(body.issuer, allowsLoopback);
  if (refusal) throw validationError('issuer', refusal);
  if ((await countConnections(manager)) >= MAX_EHR_CONNECTIONS)
    throw conflict(ehrLaunchMessage('ehrLaunch.tooMany', { n: MAX_EHR_CONNECTIONS }));
  const { tx, organizationId, practitionerId: createdBy } = manager;
  const sealedSecret = clientSecret === null ? null : seal(clientSecret, secrets[0]!, USE);
  const [added] = await tx
    .insert(ehrConnections)
    .values({ organizationId, ...body, sealedSecret, hasSecret: sealedSecret !== null, createdBy })
    .onConflictDoNothing()
    .returning({ id: ehrConnections.id });
  if (!added) throw validationError('issuer', ehrLaunchMessage('ehrLaunch.issuerTaken'));
  return requireConnection(manager, added.id);
}

const isConnection = ({ organizationId }: Manager, id: number) =>
  and(eq(ehrConnections.organizationId, organizationId), eq(ehrConnections.id, id));

export async function replaceSecret(manager: Manager, id: number, secret: string, secrets: Secrets) {
  await requireConnection(manager, id);
  await manager.tx
    .update(ehrConnections)
    .set({ sealedSecret: seal(secret, secrets[0]!, USE), hasSecret: true })
    .where(isConnection(manager, id));
  return requireConnection(manager, id);
}

export async function removeConnection(manager: Manager, id: number): Promise<void> {
  await requireConnection(manager, id);
  await manager.tx.delete(ehrConnections).where(isConnection(manager, id));
}

/** The secret that the portal has at the EHR; null for a public client. */
export const openSecret = (sealed: string | null, secrets: Secrets): string | null =>
  sealed === null ? null : unseal(sealed, secrets, USE);

const canOpen = (sealed: string, secrets: Secrets): boolean => {
  try {
    return unseal(sealed, secrets, USE) !== '';
  } catch {
    return false;
  }
};

/** Seals by the server's current secret what one before it sealed. */
export async function renewEhrSecrets(db: Tx, secrets: Secrets): Promise<void> {
  for (const { organizationId, id, sealedSecret } of await db.select().from(ehrConnections)) {
    if (!sealedSecret || canOpen(sealedSecret, secrets.slice(0, 1)) || !canOpen(sealedSecret, secrets)) continue;
    await db
      .update(ehrConnections)
      .set({ sealedSecret: seal(unseal(sealedSecret, secrets, USE), secrets[0]!, USE) })
      .where(and(eq(ehrConnections.organizationId, organizationId), eq(ehrConnections.id, id)));
  }
}
