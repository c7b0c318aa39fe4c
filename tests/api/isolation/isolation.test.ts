import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, probedAccessLayers, type World } from '../world.ts';
import { probers } from './actors.ts';
import { probeForeignWrites, probeReads } from './probes.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

for (const [name, standing, tags] of probedAccessLayers)
  describe(`with ${name}`, { tags, timeout: 300_000 }, () => {
    it('SEC-02 no call returns records that the actor may not see', async () => {
      const { probes, leaks, answered, unlike, faults } = await probeReads(world.beside({ accessLayers: standing }));
      expect(faults).toEqual([]);
      expect(leaks).toEqual([]);
      expect(answered).toEqual([]);
      if (standing.app) expect(unlike).toEqual([]);
      expect(probes).toBeGreaterThan(process.env.PROBED_PATHS ? 0 : 400);
    });

    it('no call changes records that the actor may not change', async () => {
      const { probes, accepted, changed, faults } = await probeForeignWrites(world.beside({ accessLayers: standing }));
      expect(faults).toEqual([]);
      if (standing.app) expect(accepted).toEqual([]);
      expect(changed).toEqual([]);
      expect(probes).toBeGreaterThan(200);
    });
  });

it('the probes find leaks when both access layers are off', async () => {
  const open = world.beside({ accessLayers: { app: false, rls: false } });
  const { leaks } = await probeReads(open, { actors: probers, calls: ({ id }) => id.startsWith('list') });
  expect(leaks.length).toBeGreaterThan(10);
}, 300_000);
