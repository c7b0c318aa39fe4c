import { TYPEFACE } from './typefaceName.ts';

/**
 * Design tokens: all colors, sizes and distances. Public pages read them as CSS custom properties (`cssVariables`),
 * the consoles through the Material UI theme (`muiTheme.ts`).
 */

export const light = {
  canvas: '#f0f4f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#ecf1f1',
  ink: '#10272d',
  inkMuted: '#48606a',
  inkFaint: '#596d74',
  border: '#dae3e4',
  borderStrong: '#768b91',
  primary: '#0b5d65',
  primaryHover: '#08474d',
  onPrimary: '#ffffff',
  primarySoft: '#dfefef',
  onPrimarySoft: '#08474d',
  focus: '#0e7c86',
  panel: '#0c2b32',
  panelLine: '#2f6a70',
  panelAccent: '#7fd6cf',
  onPanel: '#eaf5f4',
  onPanelMuted: '#a9c6c8',
  success: '#1a6639',
  successSoft: '#e2f3e8',
  warning: '#754700',
  warningSoft: '#fcf0d9',
  error: '#a1262b',
  errorSoft: '#fbe8e7',
  info: '#1d5788',
  infoSoft: '#e4eff8',
  neutral: '#43565d',
  neutralSoft: '#e7edee',
  dataMain: '#063f46',
  dataComparison: '#8a7fd0',
  dataGoal: '#728a91',
  levelGrey: '#9aa0a6',
  levelGreen: '#2f9a5a',
  levelLightGreen: '#a5cf5f',
  levelYellow: '#f2c61f',
  levelOrange: '#ea8a2f',
  levelRed: '#cd3b3b',
  scrim: 'rgb(12 35 41 / 45%)',
} as const;

export type ColourName = keyof typeof light;
export type Colours = Record<ColourName, string>;

export const dark: Colours = {
  canvas: '#0a1619',
  surface: '#112127',
  raised: '#1a2e35',
  sunken: '#0d1b20',
  ink: '#e5efef',
  inkMuted: '#a5b9be',
  inkFaint: '#8fa4aa',
  border: '#233a41',
  borderStrong: '#67828a',
  primary: '#5fc6c4',
  primaryHover: '#86d9d6',
  onPrimary: '#05282b',
  primarySoft: '#15393f',
  onPrimarySoft: '#a2e3e0',
  focus: '#6fd3d0',
  panel: '#0d2026',
  panelLine: '#2b5a60',
  panelAccent: '#7fd6cf',
  onPanel: '#e8f3f2',
  onPanelMuted: '#a3bfc2',
  success: '#8ad8a5',
  successSoft: '#133022',
  warning: '#efc571',
  warningSoft: '#362a10',
  error: '#f5a49e',
  errorSoft: '#3e1a1c',
  info: '#96c6f1',
  infoSoft: '#132d45',
  neutral: '#b5c6ca',
  neutralSoft: '#1e3238',
  dataMain: '#9be8e4',
  dataComparison: '#7468d2',
  dataGoal: '#647d85',
  levelGrey: '#8a9099',
  levelGreen: '#4fbf7d',
  levelLightGreen: '#b4da70',
  levelYellow: '#f5cf45',
  levelOrange: '#f09a48',
  levelRed: '#e8605c',
  scrim: 'rgb(0 0 0 / 60%)',
};

export const schemes = { light, dark } as const;
export type Scheme = keyof typeof schemes;

/**
 * Pairs of text and background colors, each tested against WCAG AA. Text needs 4.5:1; borders of controls and the focus
 * ring, and the colors of data, need 3:1.
 */
export const textPairs: readonly (readonly [text: ColourName, background: ColourName])[] = [
  ...(['ink', 'inkMuted', 'inkFaint', 'primary', 'error', 'success', 'warning', 'info'] as const).flatMap((text) =>
    (['canvas', 'surface', 'raised', 'sunken'] as const).map((background) => [text, background] as const),
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['onPanel', 'panel'],
  ['onPanelMuted', 'panel'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['error', 'errorSoft'],
  ['info', 'infoSoft'],
  ['neutral', 'neutralSoft'],
  ['ink', 'successSoft'],
  ['ink', 'warningSoft'],
  ['ink', 'errorSoft'],
  ['ink', 'infoSoft'],
];

export const edgePairs: readonly (readonly [edge: ColourName, background: ColourName])[] = [
  ['borderStrong', 'surface'],
  ['borderStrong', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
  ['panelAccent', 'panel'],
  // Three colors each 3:1 from white and from one another would need 27:1, and black on white is 21:1. So goal and comparison
  // differ by form as well: a dashed edge around a shaded band, and a line with square points.
  ...(['dataMain', 'dataComparison', 'dataGoal'] as const).flatMap((data) =>
    (['canvas', 'surface', 'sunken'] as const).map((background) => [data, background] as const),
  ),
  ['dataMain', 'dataComparison'],
  ['dataMain', 'dataGoal'],
];

const systemFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
/** The typeface, the fonts that stand in for it while it comes, and those for letters that it does not have. */
export const fontFamily = `'${TYPEFACE}', 'Stand-in', 'Stand-in for Linux', ${systemFonts}`;

interface StandIn {
  family: string;
  weight: string;
  local: readonly string[];
  /** Width of a text of the portal in the typeface, divided by its width in the stand-in. */
  width: number;
}
/** Fonts that most systems have; scripts/make-fonts.mjs says from which files of the typeface these figures come. */
const standIns: readonly StandIn[] = [
  { family: 'Stand-in', weight: '400', local: ['Arial', 'Liberation Sans', 'Arimo'], width: 0.9915 },
  {
    family: 'Stand-in',
    weight: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    width: 0.9711,
  },
  { family: 'Stand-in for Linux', weight: '400', local: ['DejaVu Sans'], width: 0.8744 },
  { family: 'Stand-in for Linux', weight: '600 700', local: ['DejaVu Sans Bold'], width: 0.8107 },
];
/** Heights above and below the line of the typeface, as shares of its size. */
const ASCENT = 0.984;
const DESCENT = 0.316;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const createFontRules = () =>
  standIns
    .map(({ family, weight, local, width }) =>
      [
        `@font-face{font-family:'${family}';font-weight:${weight};`,
        `src:${local.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(width)};`,
        `ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%}`,
      ].join(''),
    )
    .join('');

export const monoFamily = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** Size and line height in pixels; running text is `body`, and what stands second beside it is the same size in a quieter color. */
export const typeScale = {
  micro: { size: 12, line: 16 },
  body: { size: 14, line: 20 },
  lead: { size: 16, line: 24 },
  title: { size: 20, line: 28 },
  heading: { size: 24, line: 32 },
  display: { size: 32, line: 40 },
} as const;

/** All distances are multiples of this (half inside controls). */
export const GRID = 8;
/** Corners in pixels: inside tables, of everything else, and of round marks. */
export const radius = { small: 4, medium: 8, pill: 999 } as const;
/** Heights in pixels: a table row, a control in the console, a control on a public page (a finger's width). */
export const density = { row: 44, control: 40, touch: 44 } as const;

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
    createFontRules(),
    `:root{color-scheme:light;--font:${fontFamily};--mono:${monoFamily};--grid:${GRID}px;`,
    fonts.join(''),
    corners.join(''),
    heights.join(''),
    `${colourRules(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${colourRules(dark)}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${colourRules(dark)}}`,
  ].join('');
}
