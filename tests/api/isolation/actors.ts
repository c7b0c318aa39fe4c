import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { apiScopes, type ApiScope } from '../../../contract/platform/api-scopes.ts';
import { hashCode } from '../../../server/identity/tokens.ts';
import { apiClients, apiTokens, organizations } from '../../../server/platform/db/schema.ts';
import type { Caller, World } from '../world.ts';

/** An actor of the probes, and the marker strings that the actor may see. */
export interface Prober {
  name: string;
  caller: Caller;
  /** Canaries allowed in the portal's calls; the rest is a leak wherever it turns up. */
  mayRead: readonly string[];
  isVendor: boolean;
}

const places = ['A0', 'A1', 'A2', 'B0', 'B1', 'B2'] as const;

/**
 * Nine kinds of actors (RELIABILITY G1) and two more with an account but no access to the product. Who sees most comes first:
 * what was kept of that, such as a prepared statement, would show to the others.
 */
export async function probers(world: World): Promise<Prober[]> {
  const { A, B, accounts } = world.seed;
  const clinic = (name: string, mayRead: readonly string[]) => ({ name, mayRead, isVendor: false });
  return [
    { ...clinic('nobody', []), caller: world.anonymous },
    { ...clinic('admin of A', ['A0', 'A1', 'A2']), caller: await world.as(A.practitioners.admin) },
    { ...clinic('admin of B', ['B0', 'B1', 'B2']), caller: await world.as(B.practitioners.admin) },
    { ...clinic('practitioner of location 1', ['A0', 'A1']), caller: await world.as(A.practitioners.first) },
    { ...clinic('practitioner of location 2', ['A0', 'A2']), caller: await world.as(A.practitioners.second) },
    { ...clinic('practitioner without location', ['A0']), caller: await world.as(A.practitioners.none) },
    { name: 'vendor admin', mayRead: [], isVendor: true, caller: await world.as(accounts.vendorAdmin) },
    { name: 'vendor support', mayRead: [], isVendor: true, caller: await world.as(accounts.support) },
    { ...clinic('user of a disabled organization', []), caller: await world.as(accounts.disabled) },
    { ...clinic('account with unknown groups', []), caller: await world.as(accounts.unknownGroups) },
    { ...clinic('account without profile', []), caller: await world.as(accounts.withoutProfile) },
  ];
}

/** Canaries in a reply that this prober may not see. Vendor staff may see every clinic, in the vendor's calls only. */
export function leaksIn(text: string, prober: Prober, isVendorCall: boolean): string[] {
  if (prober.isVendor && isVendorCall) return [];
  const folded = text.toUpperCase();
  return places.filter((place) => folded.includes(`CANARY${place}`) && !prober.mayRead.includes(place));
}

/** An API client with a token, put into the database as it is. */
async function connectClient(world: World, organizationId: number, change: object = {}): Promise<Caller> {
  const token = crypto.randomUUID();
  const scopes: ApiScope[] = [...apiScopes];
  // Used a moment ago by another clock, so that no call writes down its use.
  const tomorrow = addDays(world.deps.now(), 1);
  const client = { organizationId, clientId: token, name: 'Probe', scopes, lastUsedAt: tomorrow, ...change };
  await world.asOwner(async (tx) => {
    const [added] = await tx.insert(apiClients).values(client).returning({ id: apiClients.id });
    const { scopes: granted } = client;
    const values = { organizationId, clientId: added!.id, hash: hashCode(token), scopes: granted, expiresAt: tomorrow };
    await tx.insert(apiTokens).values(values);
  });
  return world.withToken(token);
}

/** API clients with every scope, and three that may not call any more. */
export async function clientProbers(world: World): Promise<Prober[]> {
  const { A, B } = world.seed;
  const [closed] = await world.asOwner((tx) => tx.select().from(organizations).where(eq(organizations.disabled, true)));
  const past = new Date(world.deps.now().getTime() - 1000);
  const prober = async (name: string, mayRead: readonly string[], organizationId: number, change: object = {}) => ({
    name,
    mayRead,
    isVendor: false,
    caller: await connectClient(world, organizationId, change),
  });
  return [
    await prober('client of A', ['A0', 'A1', 'A2'], A.organizationId),
    await prober('client of location 1', ['A0', 'A1'], A.organizationId, { locationIds: [A.locations[0]] }),
    await prober('client of B', ['B0', 'B1', 'B2'], B.organizationId),
    await prober('client of A without a location', ['A0'], A.organizationId, { locationIds: [B.locations[0]] }),
    await prober('revoked client of A', [], A.organizationId, { revokedAt: past }),
    await prober('expired client of A', [], A.organizationId, { expiresAt: past }),
    await prober('client of a disabled organization', [], closed!.id),
  ];
}

/** For each scope a client that has no other. */
export const scopeProbers = (world: World): Promise<(Prober & { scope: ApiScope })[]> =>
  Promise.all(
    apiScopes.map(async (scope) => ({
      name: `client of location 1 with ${scope}`,
      scope,
      mayRead: ['A0', 'A1'],
      isVendor: false,
      caller: await connectClient(world, world.seed.A.organizationId, {
        scopes: [scope],
        locationIds: [world.seed.A.locations[0]],
      }),
    })),
  );
