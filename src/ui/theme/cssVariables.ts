import { dark, fontFamily, GRID, light, monoFamily, radius, density, typeScale, type Colours } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colourRules = (colours: Colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');

/**
 * The tokens as CSS custom properties: `inkMuted` is `--ink-muted`, `typeScale.body` is `--text-body` (a `font`
 * shorthand), `radius.small` is `--radius-small`. The system's color scheme applies until the user chooses one (`<html
 * data-theme>`).
 */
export function cssVariables(): string {
  const fonts = Object.entries(typeScale).map(
    ([name, { size, line }]) => `--text-${name}:${size / 16}rem/${line / 16}rem var(--font);`,
  );
  const corners = Object.entries(radius).map(([name, pixels]) => `--radius-${name}:${pixels}px;`);
  const heights = Object.entries(density).map(([name, pixels]) => `--height-${name}:${pixels}px;`);
  return [
    `:root{color-scheme:light;--font:${fontFamily};--mono:${monoFamily};--grid:${GRID}px;`,
    fonts.join(''),
    corners.join(''),
    heights.join(''),
    `${colourRules(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${colourRules(dark)}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${colourRules(dark)}}`,
  ].join('');
}
