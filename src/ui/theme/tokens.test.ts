import { describe, expect, it } from 'vitest';
import { edgePairs, schemes, textPairs, type Scheme } from './tokens.ts';

const channel = (hex: string, from: number): number => {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast of two `#rrggbb` colors by WCAG 2.2, from 1 (none) to 21 (black on white). */
const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

describe('contrast', () => {
  it('agrees with the worked examples of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });
});

describe.each(Object.keys(schemes) as Scheme[])('the colors of the %s scheme', (scheme) => {
  const colours = schemes[scheme];

  it.each(textPairs)('include %s that is readable on %s (AA, 4.5:1)', (text, background) => {
    expect(contrast(colours[text], colours[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('include %s that is visible on %s (AA, 3:1)', (edge, background) => {
    expect(contrast(colours[edge], colours[background])).toBeGreaterThanOrEqual(3);
  });
});
