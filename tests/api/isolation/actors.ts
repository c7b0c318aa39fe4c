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

/** Nine kinds of actors (RELIABILITY G1) and two more with an account but no access to the product. */
export async function probers(world: World): Promise<Prober[]> {
  const { A, B, accounts } = world.seed;
  const clinic = (name: string, mayRead: readonly string[]) => ({ name, mayRead, isVendor: false });
  return [
    { ...clinic('nobody', []), caller: world.anonymous },
    { ...clinic('practitioner of location 1', ['A0', 'A1']), caller: await world.as(A.practitioners.first) },
    { ...clinic('practitioner of location 2', ['A0', 'A2']), caller: await world.as(A.practitioners.second) },
    { ...clinic('practitioner without location', ['A0']), caller: await world.as(A.practitioners.none) },
    { ...clinic('admin of A', ['A0', 'A1', 'A2']), caller: await world.as(A.practitioners.admin) },
    { ...clinic('admin of B', ['B0', 'B1', 'B2']), caller: await world.as(B.practitioners.admin) },
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
