import { expect } from 'vitest';
import { currentUser } from '../../../contract/identity/users.ts';
import { isWrite, type Call } from '../../../contract/platform/call.ts';
import type { Reply, World } from '../world.ts';
import { leaksIn, probers, type Prober } from './actors.ts';
import { bodies, references } from './bodies.ts';
import { checksums } from './checksums.ts';
import { listHoldings, namesRecord, nowhere, paramsFor, type Holdings } from './owned-params.ts';

// Templates, own exercises, locations and links to saved filters belong to the whole organization: every location of it
// reaches them (OPEN-090, OPEN-026).
const wide = [
  'v2/api-clients/:id',
  'v2/webhook-endpoints/:id',
  'programs/templates/:id',
  'v2/care-paths/:id',
  'v2/exercises/:exerciseId',
  'v2/exercises/own/:exerciseId',
  'v2/locations/:id',
  'fhir/R4/Organization/:id',
  'fhir/R4/Location/:id',
];
const isOrganizationWide = (call: Call) =>
  [...wide, 'v2/saved-filters/:id'].some((path) => call.path.includes(`/${path}`));
const reaches = (prober: Prober, owner: string, call: Call) =>
  isOrganizationWide(call) ? prober.mayRead.some((place) => place[0] === owner[0]) : prober.mayRead.includes(owner);
const isVendorCall = (call: Call) => typeof call.access === 'object' && call.access.action.startsWith('vendor.');
// Probed with tokens of their own elsewhere; signing out would end the prober's session in the middle.
const skipped = new Set(['signOut', 'startSso', 'readArtifact']);
// A search of FHIR by form is the same handler as the one by address.
const isSearchByForm = ({ fhir, method }: Call) => fhir?.interaction === 'search' && method === 'POST';
/** All paths, unless a planted leak shows in some (scripts/plant-leaks.mjs). */
const paths = new RegExp(process.env.PROBED_PATHS ?? '');
const isProbed = (call: Call) =>
  !skipped.has(call.id) && call.access !== 'device' && !isSearchByForm(call) && paths.test(call.path);
const probed = (world: World) => world.router.calls.filter(isProbed);

/** Who probes which calls: all actors all of them, if nothing else is said. */
interface Probing {
  actors: (world: World) => Promise<Prober[]>;
  calls: (call: Call) => boolean;
}
const everything: Probing = { actors: probers, calls: () => true };

export async function probe(call: Call, prober: Prober, of: Holdings, body?: object): Promise<Reply<unknown>> {
  const headers: Record<string, string> = {
    ...(call.versioned && { 'if-match': '1' }),
    ...(call.path.endsWith('$export') && { prefer: 'respond-async' }),
  };
  const needsBody = call.body && call.form !== 'multipart';
  return prober.caller.call(call, {
    params: paramsFor(call, of),
    query: queries[call.id] ?? {},
    headers,
    ...(call.form === 'multipart'
      ? { file: 'not,a,good,file' }
      : call.form === 'bytes'
        ? { body: '{"meta":{},"frames":[{"t":0}]}' }
        : needsBody
          ? { body: body ?? bodies[call.id]?.(of) ?? {} }
          : {}),
  });
}

export const queries: Record<string, Record<string, string>> = {
  archivedExercises: { ids: 'EK-0001' },
  exerciseTexts: { ids: 'EK-0001' },
  bulkAddPatients: { products: 'HEALTH' },
  findUser: { uuid: nowhere.user },
  listOrganizationUsers: { organizationId: '1' },
  findInvite: { email: 'nobody@clinic.test' },
  patientReport: { from: '2026-11-01', to: '2026-11-15' },
  gaitReport: { from: '2026-11-01', to: '2026-11-15' },
  listPortalFilters: { list: 'patients' },
  recentPatients: { ids: '1,2,3,4' },
  searchFhirObservation: { patient: '1,2,3,4', _count: '200' },
  dryRunCarePath: { from: '2026-11-01', to: '2026-11-15' },
};

const isEmptyList = (body: unknown) =>
  (Array.isArray(body) ? body : (body as { items?: unknown[] } | null)?.items)?.length === 0;
const getText = (reply: Reply<unknown>) => JSON.stringify(reply.body) + JSON.stringify([...reply.headers]);
/** The distinguishing parts of an error, without the request id. */
const refusal = ({ status, problem }: Reply<unknown>) => JSON.stringify([status, problem?.message]);

/** Every read call, by every actor, with own, other-location, other-organization and unknown records. */
export async function probeReads(
  world: World,
  { actors, calls }: Probing = everything,
): Promise<{ probes: number; leaks: string[]; answered: string[]; unlike: string[]; faults: string[] }> {
  const { A, B } = world.seed;
  const owners: Record<string, Holdings> = {
    A1: listHoldings(A, 0),
    A2: listHoldings(A, 1),
    B1: listHoldings(B, 0),
    unknown: nowhere,
  };
  const found = { leaks: [] as string[], answered: [] as string[], unlike: [] as string[], faults: [] as string[] };
  const result = { probes: 0, ...found };
  // Reads end no session.
  const readers = await actors(world);
  for (const call of probed(world).filter((each) => !isWrite(each) && calls(each))) {
    for (const prober of readers) {
      const replies: Record<string, Reply<unknown>> = {};
      for (const [owner, of] of Object.entries(owners)) {
        if (owner !== 'A1' && !namesRecord(call)) continue;
        const reply = await probe(call, prober, of);
        replies[owner] = reply;
        result.probes++;
        if (reply.status >= 500)
          result.faults.push(`${call.id} by ${prober.name} with ${owner}: ${world.log.at(-1)?.detail}`);
        const leaks = leaksIn(getText(reply), prober, isVendorCall(call));
        if (leaks.length) result.leaks.push(`${call.id} by ${prober.name} with ${owner}: ${leaks.join(', ')}`);
      }
      for (const [owner, reply] of Object.entries(replies)) {
        const mine = owner === 'unknown' || reaches(prober, owner, call) || (isVendorCall(call) && prober.isVendor);
        if (mine || !replies.unknown) continue;
        // An answer without a marker, such as a number, tells of its record as well; an empty list does not.
        if (reply.status < 300 && replies.unknown.status >= 300 && !isEmptyList(reply.body))
          result.answered.push(`${call.id} by ${prober.name}: ${owner}`);
        // A foreign record gets exactly the response of an unknown one (A1).
        if (refusal(reply) !== refusal(replies.unknown)) {
          result.unlike.push(
            `${call.id} by ${prober.name}: ${owner} answers ${refusal(reply)}, unknown ${refusal(replies.unknown)}`,
          );
        }
      }
    }
  }
  return result;
}

/** Every call that writes, with records that are not the caller's: in the path and inside the body. Nothing may change. */
export async function probeForeignWrites(
  world: World,
  { actors, calls }: Probing = everything,
): Promise<{ probes: number; accepted: string[]; changed: string[]; faults: string[] }> {
  const { A, B } = world.seed;
  const a1 = listHoldings(A, 0);
  const a2 = listHoldings(A, 1);
  const b1 = listHoldings(B, 0);
  const result = { probes: 0, accepted: [] as string[], changed: [] as string[], faults: [] as string[] };
  const before = await checksums(world.database);
  const writers = await actors(world);
  const readStatuses = () =>
    Promise.all(writers.map(async ({ name, caller }) => `${name}: ${(await caller.call(currentUser)).status}`));
  const statuses = await readStatuses();
  for (const call of probed(world).filter((each) => isWrite(each) && calls(each))) {
    if (call.body && call.form !== 'multipart' && !isVendorCall(call))
      expect.soft(bodies, `a body for ${call.id} in bodies.ts`).toHaveProperty(call.id);
    for (const prober of writers) {
      // Vendor staff may make the vendor's calls, and in the portal they manage their own organization.
      if (prober.isVendor && (isVendorCall(call) || !namesRecord(call))) continue;
      const targets: [string, Holdings, object | undefined][] = [];
      if (namesRecord(call)) {
        if (!reaches(prober, 'A1', call)) targets.push(['A1', a1, undefined]);
        if (!reaches(prober, 'A2', call)) targets.push(['A2', a2, undefined]);
        if (!reaches(prober, 'B1', call)) targets.push(['B1', b1, undefined]);
        targets.push(['unknown', nowhere, undefined]);
      } else if (!prober.mayRead.length && call.access !== 'public' && !isOwnAccount(call))
        targets.push(['no place', a1, undefined]);
      if (/^(practitioner|client) of location 1$/.test(prober.name)) {
        for (const foreign of [b1, a2])
          for (const body of references[call.id]?.(a1, foreign) ?? []) targets.push(['a reference', a1, body]);
      }
      if (/^(admin|client) of A$/.test(prober.name))
        for (const body of references[call.id]?.(a1, b1) ?? []) targets.push(['a reference', a1, body]);
      for (const [owner, of, body] of targets) {
        const reply = await probe(call, prober, of, body);
        result.probes++;
        if (reply.status >= 500)
          result.faults.push(`${call.id} by ${prober.name} with ${owner}: ${world.log.at(-1)?.detail}`);
        if (reply.status < 300) result.accepted.push(`${call.id} by ${prober.name} with ${owner}`);
      }
    }
  }
  // Nothing that was refused has ended a session on the way, after which everything would have been refused.
  expect(await readStatuses()).toEqual(statuses);
  const after = await checksums(world.database);
  for (const table of Object.keys(before)) if (before[table] !== after[table]) result.changed.push(table);
  return result;
}

const isOwnAccount = (call: Call) => typeof call.access === 'object' && call.access.action === 'account.own';
