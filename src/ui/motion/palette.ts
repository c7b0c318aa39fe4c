import { readPalette, type Palette } from './strokeColours.ts';

let palette: Palette | undefined;
const redraws = new Set<() => void>();
let stop: (() => void) | undefined;

const changed = () => {
  palette = undefined;
  for (const redraw of redraws) redraw();
};

const follow = () => {
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => window.matchMedia?.(query));
  for (const each of media) each?.addEventListener?.('change', changed);
  return () => {
    theme.disconnect();
    for (const each of media) each?.removeEventListener?.('change', changed);
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
