import { addMinutes } from 'date-fns';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { LAUNCH_MINUTES } from '../../contract/ehr-launch/limits.ts';
import { ehrLaunchMessage } from '../../contract/ehr-launch/messages.ts';
import { normalizeIssuer, toCallbackPage } from '../../domain/ehr-launch/ehr-address.ts';
import type { EhrPatient } from '../../domain/ehr-launch/ehr-patient.ts';
import { buildAuthorizationUrl } from '../../domain/ehr-launch/read-smart-configuration.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Dependencies } from '../dependencies.ts';
import { createSessionToken, hashCode, seal, unseal } from '../identity/tokens.ts';
import type { Tx } from '../platform/db/database.ts';
import { ehrConnections, ehrLaunches } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import { createVerifier, discover, readPatientInContext, toChallenge, type Ehr } from './ask-ehr.ts';
import { openSecret } from './connections.ts';

/** What the verifier of a launch is sealed for. */
const USE = 'ehr-launch';

/** Who launches, and how the portal is reached and calls others. */
export interface Launcher {
  deps: Dependencies;
  actor: Member;
  /** The address of the portal as the browser knows it. */
  origin: string;
  now: Date;
}

const toOutgoing = ({ resolveHost, configuration }: Dependencies) => ({
  resolve: resolveHost,
  allowsLoopback: configuration.webhookLoopback,
});

type ConnectionRow = typeof ehrConnections.$inferSelect;

const toEhr = ({ name, issuer, clientId, sealedSecret }: ConnectionRow, { deps }: Launcher): Ehr => ({
  name,
  issuer,
  clientId,
  clientSecret: openSecret(sealedSecret, deps.configuration.secrets),
});

/** A connection of the caller's organization, with its secret, which only the service reads. */
async function findConnection({ deps, actor }: Launcher, which: { issuer: string } | { id: number }) {
  const [row] = await deps.tenantDb.asService((tx) =>
    tx
      .select()
      .from(ehrConnections)
      .where(
        and(
          eq(ehrConnections.organizationId, actor.organizationId),
          'id' in which ? eq(ehrConnections.id, which.id) : eq(ehrConnections.issuer, which.issuer),
        ),
      ),
  );
  return row;
}

export interface PreparedLaunch {
  connectionId: number;
  tokenEndpoint: string;
  state: string;
  verifier: string;
  url: string;
}

/**
 * Looks the EHR up among those of the organization and asks it where to authorize. Nothing is sent to an address that no
 * admin has entered. No connection to the database is held meanwhile.
 */
export async function prepareLaunch(
  launcher: Launcher,
  { iss, launch }: { iss: string; launch: string | null },
): Promise<PreparedLaunch> {
  const connection = await findConnection(launcher, { issuer: normalizeIssuer(iss) });
  if (!connection) throw notFound(ehrLaunchMessage('ehrLaunch.unknownIssuer'));
  const ehr = toEhr(connection, launcher);
  const endpoints = await discover(
    toOutgoing(launcher.deps),
    ehr,
    launch === null ? 'launch-standalone' : 'launch-ehr',
  );
  const state = createSessionToken();
  const verifier = createVerifier();
  const url = buildAuthorizationUrl(endpoints, {
    clientId: ehr.clientId,
    redirectUri: `${launcher.origin}${toCallbackPage(ehr.issuer)}`,
    issuer: ehr.issuer,
    launch,
    state,
    challenge: toChallenge(verifier),
  });
  return { connectionId: connection.id, tokenEndpoint: endpoints.tokenEndpoint, state, verifier, url };
}

/** Keeps what the way back needs: for this person alone, for some minutes. */
export async function saveLaunch(tx: Tx, { deps, actor, now }: Launcher, prepared: PreparedLaunch): Promise<void> {
  const { connectionId, tokenEndpoint, state, verifier } = prepared;
  await tx.insert(ehrLaunches).values({
    organizationId: actor.organizationId,
    connectionId,
    userId: actor.userId,
    stateHash: hashCode(state),
    verifier: seal(verifier, deps.configuration.secret, USE),
    tokenEndpoint,
    createdAt: now,
    expiresAt: addMinutes(now, LAUNCH_MINUTES),
  });
}

/** Conditions of a launch of this person that is not over. */
export const isOwnLaunch = ({ actor, now }: Pick<Launcher, 'actor' | 'now'>) =>
  and(
    eq(ehrLaunches.organizationId, actor.organizationId),
    eq(ehrLaunches.userId, actor.userId),
    gt(ehrLaunches.expiresAt, now),
  );

export interface ReturnedLaunch {
  id: number;
  connectionId: number;
  ehr: string;
  patient: EhrPatient;
}

/**
 * Takes the way back of a launch, once: the state is one of this person's own, so nobody is brought to a patient by somebody
 * else's launch, and the page is that of the EHR which was asked, so no other one answers. Then asks the EHR for the patient.
 */
export async function takeReturn(
  launcher: Launcher,
  { page, state, code }: { page: string; state: string; code: string | null },
): Promise<ReturnedLaunch> {
  const { deps, actor, now, origin } = launcher;
  const [launch] = await deps.tenantDb.withActor(actor, (tx) =>
    tx
      .update(ehrLaunches)
      .set({ usedAt: now })
      .where(and(isOwnLaunch(launcher), eq(ehrLaunches.stateHash, hashCode(state)), isNull(ehrLaunches.usedAt)))
      .returning(),
  );
  const connection = launch && (await findConnection(launcher, { id: launch.connectionId }));
  if (!launch || !connection) throw conflict(ehrLaunchMessage('ehrLaunch.expired'));
  const ehr = toEhr(connection, launcher);
  if (page !== toCallbackPage(ehr.issuer)) throw conflict(ehrLaunchMessage('ehrLaunch.expired'));
  if (code === null) throw conflict(ehrLaunchMessage('ehrLaunch.denied', { name: ehr.name }));
  const patient = await readPatientInContext(toOutgoing(deps), ehr, {
    tokenEndpoint: launch.tokenEndpoint,
    code,
    verifier: unseal(launch.verifier, deps.configuration.secrets, USE),
    redirectUri: `${origin}${page}`,
  });
  await deps.tenantDb.asService((tx) =>
    tx
      .update(ehrConnections)
      .set({ lastUsedAt: now })
      .where(and(eq(ehrConnections.organizationId, actor.organizationId), eq(ehrConnections.id, connection.id))),
  );
  return { id: launch.id, connectionId: connection.id, ehr: ehr.name, patient };
}
