import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../contract/platform/call.ts';
import { getAddress } from '../../../server/platform/http/route-paths.ts';
import { openWorld, type Caller, type World } from '../world.ts';
import { bodies } from './bodies.ts';
import { listHoldings } from './owned-params.ts';

/** Requests to each call; `npm run test:all` sends more, `npm run soak` many. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 10);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

let world: World;
let callers: Caller[];
beforeAll(async () => {
  world = await openWorld();
  const { A, accounts } = world.seed;
  callers = [
    world.anonymous,
    await world.as(A.practitioners.admin),
    await world.as(A.practitioners.first),
    await world.as(accounts.vendorAdmin),
  ];
});
afterAll(() => world.close());

const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  '9'.repeat(40),
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '"; drop table patients; --',
  '$(id)',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '\u202Eevil',
  '\uD800',
  'é'.repeat(300),
  'a'.repeat(5000),
  '=1+1',
  '@SUM(A1)',
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[[]]],
  { $ne: null },
  { toString: 1 },
  ['a', { b: 1 }],
  '2026-13-45',
  '2026-02-30',
  '0000-01-01',
  '99999-01-01',
  'America/Nowhere',
);
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const word = fc.oneof(nasty.map(asText), fc.string({ unit: 'binary', maxLength: 30 }));

/** A body near the right one: some of its values replaced, dropped or added. */
function bodyNear(call: Call): fc.Arbitrary<unknown> {
  const sample = (bodies[call.id]?.(listHoldings(world.seed.A, 0)) ?? {}) as Record<string, unknown>;
  const names = Object.keys(sample);
  const changes = fc.dictionary(
    fc.constantFrom('extra', 'id', 'organizationId', ...names),
    fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 })),
    { maxKeys: 3 },
  );
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(changes, fc.subarray(names))
        .map(([changed, kept]) => ({ ...Object.fromEntries(kept.map((name) => [name, sample[name]])), ...changed })),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );
}

const buildQuery = (call: Call) =>
  fc.dictionary(
    fc.constantFrom(
      'page',
      'limit',
      'sort',
      'range',
      'filter',
      'q',
      'start',
      'end',
      'date',
      'state',
      'locationIds',
      'status',
      'yearMonth',
      'sessionUUID',
      'email',
      'uuid',
      `x${call.id}`,
    ),
    word,
    { maxKeys: 4 },
  );

it(
  'G4 every malformed request gets a client error, never a server error',
  async () => {
    let requests = 0;
    const faults: string[] = [];
    const wellFormed = (value: string) => value.toWellFormed();
    for (const call of world.router.calls.filter(
      ({ id }) => id !== 'signIn' && id !== 'createAccount' && id !== 'changePassword' && id !== 'resetPassword',
    )) {
      const parameters = fc.record({
        caller: fc.constantFrom(...callers),
        path: fc.array(fc.oneof(fc.constantFrom('1', '2', '999999'), word), { minLength: 3, maxLength: 3 }),
        query: buildQuery(call),
        body: bodyNear(call),
        ifMatch: fc.constantFrom('1', '0', '"1"', '*', 'abc', '9'.repeat(30)),
      });
      for (const { caller, path, query, body, ifMatch } of fc.sample(parameters, { numRuns: RUNS, seed: SEED })) {
        let at = 0;
        const filled = getAddress(call).replaceAll(
          /:\w+/g,
          () => encodeURIComponent(wellFormed(path[at++] ?? '')) || '1',
        );
        const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, wellFormed(value)]));
        const isWrite = call.method !== 'GET';
        const reply = await caller.send(call.method, `${filled}?${search}`, {
          headers: { 'if-match': ifMatch },
          ...(isWrite &&
            (call.form === 'multipart' ? { file: JSON.stringify(body) ?? '' } : { body: JSON.stringify(body) ?? '' })),
        });
        requests++;
        if (reply.status >= 500 && reply.problem?.message !== 'The service is busy. Please try again.') {
          faults.push(
            `${call.method} ${filled}?${search} ${JSON.stringify(body)?.slice(0, 300)} → ${reply.status} ${world.log.at(-1)?.detail}`,
          );
        }
        if (reply.status >= 400)
          expect
            .soft(reply.body, call.id)
            .toMatchObject(
              call.fhir ? { resourceType: 'OperationOutcome' } : { status: reply.status, message: expect.any(String) },
            );
        expect
          .soft(JSON.stringify(reply.body), call.id)
          .not.toMatch(/syntax error|at .*\.ts:\d+|select .* from |node_modules/i);
      }
    }
    expect(faults).toEqual([]);
    console.log(`${requests} malformed requests`);
    expect(requests).toBeGreaterThan(500);
  },
  RUNS * 10_000,
);
