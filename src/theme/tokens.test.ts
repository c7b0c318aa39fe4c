import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { edgePairs, schemes, textPairs, type Scheme } from './tokens.ts';

describe('contrast', () => {
  it('agrees with the worked examples of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });
});

describe.each(Object.keys(schemes) as Scheme[])('colours, %s', (scheme) => {
  const colours = schemes[scheme];

  it.each(textPairs)('%s can be read on %s (AA, 4.5:1)', (text, background) => {
    expect(contrast(colours[text], colours[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s can be seen on %s (AA, 3:1)', (edge, background) => {
    expect(contrast(colours[edge], colours[background])).toBeGreaterThanOrEqual(3);
  });
});
