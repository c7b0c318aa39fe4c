import { expect, it } from 'vitest';
import { CarePathBody } from '../../contract/care-paths/shapes.ts';
import { buildDemo } from './build.ts';

const demo = buildDemo(new Date('2026-11-21T15:00:00Z'), 'hash');

it('the demo has one published path with two patients on it, who moved on by what was measured', () => {
  expect(demo.carePaths).toHaveLength(1);
  const [{ name, phases, publishedPhases }] = demo.carePaths as [(typeof demo.carePaths)[number]];
  expect(CarePathBody.safeParse({ name, phases }).error?.issues ?? []).toEqual([]);
  expect(publishedPhases).toEqual(phases);
  const [one, two] = demo.patientPaths;
  expect(new Set([one!.patientId, two!.patientId]).size).toBe(2);
  for (const { id, phaseIndex, endedAt } of demo.patientPaths) {
    const steps = demo.patientPathSteps.filter(({ patientPathId }) => patientPathId === id);
    expect(steps.map(({ toIndex }) => toIndex)).toEqual(Array.from({ length: phaseIndex! }, (_, at) => at + 1));
    expect(phaseIndex).toBeGreaterThan(0);
    expect(endedAt ?? null).toBeNull();
  }
});
