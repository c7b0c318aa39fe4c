import { afterEach, expect, it, vi } from 'vitest';
import { loadTypeface } from './typeface.ts';
import { cssVariables, fontFamily } from './tokens.ts';

afterEach(() => vi.unstubAllGlobals());

it('the typeface is added after a frame was drawn, with its extended letters apart', () => {
  const frames: (() => void)[] = [];
  const added: unknown[][] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('FontFace', function FontFace(...face: unknown[]) {
    return { face };
  });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: ({ face }: { face: unknown[] }) => added.push(face) },
  });
  loadTypeface();
  frames.shift()!();
  expect(added).toEqual([]);
  frames.shift()!();
  expect(added.map(([family, , options]) => [family, options])).toEqual([
    ['Atkinson Hyperlegible Next', expect.objectContaining({ weight: '400 700', display: 'swap' })],
    ['Atkinson Hyperlegible Next', expect.objectContaining({ unicodeRange: 'U+100-151,U+154-17F' })],
  ]);
});

it('each font that stands in for the typeface has its width and height', () => {
  expect(fontFamily).toMatch(/^'Atkinson Hyperlegible Next', 'Stand-in', 'Stand-in for Linux', system-ui/);
  // 98.4 % above the line, 31.6 % below, each of a size that is 99.15 % of the stand-in's.
  expect(cssVariables()).toContain(
    "@font-face{font-family:'Stand-in';font-weight:400;src:local('Arial'),local('Liberation Sans'),local('Arimo');size-adjust:99.15%;ascent-override:99.24%;descent-override:31.87%;line-gap-override:0%}",
  );
});
