import type { Context } from 'hono';
import type { Call } from '../../../contract/platform/call.ts';
import { connectionMessage } from '../../../contract/platform/messages.ts';
import { can } from '../../../domain/identity/access.ts';
import type { Actor, Member, VendorStaff } from '../../../domain/identity/actor.ts';
import { isRecentProof } from '../../../domain/identity/second-factor.ts';
import { authorizeClient, hasBearerToken } from '../../api-clients/authorize-client.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Person } from '../../identity/identity-provider.ts';
import { isSamePerson } from '../../identity/recalled-people.ts';
import { confirmationRequired, forbidden, HttpError, secondFactorRequired } from './http-error.ts';

/** What is logged of a request besides its route. */
export interface RequestLogContext {
  actor?: Actor;
}

/** Who calls. Nothing of what is done for them counts before `confirm`, which throws what is to be answered instead. */
export interface Admission<Who> {
  who: Who;
  confirm: () => Promise<void>;
}

/** The caller has other rights than the read began with: it has to begin again. */
export class CallerChanged extends Error {}

export const admitted = <Who>(who: Who): Admission<Who> => ({ who, confirm: async () => undefined });

/** Does work for somebody who may not be confirmed yet: its result and its errors count only if they are. */
export async function whenConfirmed<T>(confirm: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await confirm();
  }
}

function checkPerson(person: Person | null, call: Call): Person {
  if (!person) throw new HttpError(401, connectionMessage('service.signInRequired'));
  if (person.secondFactorDue && !call.beforeSecondFactor) throw secondFactorRequired();
  if (call.confirmed && !isRecentProof(person.proofAgeMs)) throw confirmationRequired();
  return person;
}

const findPerson = ({ identity }: Dependencies, c: Context) =>
  identity.findPerson(c.req.raw.headers, { background: c.req.header('x-background') === '1' });

/** Authenticates the caller, and requires the second factor or a recent proof where the call needs it. */
export const requirePerson = async (deps: Dependencies, c: Context, call: Call): Promise<Person> =>
  checkPerson(await findPerson(deps, c), call);

function toActor({ member }: Person, call: Call): Member | VendorStaff | null {
  const isVendorCall = typeof call.access === 'object' && call.access.action.startsWith('vendor.');
  if (!member || !isVendorCall) return member;
  if (member.role !== 'VENDOR_ADMIN' && member.role !== 'VENDOR_SUPPORT') return null;
  return { kind: 'vendor', userId: member.userId, role: member.role, organizationId: member.organizationId };
}

const isAllowed = ({ tenantDb }: Dependencies, call: Call, actor: Actor): boolean =>
  !tenantDb.accessLayers.app || typeof call.access !== 'object' || can(actor, call.access.action);

/** Authenticates and authorizes the caller: a person, a patient's app or an API client. The actor is logged before anything is denied. */
export async function authorize(
  deps: Dependencies,
  c: Context,
  call: Call,
  logContext: RequestLogContext,
): Promise<Actor> {
  if (call.access === 'device') {
    logContext.actor = await deps.identity.requireDevice(c.req.header('authorization'));
    return logContext.actor;
  }
  if (hasBearerToken(c, call)) return authorizeClient(deps, c, call, logContext);
  const person = await requirePerson(deps, c, call);
  const actor = toActor(person, call);
  logContext.actor = actor ?? person.member ?? undefined;
  if (!actor || !isAllowed(deps, call, actor)) throw forbidden();
  return actor;
}

/**
 * Authorizes the caller of a read as the session was last read in this process, while it is read again; null where that is
 * not known or not enough.
 */
export function authorizeRecalled(
  deps: Dependencies,
  c: Context,
  call: Call,
  logContext: RequestLogContext,
): Admission<Actor> | null {
  const recalled = hasBearerToken(c, call) ? null : deps.identity.recallPerson(c.req.raw.headers);
  if (!recalled || recalled.secondFactorDue) return null;
  const actor = toActor(recalled, call);
  if (!actor || !isAllowed(deps, call, actor)) return null;
  const current = findPerson(deps, c);
  // Awaited by `confirm`, which may come later than its failure.
  current.catch(() => undefined);
  const confirm = async () => {
    const person = checkPerson(await current, call);
    if (!isSamePerson(recalled, person)) throw new CallerChanged();
    logContext.actor = actor;
  };
  return { who: actor, confirm };
}
