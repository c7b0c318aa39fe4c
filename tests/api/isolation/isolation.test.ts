import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';
import { probeForeignWrites, probeReads } from './probes.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const walls = [
  ['both walls', { app: true, rls: true }],
  ['row-level security alone', { app: false, rls: true }],
  ['the application’s checks alone', { app: true, rls: false }],
] as const;

describe.each(walls)('behind %s', (_name, standing) => {
  it('SEC-02 nobody reads what is not theirs, by any call', async () => {
    const { probes, leaks, unlike, faults } = await probeReads(world.beside({ walls: standing }));
    expect(faults).toEqual([]);
    expect(leaks).toEqual([]);
    if (standing.app && standing.rls) expect(unlike).toEqual([]);
    expect(probes).toBeGreaterThan(400);
  }, 300_000);

  it('nobody changes what is not theirs, by any call', async () => {
    const { probes, accepted, changed, faults } = await probeForeignWrites(world.beside({ walls: standing }));
    expect(faults).toEqual([]);
    if (standing.app) expect(accepted).toEqual([]);
    expect(changed).toEqual([]);
    expect(probes).toBeGreaterThan(200);
  }, 300_000);
});

it('the oracle notices when both walls are down', async () => {
  const { leaks } = await probeReads(world.beside({ walls: { app: false, rls: false } }));
  expect(leaks.length).toBeGreaterThan(10);
}, 300_000);
