import { describe, expect, it } from 'vitest';
import { percentBelow } from './report.ts';

const at = (speed: number | null) => ({
  session: { data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value: speed, unit: 'm/s' }] }] },
});

describe('the share of slow sessions', () => {
  it('GAIT-12 CONST-07 counts what lies below 0.8 m/s, and not 0.8 itself', () => {
    expect(percentBelow([at(0.79), at(0.8), at(1.1), at(0.5)])).toBe(50);
    expect(percentBelow([at(0.4), at(0.9), at(1)])).toBe(33);
    expect(percentBelow([at(0.8)])).toBe(0);
  });

  it('GAIT-12 leaves out sessions whose speed was not measured', () => {
    expect(percentBelow([at(null), at(0.4)])).toBe(100);
    expect(percentBelow([at(null)])).toBeNull();
    expect(percentBelow([])).toBeNull();
  });
});
