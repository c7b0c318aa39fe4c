import type { Context } from 'hono';
import type { Call } from '../../../contract/platform/call.ts';
import { connectionMessage } from '../../../contract/platform/messages.ts';
import { can } from '../../../domain/identity/access.ts';
import type { Actor } from '../../../domain/identity/actor.ts';
import { isRecentProof } from '../../../domain/identity/second-factor.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Person } from '../../identity/identity-provider.ts';
import { confirmationRequired, forbidden, HttpError, secondFactorRequired } from './http-error.ts';

/** What is logged of a request besides its route. */
export interface RequestLogContext {
  actor?: Actor;
}

/** Authenticates the caller, and requires the second factor or a recent proof where the call needs it. */
export async function requirePerson({ identity }: Dependencies, c: Context, call: Call): Promise<Person> {
  const person = await identity.findPerson(c.req.raw.headers, { background: c.req.header('x-background') === '1' });
  if (!person) throw new HttpError(401, connectionMessage('service.signInRequired'));
  if (person.secondFactorDue && !call.beforeSecondFactor) throw secondFactorRequired();
  if (call.confirmed && !isRecentProof(person.proofAgeMs)) throw confirmationRequired();
  return person;
}

async function resolveActor(deps: Dependencies, c: Context, call: Call, logContext: RequestLogContext): Promise<Actor> {
  if (call.access === 'device') return deps.identity.requireDevice(c.req.header('authorization'));
  const { member } = await requirePerson(deps, c, call);
  if (!member) throw forbidden();
  logContext.actor = member;
  const vendorCall = typeof call.access === 'object' && call.access.action.startsWith('vendor.');
  if (!vendorCall) return member;
  if (member.role !== 'VENDOR_ADMIN' && member.role !== 'VENDOR_SUPPORT') throw forbidden();
  return { kind: 'vendor', userId: member.userId, role: member.role, organizationId: member.organizationId };
}

/** Authenticates and authorizes the caller. The actor is logged before anything is denied. */
export async function authorize(
  deps: Dependencies,
  c: Context,
  call: Call,
  logContext: RequestLogContext,
): Promise<Actor> {
  const actor = await resolveActor(deps, c, call, logContext);
  logContext.actor = actor;
  if (deps.tenantDb.accessLayers.app && typeof call.access === 'object' && !can(actor, call.access.action))
    throw forbidden();
  return actor;
}
