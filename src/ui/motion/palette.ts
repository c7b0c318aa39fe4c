import type { Tone } from '@exer/motion-figures/picture.ts';

/** The color of each tone: a token, its percentage, and the ground it is mixed with. */
const mixes: Record<Tone, readonly [token: string, percent: number]> = {
  body: ['ink-muted', 100],
  bodyFar: ['ink-muted', 48],
  moving: ['primary', 100],
  movingFar: ['primary', 52],
  thing: ['warning', 62],
  band: ['level-orange', 100],
  floor: ['border-strong', 35],
};

/** Token of the background of a drawing, which separates limbs. */
export const groundToken = 'sunken';

const mixed = (colour: string, percent: number, ground: string) =>
  percent === 100 ? colour : `color-mix(in srgb, ${colour} ${percent}%, ${ground})`;

/** The color of a tone as CSS with custom properties. */
export const toneColour = (tone: Tone): string => {
  const [token, percent] = mixes[tone];
  return mixed(`var(--${token})`, percent, `var(--${groundToken})`);
};

export type Palette = Record<Tone | 'ground', string>;

const forced: Palette = {
  body: 'CanvasText',
  bodyFar: 'GrayText',
  moving: 'Highlight',
  movingFar: 'GrayText',
  thing: 'LinkText',
  band: 'LinkText',
  floor: 'GrayText',
  ground: 'Canvas',
};

/** The computed colors of the page, for a canvas. */
export const readPalette = (): Palette => {
  if (window.matchMedia?.('(forced-colors: active)').matches) return forced;
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => style.getPropertyValue(`--${token}`).trim() || '#777';
  const ground = read(groundToken);
  const palette = { ground } as Palette;
  for (const tone of Object.keys(mixes) as Tone[]) {
    const [token, percent] = mixes[tone];
    palette[tone] = mixed(read(token), percent, ground);
  }
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
