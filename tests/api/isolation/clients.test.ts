import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/platform/call.ts';
import { apiScopes } from '../../../contract/platform/api-scopes.ts';
import { ReportPrinter } from '../../../server/reports/report-printer.ts';
import { openWorld, probedAccessLayers, type World } from '../world.ts';
import { clientProbers, scopeProbers, type Prober } from './actors.ts';
import { listHoldings } from './owned-params.ts';
import { probe, probeForeignWrites, probeReads } from './probes.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** As patient as these tests: other tests may be at work on the same machine. */
const printer = new ReportPrinter({ timeoutMs: 60_000 });
const isOpenToClients = ({ scopes }: Call) => scopes !== undefined;
const ofClients = (actors: Prober[]) => ({ actors: async () => actors, calls: isOpenToClients });

for (const [name, accessLayers, tags] of probedAccessLayers)
  describe(`API clients with ${name}`, { tags, timeout: 300_000 }, () => {
    it('SVC-10 SEC-02 no call returns records of another organization or location', async () => {
      const beside = world.beside({ accessLayers, printer });
      const actors = ofClients(await clientProbers(beside));
      const { probes, leaks, answered, unlike, faults } = await probeReads(beside, actors);
      expect(faults).toEqual([]);
      expect(leaks).toEqual([]);
      expect(answered).toEqual([]);
      if (accessLayers.app) expect(unlike).toEqual([]);
      expect(probes).toBeGreaterThan(300);
    });

    it('SVC-10 no call changes records of another organization or location', async () => {
      const beside = world.beside({ accessLayers, printer });
      const { accepted, changed, faults } = await probeForeignWrites(beside, ofClients(await clientProbers(beside)));
      expect(faults).toEqual([]);
      if (accessLayers.app) expect(accepted).toEqual([]);
      expect(changed).toEqual([]);
    });
  });

/** What no client may ever do: everything about accounts, people, settings, billing and the vendor's records. */
const closedActions = /^(account|team|rtm|notes|vendor)\.|^(organization\.manage|programs\.write)$/;

it('SVC-09 no call of accounts, people, settings, billing or the vendor names a scope', () => {
  const open = world.router.calls.filter(isOpenToClients);
  expect(open.length).toBeGreaterThan(20);
  for (const { id, access, scopes } of open) {
    expect.soft(access, id).toMatchObject({ action: expect.not.stringMatching(closedActions) });
    expect
      .soft(
        scopes!.every((scope) => apiScopes.includes(scope)),
        id,
      )
      .toBe(true);
  }
  expect([...new Set(open.flatMap(({ scopes }) => scopes!))].toSorted()).toEqual(apiScopes.toSorted());
});

it('SVC-09 a client reaches the calls of its scope alone: every other one answers 403 and does nothing', async () => {
  const own = listHoldings(world.seed.A, 0);
  const reached: string[] = [];
  for (const { scope, ...prober } of await scopeProbers(world))
    for (const call of world.router.calls.filter(({ access }) => typeof access === 'object')) {
      const isOwn = call.scopes?.includes(scope) ?? false;
      if (isOwn && call.method !== 'GET') continue;
      const { status } = await probe(call, prober, own);
      // A client has one export at a time.
      const answers = call.id.startsWith('export') ? [202, 404, 429] : [200, 202, 404];
      if (isOwn) expect.soft(answers, `${call.id} with ${scope}`).toContain(status);
      else if (status !== 403) reached.push(`${call.id} with ${scope}: ${status}`);
    }
  expect(reached).toEqual([]);
}, 300_000);
