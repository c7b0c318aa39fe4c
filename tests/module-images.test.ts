import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moduleImageKey, moduleImagePath, moduleImages } from '../contract/scan-modules/scan-modules.ts';

const fileOf = (key: number) => new URL(`../public${moduleImagePath(key)}`, import.meta.url);

it('MODS-31 has 15 images, keyed 1 to 15 in the order of the specification', () => {
  expect(moduleImages.map((name, index) => `${index + 1} ${name}`)).toEqual([
    '1 Activities of Daily Living (ADL)',
    '2 Balance & Stability',
    '3 Bone Health & Osteoporosis Risk',
    '4 Cardiovascular Health',
    '5 Gait Event Screening',
    '6 General Health & Functional Fitness',
    '7 Lower Extremity',
    '8 Mobility & Joint Health',
    '9 Neurological & Cognitive Health',
    '10 Posture & Alignment',
    '11 Rehabilitation & Recovery',
    '12 Research and Development',
    '13 Sport Specific & Performance',
    '14 Strength & Endurance',
    '15 Upper Extremity',
  ]);
  expect(moduleImageKey('/scan-modules/15.svg')).toBe(15);
  expect(moduleImageKey('/scan-modules/16.svg')).toBeNull();
});

it('MODS-31 has a drawing for each, on one grid, different from all others and without a script', () => {
  const drawings = moduleImages.map((_, index) => {
    expect(existsSync(fileOf(index + 1))).toBe(true);
    return readFileSync(fileOf(index + 1), 'utf8');
  });
  expect(new Set(drawings).size).toBe(15);
  for (const drawing of drawings) {
    expect(drawing).toContain('viewBox="0 0 64 64"');
    expect(drawing).not.toMatch(/<script|href|on\w+=/);
  }
});
