import type { Category, Outcome } from './outcome.ts';

/** Categories from the least to the most severe (RISK-24..26). */
export const scales = {
  FALL: ['LOW', 'MEDIUM', 'HIGH'],
  UPDRS: ['NORMAL', 'SLIGHT', 'MILD', 'MODERATE', 'SEVERE'],
  CRST: ['NONE', 'SLIGHT', 'MODERATE', 'MARKED', 'SEVERE'],
} as const satisfies Record<string, readonly Category[]>;
export type Scale = keyof typeof scales;

/** The scale of an outcome: tremors by its title, else by the categories that only CRST has. */
export function scaleOf({ type, title, factors }: Pick<Outcome, 'type' | 'title' | 'factors'>): Scale {
  if (type === 'FALL') return 'FALL';
  if (title && /crst/i.test(title)) return 'CRST';
  if (title && /updrs/i.test(title)) return 'UPDRS';
  return factors.some(({ category }) => category === 'NONE' || category === 'MARKED') ? 'CRST' : 'UPDRS';
}

/** What applies when no factor matches (RISK-27, OPEN-136). */
export const lowestOf = (scale: Scale): Category => scales[scale][0];

export type LevelColour = 'green' | 'lightGreen' | 'yellow' | 'orange' | 'red';

const fallColours: Partial<Record<Category, LevelColour>> = { LOW: 'green', MEDIUM: 'yellow', HIGH: 'red' };
const tremorColours: Partial<Record<Category, LevelColour>> = {
  NONE: 'green',
  NORMAL: 'green',
  SLIGHT: 'lightGreen',
  MILD: 'yellow',
  MODERATE: 'orange',
  MARKED: 'orange',
  SEVERE: 'red',
};

/** The colour of a level (RISK-51, OPEN-139): moderate is the fourth level of UPDRS, but the third of CRST. */
export function colourOf(category: Category, scale: Scale): LevelColour {
  if (scale === 'CRST' && category === 'MODERATE') return 'yellow';
  return fallColours[category] ?? tremorColours[category] ?? 'green';
}
