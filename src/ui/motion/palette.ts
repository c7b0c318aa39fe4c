import { tones, type Tone } from '@exer/motion-figures/picture.ts';

/** The color of each tone: a token or a color of its own, its percentage, and the ground that it is mixed with. */
const mixes: Record<Tone, readonly [color: string, percent: number]> = {
  skin: ['#cf9f80', 100],
  skinFar: ['#cf9f80', 66],
  blush: ['#bd8868', 100],
  hair: ['#6a5145', 100],
  feature: ['#3d2f28', 100],
  white: ['#ffffff', 100],
  shirt: ['--ink-muted', 36],
  shirtFar: ['--ink-muted', 24],
  pants: ['--ink-muted', 66],
  pantsFar: ['--ink-muted', 42],
  moving: ['--primary', 100],
  movingFar: ['--primary', 58],
  thing: ['--warning', 52],
  thingTop: ['--warning', 34],
  pillow: ['--info', 26],
  band: ['--level-orange', 100],
  mat: ['--border-strong', 24],
  floor: ['--border-strong', 42],
  shine: ['#ffffff', 100],
};

/** How strong the light spots on round parts are. */
const shineStrength = 15;

/** Token of the background of a drawing, which separates limbs. */
export const groundToken = 'sunken';

const mixTone = (tone: Tone, read: (color: string) => string, ground: string) => {
  const [color, percent] = mixes[tone];
  if (tone === 'shine') return `color-mix(in srgb, ${color} ${shineStrength}%, transparent)`;
  return percent === 100 ? read(color) : `color-mix(in srgb, ${read(color)} ${percent}%, ${ground})`;
};

/** The color of a tone as CSS with custom properties. */
export const toneColour = (tone: Tone): string =>
  mixTone(tone, (color) => (color.startsWith('--') ? `var(${color})` : color), `var(--${groundToken})`);

export type Palette = Record<Tone | 'ground', string>;

const forced: Palette = {
  skin: 'GrayText',
  skinFar: 'GrayText',
  blush: 'CanvasText',
  hair: 'CanvasText',
  feature: 'CanvasText',
  white: 'Canvas',
  shirt: 'CanvasText',
  shirtFar: 'GrayText',
  pants: 'CanvasText',
  pantsFar: 'GrayText',
  moving: 'Highlight',
  movingFar: 'Highlight',
  thing: 'LinkText',
  thingTop: 'LinkText',
  pillow: 'GrayText',
  band: 'LinkText',
  mat: 'GrayText',
  floor: 'GrayText',
  shine: 'transparent',
  ground: 'Canvas',
};

/** The computed colors of the page, for a canvas. */
export const readPalette = (): Palette => {
  if (window.matchMedia?.('(forced-colors: active)').matches) return forced;
  const style = getComputedStyle(document.documentElement);
  const read = (color: string) => (color.startsWith('--') ? style.getPropertyValue(color).trim() || '#777' : color);
  const palette = { ground: read(`--${groundToken}`) } as Palette;
  for (const tone of tones) palette[tone] = mixTone(tone, read, palette.ground);
  return palette;
};

let palette: Palette | undefined;
const redraws = new Set<() => void>();
let stop: (() => void) | undefined;

const handleChange = () => {
  palette = undefined;
  for (const redraw of redraws) redraw();
};

const follow = () => {
  const theme = new MutationObserver(handleChange);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => window.matchMedia?.(query));
  for (const each of media) each?.addEventListener?.('change', handleChange);
  return () => {
    theme.disconnect();
    for (const each of media) each?.removeEventListener?.('change', handleChange);
    palette = undefined;
  };
};

/** Current drawing colors, read again when theme or contrast change. */
export const currentPalette = (): Palette => (palette ??= readPalette());

/** Calls back when the colors change; returns a function that stops it. */
export const onPaletteChange = (redraw: () => void): (() => void) => {
  stop ??= follow();
  redraws.add(redraw);
  return () => {
    redraws.delete(redraw);
    if (redraws.size > 0) return;
    stop?.();
    stop = undefined;
  };
};
